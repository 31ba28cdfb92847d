/// The advance widths of Inter, by which text is measured without a font library.
///
/// The table covers ASCII, Latin-1 and common signs, without kerning, which is at most a few
/// hundredths of an em in a label. Widths of other characters are generous estimates. The
/// characters of DejaVu Sans Mono are 0.602 em wide.
package enum AdvanceWidths {
  /// A column of the table.
  package enum Face: Hashable, Sendable {
    /// Inter with weight 400.
    case regular
    /// Inter with weight 600.
    case semibold
    /// Inter with weight 700.
    case bold
    /// DejaVu Sans Mono.
    case monospaced
  }

  /// The sum of the advance widths of some text.
  package struct Total: Hashable, Sendable {
    /// The width in thousandths of an em.
    package var thousandths = 0
    /// Whether the table contains each character; `false` if a width was estimated.
    package var isExact = true
  }

  /// Returns the width of a character in thousandths of an em.
  package static func width(of character: Character, in face: Face) -> Int {
    character.unicodeScalars.reduce(0) { $0 + (advance(of: $1, in: face) ?? estimate($1)) }
  }

  /// Returns the total width of the characters of a text, which has no line breaks.
  package static func total(of text: String, in face: Face) -> Total {
    var total = Total()
    for scalar in text.unicodeScalars {
      if let known = advance(of: scalar, in: face) {
        total.thousandths += known
      } else {
        total.thousandths += estimate(scalar)
        total.isExact = false
      }
    }
    return total
  }

  private static func advance(of scalar: Unicode.Scalar, in face: Face) -> Int? {
    let index: Int
    switch scalar.value {
    case 0x20...0x7E: index = Int(scalar.value) - 0x20
    case 0xA0...0xFF: index = Int(scalar.value) - 0xA0 + 95
    default:
      guard let sign = signs.firstIndex(of: scalar) else { return nil }
      return face == .monospaced ? monospaced : signWidths[sign]
    }
    return switch face {
    case .regular: regular[index]
    case .semibold: semibold[index]
    case .bold: bold[index]
    case .monospaced: monospaced
    }
  }

  private static func estimate(_ scalar: Unicode.Scalar) -> Int {
    if scalar.properties.isEmojiPresentation { return 1_300 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: break
    }
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F000...0x3FFFF:
      return 1_000
    default: return 750
    }
  }

  private static let monospaced = 602

  private static let signs = Array("…×·“”–—−’µ‘€→←≥≤".unicodeScalars)
  private static let signWidths = [
    821, 680, 298, 422, 421, 500, 1_000, 680, 228, 667, 242, 686, 955, 955, 680, 680,
  ]

  // Advance widths in thousandths of an em, of Inter 4.0, measured by Pango 1.50 at 1000 pixels:
  // U+0020 to U+007E, then U+00A0 to U+00FF.

  private static let regular: [Int] = [
    281, 278, 403, 631, 638, 813, 639, 222, 362, 362, 500, 659, 276, 460, 276, 357, 648, 648,
    648, 648, 648, 648, 648, 648, 648, 648, 276, 276, 659, 659, 659, 507, 936, 676, 651, 727,
    719, 598, 587, 743, 740, 264, 543, 652, 563, 889, 753, 761, 635, 761, 639, 638, 642, 741,
    676, 949, 642, 665, 625, 362, 357, 362, 469, 452, 497, 564, 621, 558, 621, 582, 361, 609,
    591, 237, 237, 544, 237, 869, 585, 597, 609, 609, 372, 523, 364, 581, 557, 813, 540, 557,
    541, 362, 327, 362, 659, 281, 278, 558, 631, 723, 548, 266, 551, 591, 915, 449, 540, 540, 0,
    670, 449, 455, 659, 420, 430, 497, 622, 599, 276, 267, 313, 449, 540, 884, 926, 949, 507,
    676, 676, 676, 676, 676, 676, 990, 727, 598, 598, 598, 598, 264, 264, 264, 264, 719, 753,
    761, 761, 761, 761, 761, 659, 761, 741, 741, 741, 741, 665, 631, 609, 564, 564, 564, 564,
    564, 564, 925, 558, 582, 582, 582, 582, 237, 237, 237, 237, 580, 585, 597, 597, 597, 597,
    597, 659, 597, 581, 581, 581, 581, 557, 609, 557,
  ]

  private static let semibold: [Int] = [
    248, 309, 396, 643, 649, 844, 663, 213, 393, 393, 543, 673, 291, 466, 290, 379, 670, 670,
    670, 670, 669, 670, 670, 670, 670, 670, 290, 289, 673, 673, 673, 544, 999, 724, 657, 744,
    724, 608, 586, 755, 744, 275, 561, 677, 566, 906, 741, 775, 643, 776, 651, 649, 660, 734,
    724, 1007, 690, 705, 653, 393, 379, 393, 481, 468, 497, 575, 630, 577, 630, 593, 377, 625,
    613, 261, 261, 569, 261, 898, 610, 608, 625, 625, 397, 549, 380, 608, 576, 837, 563, 576,
    562, 393, 358, 393, 673, 248, 309, 577, 658, 751, 564, 319, 579, 553, 915, 474, 597, 566, 0,
    666, 526, 458, 673, 423, 438, 497, 652, 606, 290, 339, 318, 473, 599, 881, 919, 960, 544,
    724, 724, 724, 724, 724, 724, 1017, 744, 608, 608, 608, 608, 275, 275, 275, 275, 724, 741,
    775, 775, 775, 775, 775, 673, 775, 734, 734, 734, 734, 705, 657, 646, 575, 575, 575, 575,
    575, 575, 917, 577, 593, 593, 593, 593, 261, 261, 261, 261, 593, 610, 608, 608, 608, 608,
    608, 673, 608, 608, 608, 608, 608, 576, 612, 576,
  ]

  private static let bold: [Int] = [
    232, 325, 392, 650, 655, 859, 674, 209, 409, 409, 565, 680, 299, 469, 298, 390, 682, 682,
    682, 682, 680, 682, 682, 682, 682, 682, 298, 296, 680, 680, 680, 563, 1031, 748, 661, 752,
    727, 613, 585, 761, 746, 281, 570, 690, 567, 915, 735, 782, 648, 783, 656, 655, 668, 729,
    748, 1036, 714, 724, 667, 409, 390, 409, 488, 477, 497, 580, 635, 587, 635, 598, 386, 633,
    624, 272, 272, 582, 272, 912, 622, 614, 632, 632, 409, 562, 388, 622, 586, 850, 574, 586,
    572, 409, 374, 409, 680, 232, 325, 587, 672, 765, 572, 345, 593, 535, 915, 487, 626, 580, 0,
    664, 565, 460, 680, 424, 442, 497, 667, 610, 298, 374, 321, 485, 629, 879, 916, 965, 563,
    748, 748, 748, 748, 748, 748, 1030, 752, 613, 613, 613, 613, 281, 281, 281, 281, 727, 735,
    782, 782, 782, 782, 782, 680, 782, 729, 729, 729, 729, 724, 671, 664, 580, 580, 580, 580,
    580, 580, 914, 587, 598, 598, 598, 598, 272, 272, 272, 272, 599, 622, 614, 614, 614, 614,
    614, 680, 614, 622, 622, 622, 622, 586, 613, 586,
  ]
}

package import Foundation

/// The size of a picture, from the header of its file.
///
/// Sources: the specifications of PNG (third edition, 11.2.1), GIF89a (18), JPEG (ITU-T T.81, B.2.2),
/// WebP (RFC 9649), SVG 2 (8) and PDF (ISO 32000-1, 14.11.2).
package struct PictureSize: Hashable, Sendable {
  /// The width in pixels, or in points for a vector picture.
  package var width: Double
  /// The height likewise.
  package var height: Double
  /// Whether the picture has no pixels.
  package var isVector = false

  /// A file that is not a picture, or whose header is damaged.
  package struct Failure: Error, Equatable {
    package let reason: String
  }

  /// Reads the header of a file.
  ///
  /// - Throws: `Failure` with the problem.
  package static func read(from path: String) throws(Failure) -> PictureSize {
    guard let data = FolderContents.start(of: path, count: 1 << 20) else {
      throw Failure(reason: "the file can't be read")
    }
    return try PictureSize(data)
  }

  /// Reads the header at the start of a file's bytes.
  ///
  /// - Throws: `Failure` with the problem.
  init(_ data: Data) throws(Failure) {
    let bytes = Bytes(Array(data))
    let found: (Double, Double, Bool)?
    let format: String
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
      (format, found) = ("PNG", Self.png(bytes))
    } else if bytes.starts(with: [0xFF, 0xD8]) {
      (format, found) = ("JPEG", Self.jpeg(bytes))
    } else if bytes.starts(with: Array("GIF8".utf8)) {
      (format, found) = ("GIF", Self.pair(bytes.little(6), bytes.little(8)))
    } else if bytes.starts(with: Array("RIFF".utf8)) {
      (format, found) = ("WebP", Self.webp(bytes))
    } else if bytes.starts(with: Array("%PDF".utf8)) {
      (format, found) = ("PDF", Self.pdf(bytes))
    } else if let text = String(data: data.prefix(65_536), encoding: .utf8),
      let start = text.range(of: "<svg")
    {
      (format, found) = ("SVG", Self.svg(text[start.lowerBound...]))
    } else {
      throw Failure(reason: "the file is not a PNG, JPEG, GIF, WebP, PDF or SVG picture")
    }
    guard let found, found.0.isFinite, found.1.isFinite, found.0 > 0, found.1 > 0,
      found.0 < 1e7, found.1 < 1e7
    else { throw Failure(reason: "the header of the \(format) picture is damaged") }
    (width, height, isVector) = found
  }

  private struct Bytes {
    let all: [UInt8]

    init(_ all: [UInt8]) {
      self.all = all
    }

    func starts(with start: [UInt8]) -> Bool { all.starts(with: start) }
    func byte(_ index: Int) -> Int? { all.indices.contains(index) ? Int(all[index]) : nil }
    func big(_ index: Int) -> Int? {
      guard let high = byte(index), let low = byte(index + 1) else { return nil }
      return high << 8 | low
    }
    func little(_ index: Int) -> Int? {
      guard let low = byte(index), let high = byte(index + 1) else { return nil }
      return high << 8 | low
    }
    func big32(_ index: Int) -> Int? {
      guard let high = big(index), let low = big(index + 2) else { return nil }
      return high << 16 | low
    }
    func text(_ range: Range<Int>) -> String {
      String(decoding: all[range.clamped(to: all.indices)], as: UTF8.self)
    }
  }

  private static func pair(_ width: Int?, _ height: Int?) -> (Double, Double, Bool)? {
    guard let width, let height else { return nil }
    return (Double(width), Double(height), false)
  }

  private static func png(_ bytes: Bytes) -> (Double, Double, Bool)? {
    // Xcode's optimized files have a chunk CgBI before the header.
    let start = bytes.text(12..<16) == "CgBI" ? 28 : 12
    guard bytes.text(start..<start + 4) == "IHDR" else { return nil }
    return pair(bytes.big32(start + 4), bytes.big32(start + 8))
  }

  private static func jpeg(_ bytes: Bytes) -> (Double, Double, Bool)? {
    var index = 2
    while let lead = bytes.byte(index), let marker = bytes.byte(index + 1) {
      guard lead == 0xFF else { return nil }
      if marker == 0xFF {
        index += 1
      } else if marker == 0x01 || (0xD0...0xD8).contains(marker) {
        index += 2
      } else if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        return pair(bytes.big(index + 7), bytes.big(index + 5))
      } else {
        guard let length = bytes.big(index + 2), length >= 2, marker != 0xD9, marker != 0xDA else {
          return nil
        }
        index += 2 + length
      }
    }
    return nil
  }

  private static func webp(_ bytes: Bytes) -> (Double, Double, Bool)? {
    switch bytes.text(12..<16) {
    case "VP8 ":
      return pair(bytes.little(26).map { $0 & 0x3FFF }, bytes.little(28).map { $0 & 0x3FFF })
    case "VP8L":
      guard let low = bytes.little(21), let high = bytes.little(23) else { return nil }
      let bits = low | high << 16
      return pair(bits & 0x3FFF + 1, bits >> 14 & 0x3FFF + 1)
    case "VP8X":
      guard let width = bytes.little(24), let more = bytes.byte(26), let height = bytes.little(27),
        let rest = bytes.byte(29)
      else { return nil }
      return pair((width | more << 16) + 1, (height | rest << 16) + 1)
    default: return nil
    }
  }

  /// The first media box; a PDF whose objects are compressed has none.
  private static func pdf(_ bytes: Bytes) -> (Double, Double, Bool)? {
    let key = Array("/MediaBox".utf8)
    var index = 0
    while index + key.count < bytes.all.count {
      guard bytes.all[index] == key[0], bytes.all[index...].starts(with: key) else {
        index += 1
        continue
      }
      let text = bytes.text(index + key.count..<index + key.count + 200)
      guard let open = text.firstIndex(of: "["), let close = text[open...].firstIndex(of: "]")
      else {
        return nil
      }
      let numbers = text[open..<close].dropFirst().split { $0.isWhitespace }.compactMap {
        Double($0)
      }
      guard numbers.count == 4 else { return nil }
      return (abs(numbers[2] - numbers[0]), abs(numbers[3] - numbers[1]), true)
    }
    return nil
  }

  private static func svg(_ text: Substring) -> (Double, Double, Bool)? {
    guard let end = text.firstIndex(of: ">") else { return nil }
    let tag = text[..<end]
    if let width = length(attribute("width", in: tag)),
      let height = length(attribute("height", in: tag))
    {
      return (width, height, true)
    }
    let box = attribute("viewBox", in: tag)?.split { $0.isWhitespace || $0 == "," }
    guard let numbers = box?.compactMap({ Double($0) }), numbers.count == 4 else { return nil }
    return (numbers[2], numbers[3], true)
  }

  private static func attribute(_ name: String, in tag: Substring) -> Substring? {
    var rest = tag
    while let range = rest.range(of: name) {
      let isWhole = rest[..<range.lowerBound].last?.isWhitespace ?? false
      rest = rest[range.upperBound...]
      let value = rest.drop { $0.isWhitespace }
      guard isWhole, value.first == "=" else { continue }
      let quoted = value.dropFirst().drop { $0.isWhitespace }
      guard let quote = quoted.first, quote == "\"" || quote == "'" else { return nil }
      return quoted.dropFirst().prefix { $0 != quote }
    }
    return nil
  }

  /// A length in pixels, the unit of SVG; `nil` for percentages.
  private static func length(_ text: Substring?) -> Double? {
    guard let text else { return nil }
    let digits = text.prefix { $0.isNumber || $0 == "." }
    guard let number = Double(digits) else { return nil }
    switch text.dropFirst(digits.count) {
    case "", "px": return number
    case "pt": return number * 4 / 3
    case "mm": return number * 96 / 25.4
    case "cm": return number * 96 / 2.54
    case "in": return number * 96
    default: return nil
    }
  }
}

extension PictureSize {
  /// The number of pixels per point that a file's name states: 2 for `icon@2x.png`.
  package static func scale(ofFile path: String) -> CGFloat {
    let name = (path.split(separator: "/").last ?? "").prefix { $0 != "." && $0 != "~" }
    return name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1
  }
}

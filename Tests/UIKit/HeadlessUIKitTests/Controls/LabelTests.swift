import Foundation
import HeadlessUIKit
import Testing

/// Widths are sums of the table's rows, which `TextMetricsTests` checks.
struct `Labels` {
  /// The height of lines of 17 points, in points: each is 20.287 points high, and a point has three
  /// pixels.
  private static let heights: [CGFloat] = [0, 61.0 / 3, 122.0 / 3, 183.0 / 3]

  @MainActor private func label(_ text: String?, lines: Int = 1) -> UILabel {
    let label = UILabel()
    label.text = text
    label.numberOfLines = lines
    return label
  }

  @Test @MainActor func `a label is as large as its text, rounded up to pixels`() async throws {
    try await withApp { _ in
      let hello = label("Hello")
      // 2.393 em of 17 points are 40.681 points.
      #expect(hello.intrinsicContentSize == CGSize(width: 41, height: Self.heights[1]))
      hello.font = .systemFont(ofSize: 20)
      // 47.86 points wide, 23.867 points high.
      #expect(hello.intrinsicContentSize == CGSize(width: 48, height: 24))
      hello.font = .boldSystemFont(ofSize: 20)
      // 2.467 em of 20 points are 49.34 points.
      #expect(hello.intrinsicContentSize == CGSize(width: 149.0 / 3, height: 24))
      hello.font = nil
      #expect(hello.font == .systemFont(ofSize: 17))
    }
  }

  @Test(arguments: [nil, ""]) @MainActor
  func `a label without text has the size zero`(text: String?) async throws {
    try await withApp { _ in
      #expect(label(text).intrinsicContentSize == .zero)
      #expect(label(text, lines: 0).sizeThatFits(CGSize(width: 9, height: 9)) == .zero)
    }
  }

  @Test @MainActor func `a label in the window of a device uses the device's pixels`() async throws
  {
    try await withApp { _ in
      let hello = label("Hello")
      let device = try #require(HeadlessDevice.named("iPhone SE"))
      let window = UIWindow(device: device)
      window.addSubview(hello)
      // 81.36 and 40.57 pixels
      #expect(hello.intrinsicContentSize == CGSize(width: 41, height: 20.5))
      hello.removeFromSuperview()
      #expect(hello.intrinsicContentSize.height == Self.heights[1])
    }
  }

  /// The greatest width and number of lines, the width of the longest line, and the number of lines.
  ///
  /// "aaa" is 1.692 em wide and a space 0.281 em: 28.764 and 4.777 points.
  private static let wrapped: [(width: Double, limit: Int, longest: Double, count: Int)] = [
    (100, 0, 96, 1), (90, 0, 187.0 / 3, 2), (62.4, 0, 187.0 / 3, 2), (62, 0, 29, 3),
    (29, 0, 29, 3), (62, 2, 29, 2), (62, 1, 96, 1),
  ]

  @Test(arguments: wrapped.indices) @MainActor
  func `lines of a label are broken after words`(row: Int) async throws {
    let (width, lines, widest, count) = Self.wrapped[row]
    try await withApp { _ in
      let words = label("aaa aaa aaa", lines: lines)
      let expected = CGSize(width: widest, height: Self.heights[count])
      words.preferredMaxLayoutWidth = width
      #expect(words.intrinsicContentSize == expected)
      words.preferredMaxLayoutWidth = 0
      #expect(words.sizeThatFits(CGSize(width: width, height: 1)) == expected)
      #expect(words.intrinsicContentSize == CGSize(width: 96, height: Self.heights[1]))
    }
  }

  @Test @MainActor func `a word that is too long is broken between characters`() async throws {
    try await withApp { _ in
      // Two letters are 19.176 points wide, three 28.764.
      let size = label("aaaaa a", lines: 0).sizeThatFits(CGSize(width: 20, height: 0))
      #expect(size == CGSize(width: 58.0 / 3, height: 244.0 / 3))
      let narrow = label("aaa", lines: 0).sizeThatFits(CGSize(width: 1, height: 0))
      #expect(narrow == CGSize(width: 1, height: Self.heights[3]))
    }
  }

  @Test @MainActor func `a label that wraps by characters fills its lines`() async throws {
    try await withApp { _ in
      let letters = label("aa aa", lines: 0)
      letters.preferredMaxLayoutWidth = 34
      #expect(letters.intrinsicContentSize == CGSize(width: 58.0 / 3, height: Self.heights[2]))
      letters.lineBreakMode = .byCharWrapping
      // The first line is "aa a".
      #expect(letters.intrinsicContentSize == CGSize(width: 101.0 / 3, height: Self.heights[2]))
    }
  }

  @Test @MainActor func `a newline ends a line`() async throws {
    try await withApp { _ in
      let size = CGSize(width: 29, height: Self.heights[3])
      #expect(label("a\n\naaa", lines: 0).intrinsicContentSize == size)
      #expect(label("a\r\nb\rc", lines: 0).intrinsicContentSize.height == Self.heights[3])
      #expect(label("aaa\nbbbbbb").intrinsicContentSize.height == Self.heights[1])
      #expect(label("aaa\n", lines: 0).intrinsicContentSize.height == Self.heights[2])
    }
  }

  @Test @MainActor func `spaces at the end of a line have no width`() async throws {
    try await withApp { _ in
      #expect(label("aaa     ").intrinsicContentSize.width == 29)
      let wrapped = label("aaa      aaa", lines: 0)
      #expect(wrapped.sizeThatFits(CGSize(width: 29, height: 0)).height == Self.heights[2])
    }
  }

  @Test @MainActor func `text with attributes is measured in the font of the label`() async throws {
    try await withApp { _ in
      let hello = label(nil)
      hello.attributedText = NSAttributedString(string: "Hello")
      #expect(hello.text == "Hello")
      #expect(hello.intrinsicContentSize.width == 41)
      hello.text = "a"
      #expect(hello.attributedText?.string == "a")
    }
  }

  @Test @MainActor func `a changed text asks the superview for layout, an equal one does not`()
    async throws
  {
    let journal = Journal()
    try await withApp { _ in
      let parent = LoggingView("P", journal)
      let hello = label("Hello")
      parent.addSubview(hello)
      let changes: [(String, () -> Void, Int)] = [
        ("text", { hello.text = "Good day" }, 1), ("same text", { hello.text = "Good day" }, 0),
        ("font", { hello.font = .systemFont(ofSize: 9) }, 1),
        ("same font", { hello.font = .systemFont(ofSize: 9) }, 0),
        ("lines", { hello.numberOfLines = 0 }, 1),
        ("width", { hello.preferredMaxLayoutWidth = 30 }, 1),
        ("alignment", { hello.textAlignment = .center }, 0),
        ("color", { hello.textColor = .red }, 0),
      ]
      for (name, change, count) in changes {
        parent.layoutIfNeeded()
        journal.clear()
        change()
        parent.layoutIfNeeded()
        #expect(journal.lines.count { $0 == "P.layoutSubviews" } == count, "\(name)")
      }
    }
  }

  /// A label with margins, as apps write it.
  private final class PaddedLabel: UILabel {
    override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect {
      let inner = super.textRect(
        forBounds: bounds.insetBy(dx: 5, dy: 2),
        limitedToNumberOfLines: lines
      )
      return inner.insetBy(dx: -5, dy: -2)
    }
  }

  @Test @MainActor func `a label that overrides textRect is as large as its result`() async throws {
    try await withApp { _ in
      let padded = PaddedLabel()
      padded.text = "Hello"
      #expect(padded.intrinsicContentSize == CGSize(width: 51, height: Self.heights[1] + 4))
    }
  }

  @Test @MainActor func `sizes that are no numbers do not limit a label`() async throws {
    try await withApp { _ in
      let words = label("aaa aaa", lines: -1)
      for width in [Double.nan, .infinity, -.infinity, -1, 1e300] {
        let size = words.sizeThatFits(CGSize(width: width, height: width))
        #expect(size == CGSize(width: 187.0 / 3, height: Self.heights[1]), "\(width)")
      }
      let rect = words.textRect(
        forBounds: CGRect(x: 1, y: 2, width: 9, height: 10),
        limitedToNumberOfLines: 3
      )
      #expect(rect.origin == CGPoint(x: 1, y: 2))
      #expect(rect.size == CGSize(width: 9, height: 10))
    }
  }
}

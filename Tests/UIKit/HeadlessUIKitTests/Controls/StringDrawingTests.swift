import Foundation
import HeadlessUIKit
import Testing

struct `The size of a text` {
  private let font = UIFont.systemFont(ofSize: 17)

  @Test @MainActor
  func `the size of a text nearly equals that of a label with the same text and font`() async throws
  {
    try await withApp { _ in
      let label = UILabel(frame: .zero)
      label.font = font
      label.text = "Hello"
      let size = "Hello".size(withAttributes: [.font: font])
      let ofLabel = label.intrinsicContentSize
      #expect(size.width <= ofLabel.width && ofLabel.width < size.width + 1)
      #expect(size.height <= ofLabel.height && ofLabel.height < size.height + 1)
    }
  }

  @Test func `the size of a text grows with the number of lines`() {
    let one = "Hello".size(withAttributes: [.font: font])
    let two = "Hello\nHello".size(withAttributes: [.font: font])
    #expect(two == CGSize(width: one.width, height: 2 * one.height))
  }

  @Test func `the size of a text has lines within a width only with usesLineFragmentOrigin`() {
    let text = "one two three four five six seven"
    let limit = CGSize(width: 60, height: CGFloat.greatestFiniteMagnitude)
    let line = text.boundingRect(with: limit, attributes: [.font: font], context: nil)
    let lines = text.boundingRect(
      with: limit,
      options: .usesLineFragmentOrigin,
      attributes: [.font: font],
      context: nil
    )
    #expect(line.height == font.lineHeight && line.width > 60)
    #expect(lines.height >= 3 * font.lineHeight && lines.width <= 60)
    let truncated = text.boundingRect(
      with: CGSize(width: 60, height: font.lineHeight * 2),
      options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine],
      attributes: [.font: font],
      context: nil
    )
    #expect(truncated.height == 2 * font.lineHeight)
  }

  @Test func `the size of a text is the same for an NSString and for attributed text`() {
    let size = "Hello".size(withAttributes: [.font: font])
    #expect(NSString(string: "Hello").size(withAttributes: [.font: font]) == size)
    let attributed = NSAttributedString(string: "Hello", attributes: [.font: font])
    #expect(attributed.size() == size)
    let limit = CGSize(width: 30, height: 0)
    #expect(
      attributed.boundingRect(with: limit, options: .usesLineFragmentOrigin, context: nil)
        == NSString(string: "Hello").boundingRect(
          with: limit,
          options: .usesLineFragmentOrigin,
          attributes: [.font: font],
          context: nil
        )
    )
  }

  @Test func `the size of a text is finite for hostile limits`() {
    #expect("".size(withAttributes: [.font: font]) == CGSize(width: 0, height: font.lineHeight))
    for width in [-1, 0, CGFloat.nan, .infinity] {
      let rect = "Hello you".boundingRect(
        with: CGSize(width: width, height: width),
        options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine],
        attributes: nil,
        context: nil
      )
      #expect(rect.width.isFinite && rect.height.isFinite)
    }
    #expect(NSStringDrawingContext().actualScaleFactor == 1)
  }
}

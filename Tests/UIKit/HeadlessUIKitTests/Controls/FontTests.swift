import Foundation
import HeadlessUIKit
import Testing

struct `Fonts` {
  // developer.apple.com/design/human-interface-guidelines/typography, size Large
  @Test(arguments: [
    (UIFont.TextStyle.largeTitle, CGFloat(34)), (.title1, 28), (.title2, 22), (.title3, 20),
    (.headline, 17), (.body, 17), (.callout, 16), (.subheadline, 15), (.footnote, 13),
    (.caption1, 12), (.caption2, 11),
  ])
  func `the font of a text style has Apple's size`(style: UIFont.TextStyle, size: CGFloat) {
    #expect(UIFont.preferredFont(forTextStyle: style).pointSize == size)
  }

  @Test func `a line of 17 points is as high as on a device`() {
    let font = UIFont.systemFont(ofSize: 17)
    #expect(font.lineHeight == 20.287109375)
    #expect(font.ascender == 16.1865234375)
    #expect(font.descender == -4.1005859375)
    #expect(font.capHeight == 11.97802734375)
    #expect(font.xHeight == 8.9482421875)
  }

  @Test func `fonts are equal if their name, weight and size are`() {
    #expect(UIFont.systemFont(ofSize: 12) == UIFont.systemFont(ofSize: 14).withSize(12))
    #expect(UIFont.systemFont(ofSize: 12) != UIFont.systemFont(ofSize: 12, weight: .light))
    #expect(UIFont.boldSystemFont(ofSize: 9) == UIFont.systemFont(ofSize: 9, weight: .semibold))
    #expect(UIFont.systemFont(ofSize: 12) != UIFont.italicSystemFont(ofSize: 12))
    #expect(UIFont(name: "Avenir-Heavy", size: 12)?.withSize(20).fontName == "Avenir-Heavy")
    #expect(UIFont(name: "", size: 12) == nil)
  }

  @Test(arguments: [0, -3, .nan, .infinity])
  func `a font without a valid size has the standard size`(size: Double) {
    #expect(UIFont.systemFont(ofSize: size).pointSize == UIFont.systemFontSize)
  }
}

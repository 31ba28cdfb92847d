public import Foundation

// inert: texts are measured without it
/// The style of a paragraph, as UIKit's `NSParagraphStyle`
/// (developer.apple.com/documentation/uikit/nsparagraphstyle).
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
  /// How lines are broken for a language; the names and values of UIKit's
  /// `NSParagraphStyle.LineBreakStrategy`.
  public struct LineBreakStrategy: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Words are moved out of the last line.
    public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
    /// Korean words are not broken.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
    /// The strategy of labels.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }

  fileprivate struct Values: Hashable {
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var alignment: NSTextAlignment = .natural
    var firstLineHeadIndent: CGFloat = 0
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var lineBreakMode: NSLineBreakMode = .byWordWrapping
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var hyphenationFactor: Float = 0
    var baseWritingDirection: NSWritingDirection = .natural
    var allowsDefaultTighteningForTruncation: Bool = false
  }

  fileprivate var values: Values

  /// Creates the default style.
  public override init() {
    values = Values()
    super.init()
  }

  fileprivate init(_ values: Values) {
    self.values = values
    super.init()
  }

  public class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// Returns a copy that does not change.
  public func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(values) }

  /// Returns a copy that can be changed.
  public func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(values) }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }

  open override var hash: Int { values.hashValue }

  /// The distance between lines, in points.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// The distance after the paragraph.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// The distance before the paragraph.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  open var alignment: NSTextAlignment { values.alignment }
  /// The indentation of the first line.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// The indentation of the other lines.
  open var headIndent: CGFloat { values.headIndent }
  /// The distance from the far edge.
  open var tailIndent: CGFloat { values.tailIndent }
  /// How lines are broken.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// The smallest height of a line.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The maximum height of a line; 0 for any.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// The factor of the line's height; 0 if there is none.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// When words are hyphenated.
  open var hyphenationFactor: Float { values.hyphenationFactor }
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
  /// Whether characters move closer together before text is truncated.
  open var allowsDefaultTighteningForTruncation: Bool {
    values.allowsDefaultTighteningForTruncation
  }
}

// inert: texts are measured without it
/// A style of a paragraph that can be changed, as UIKit's `NSMutableParagraphStyle`.
open class NSMutableParagraphStyle: NSParagraphStyle {
  /// Copies the values of a style.
  open func setParagraphStyle(_ obj: NSParagraphStyle) {
    values = obj.values
  }

  /// The distance between lines, in points.
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }
  /// The distance after the paragraph.
  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }
  /// The distance before the paragraph.
  open override var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = newValue }
  }
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  /// The indentation of the first line.
  open override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }
  /// The indentation of the other lines.
  open override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }
  /// The distance from the far edge.
  open override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }
  /// How lines are broken.
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  /// The smallest height of a line.
  open override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }
  /// The maximum height of a line; 0 for any.
  open override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }
  /// The factor of the line's height; 0 if there is none.
  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }
  /// When words are hyphenated.
  open override var hyphenationFactor: Float {
    get { values.hyphenationFactor }
    set { values.hyphenationFactor = newValue }
  }
  open override var baseWritingDirection: NSWritingDirection {
    get { values.baseWritingDirection }
    set { values.baseWritingDirection = newValue }
  }
  /// Whether characters move closer together before text is truncated.
  open override var allowsDefaultTighteningForTruncation: Bool {
    get { values.allowsDefaultTighteningForTruncation }
    set { values.allowsDefaultTighteningForTruncation = newValue }
  }
}

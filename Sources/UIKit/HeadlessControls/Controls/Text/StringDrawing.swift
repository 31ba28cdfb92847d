public import Foundation

/// The parts that the size of a text includes; the names and values of UIKit's
/// `NSStringDrawingOptions`.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The text has several lines.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// The distance of lines includes the leading of the font.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// The bounds are those of the glyphs.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// The last line that fits is truncated.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// How a text is drawn, as UIKit's `NSStringDrawingContext`
/// (developer.apple.com/documentation/uikit/nsstringdrawingcontext).
open class NSStringDrawingContext: NSObject {
  // inert: texts are measured without being scaled
  /// The smallest factor of the font's size.
  open var minimumScaleFactor: CGFloat = 0
  /// The factor of the font's size in the last drawing: 1.
  open var actualScaleFactor: CGFloat { 1 }
}

extension String {
  // choice: string-drawing
  /// Returns the size of the text in the font of the attributes; each newline ends a line.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    measured(in: .infinity, hasLines: true, attributes)
  }

  /// Returns the bounds of the text in lines that are at most as wide as a size.
  ///
  /// Without `usesLineFragmentOrigin` the text has one line. The size is not rounded to pixels. The
  /// height is limited only with `truncatesLastVisibleLine`.
  public func boundingRect(
    with size: CGSize,
    options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    let hasLines = options.contains(.usesLineFragmentOrigin)
    let isLimited = options.contains(.truncatesLastVisibleLine) && size.height > 0
    return CGRect(
      origin: .zero,
      size: measured(
        in: hasLines && size.width > 0 ? size.width : .infinity,
        height: isLimited ? size.height : .infinity,
        hasLines: hasLines,
        attributes
      )
    )
  }

  // inert: nothing is drawn
  /// Draws the text at a point.
  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]?) {}

  // inert: nothing is drawn
  /// Draws the text in a rectangle.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]?) {}

  private func measured(
    in width: CGFloat,
    height: CGFloat = .infinity,
    hasLines: Bool,
    _ attributes: [NSAttributedString.Key: Any]?
  ) -> CGSize {
    // UIKit's font of a text without one: that of `NSAttributedString.Key.font`.
    let font = attributes?[.font] as? UIFont ?? UIFont.systemFont(ofSize: 12)
    let style = attributes?[.paragraphStyle] as? NSParagraphStyle
    let fitting = height / font.lineHeight
    let lines = TextLines(
      self,
      font: font,
      width: width,
      limit: hasLines ? (fitting < 1e6 ? Swift.max(1, Int(fitting)) : 0) : 1,
      byCharacters: style?.lineBreakMode == .byCharWrapping
    )
    var size = lines.exactSize
    if self.isEmpty { size.height = font.lineHeight }
    if let style, lines.count > 1 { size.height += CGFloat(lines.count - 1) * style.lineSpacing }
    return size
  }
}

extension NSString {
  /// Returns the size of the text in the font of the attributes; each newline ends a line.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    String(describing: self).size(withAttributes: attributes)
  }

  /// Returns the bounds of the text in lines that are at most as wide as a size.
  public func boundingRect(
    with size: CGSize,
    options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    String(describing: self).boundingRect(
      with: size,
      options: options,
      attributes: attributes,
      context: context
    )
  }

  // inert: nothing is drawn
  /// Draws the text at a point.
  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]?) {}

  // inert: nothing is drawn
  /// Draws the text in a rectangle.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]?) {}
}

extension NSAttributedString {
  private var firstAttributes: [NSAttributedString.Key: Any]? {
    length > 0 ? attributes(at: 0, effectiveRange: nil) : nil
  }

  /// Returns the size of the text in the font of its begin.
  public func size() -> CGSize { string.size(withAttributes: firstAttributes) }

  /// Returns the bounds of the text, in the font of its begin, in lines that are at most as wide as
  /// a size.
  public func boundingRect(
    with size: CGSize,
    options: NSStringDrawingOptions = [],
    context: NSStringDrawingContext?
  ) -> CGRect {
    string.boundingRect(
      with: size,
      options: options,
      attributes: firstAttributes,
      context: context
    )
  }

  // inert: nothing is drawn
  /// Draws the text at a point.
  public func draw(at point: CGPoint) {}

  // inert: nothing is drawn
  /// Draws the text in a rectangle.
  public func draw(in rect: CGRect) {}

  // inert: nothing is drawn
  /// Draws the text in a rectangle with options.
  public func draw(
    with rect: CGRect,
    options: NSStringDrawingOptions = [],
    context: NSStringDrawingContext?
  ) {}
}

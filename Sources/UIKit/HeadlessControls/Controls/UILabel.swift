@_spi(Runtime) import HeadlessCore
@_spi(Runtime) import HeadlessValues
public import Foundation

/// A view that displays text, as UIKit's `UILabel`
/// (developer.apple.com/documentation/uikit/uilabel).
///
/// The text is measured with a table of widths and not drawn. Equal texts have equal sizes in each
/// run and on each machine.
@preconcurrency @MainActor
open class UILabel: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates a label from a storyboard or xib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
    decode(coder, as: UILabel.self)
  }

  /// The text; it replaces ``attributedText``.
  open var text: String? {
    didSet {
      attributedStorage = nil
      if text != oldValue { textDidChange() }
    }
  }

  @_spi(Runtime) open override var layoutText: String? { text }

  private var attributedStorage: NSAttributedString?

  // choice: attributed-text
  /// The text with attributes; the font of its begin becomes ``font``, in which it is measured.
  open var attributedText: NSAttributedString? {
    get { attributedStorage ?? text.map { NSAttributedString(string: $0) } }
    set {
      text = newValue?.string
      attributedStorage = newValue
      guard let newValue, newValue.length > 0 else { return }
      let attributes = newValue.attributes(at: 0, effectiveRange: nil)
      if let font = attributes[.font] as? UIFont { self.font = font }
      if let color = attributes[.foregroundColor] as? UIColor { textColor = color }
      if let style = attributes[.paragraphStyle] as? NSParagraphStyle {
        textAlignment = style.alignment
      }
    }
  }

  /// The font: the system font of 17 points by default, as for `nil`.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: UIFont! {
    get { fontStorage }
    set {
      let font = newValue ?? Self.defaultFont
      guard font != fontStorage else { return }
      fontStorage = font
      textDidChange()
    }
  }

  private static let defaultFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)
  private var fontStorage = UILabel.defaultFont

  /// The color of the text; `nil` is the default color.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textColor: UIColor! = .label
  open var textAlignment = NSTextAlignment.natural
  /// The color of the text while ``isHighlighted``.
  open var highlightedTextColor: UIColor?
  open var isHighlighted = false
  /// Whether the label is enabled; a hint for drawing.
  open var isEnabled = true
  open var shadowColor: UIColor?
  open var shadowOffset = CGSize(width: 0, height: -1)

  /// The maximum number of lines; 0 for any number.
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { textDidChange() } }
  }

  /// How lines are broken; truncated lines of a label with several lines are broken between words.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet { if lineBreakMode != oldValue { textDidChange() } }
  }

  /// The maximum width of the lines for ``intrinsicContentSize``, in points.
  ///
  /// With 0, the default, a label with several lines uses the width that constraints give it.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// How lines are broken for a language, which does not change them here.
  open var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy()
  /// Whether the whole text is shown while a pointer is over a truncated one.
  open var showsExpansionTextWhenTruncated = false

  /// Whether the font shrinks to fit the width; it does not change the size of the label.
  open var adjustsFontSizeToFitWidth = false
  /// The smallest part of the font's size for ``adjustsFontSizeToFitWidth``; 0 for no limit.
  open var minimumScaleFactor: CGFloat = 0
  /// How the baseline is placed when the font shrinks.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  /// Whether characters move closer together before text is truncated.
  open var allowsDefaultTighteningForTruncation = false
  /// Whether the font follows the preferred size of text, which does not change here.
  open var adjustsFontForContentSizeCategory = false

  // choice: empty-label
  /// The size of the text, rounded up to pixels; zero without a text.
  open override var intrinsicContentSize: CGSize {
    textSize(forWidth: numberOfLines == 1 ? 0 : preferredMaxLayoutWidth)
  }

  // choice: label-size-that-fits
  /// Returns the size of the text in lines that are at most as wide as a size.
  ///
  /// A label with one line, or a width of 0 or less, is not limited. The height is not limited.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    textSize(forWidth: numberOfLines == 1 ? 0 : size.width)
  }

  /// Returns the rectangle of the text in a rectangle; apps override it to add margins.
  ///
  /// The size is that of the text in lines that are at most as wide as the bounds, limited to the
  /// bounds; the origin is that of the bounds.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    let lines = TextLines(
      text ?? "",
      font: fontStorage,
      width: numberOfLines == 1 ? .infinity : bounds.width,
      limit: numberOfLines,
      byCharacters: lineBreakMode == .byCharWrapping
    )
    let size = lines.size(on: PixelGrid(scale: pixelsPerPoint))
    return CGRect(
      x: bounds.origin.x,
      y: bounds.origin.y,
      width: min(size.width, max(0, bounds.width)),
      height: min(size.height, max(0, bounds.height))
    )
  }

  /// Measures the text again in a window with another number of pixels per point.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil, pixelsPerPoint != lastScale else { return }
    lastScale = pixelsPerPoint
    invalidateIntrinsicContentSize()
  }

  /// The number of pixels per point of the last window.
  private var lastScale = HeadlessDevice.defaultScale

  /// Called to draw the text in a rectangle, which shows no result.
  open func drawText(in rect: CGRect) {}

  // choice: label-baselines
  /// The ascender of the font.
  @_spi(Runtime) open override var baselineOffsetFromTop: CGFloat { fontStorage.ascender }

  /// The descender of the font.
  @_spi(Runtime) open override var baselineOffsetFromBottom: CGFloat { -fontStorage.descender }

  /// Returns the size of the text in lines of a width; `nil` for a label with one line or an
  /// explicit ``preferredMaxLayoutWidth``.
  @_spi(Runtime) open override func contentSize(wrappedAt width: CGFloat) -> CGSize? {
    guard numberOfLines != 1, preferredMaxLayoutWidth <= 0 else { return nil }
    return textSize(forWidth: width)
  }

  /// The width or height that counts as unlimited.
  private static let unlimited: CGFloat = 1e9

  /// Returns the size of the text for a maximum width; the width is not limited for 0 or less.
  private func textSize(forWidth width: CGFloat) -> CGSize {
    let bounds = CGRect(
      x: 0,
      y: 0,
      width: width > 0 ? width : Self.unlimited,
      height: Self.unlimited
    )
    return textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
  }

  private func textDidChange() {
    invalidateIntrinsicContentSize()
    invalidateDisplay()
  }

  @_spi(Runtime) open override var shownContent: String { text ?? "" }

  @_spi(Runtime) open override class var namedProperties: [String: AnyKeyPath?] {
    ["text": \UILabel.text, "textColor": \UILabel.textColor, "font": \UILabel.font]
  }

  @_spi(Runtime) open override func read(_ nib: NibReader) {
    nib.font { font = $0 }
    nib.color("textColor") { textColor = $0 }
    nib.color("highlightedColor") { highlightedTextColor = $0 }
    nib.color("shadowColor") { shadowColor = $0 }
    nib.text("text") { text = $0 }
    nib.attributedText("attributedText") { attributedText = $0 }
    nib.integer("numberOfLines") { numberOfLines = $0 }
    nib.value("textAlignment") { textAlignment = $0 }
    nib.element.choice("lineBreakMode", Self.lineBreakModes).map { lineBreakMode = $0 }
    isEnabled = nib.flag("enabled") ?? true
    isHighlighted = nib.flag("highlighted") ?? false
    nib.flag("adjustsFontSizeToFit") { adjustsFontSizeToFitWidth = $0 }
    nib.number("minimumScaleFactor") { minimumScaleFactor = $0 }
    nib.number("preferredMaxLayoutWidth") { preferredMaxLayoutWidth = $0 }
    nib.flag("adjustsFontForContentSizeCategory") { adjustsFontForContentSizeCategory = $0 }
    nib.size("shadowOffset") { shadowOffset = $0 }
    nib.ignore("baselineAdjustment", "minimumFontSize", "adjustsLetterSpacingToFitWidth")
  }

  private static let lineBreakModes: [String: NSLineBreakMode] = [
    "wordWrap": .byWordWrapping, "characterWrap": .byCharWrapping, "clip": .byClipping,
    "headTruncation": .byTruncatingHead, "middleTruncation": .byTruncatingMiddle,
  ]
}

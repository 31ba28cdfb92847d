@_spi(Runtime) import HeadlessCore
@_spi(Runtime) import HeadlessValues
public import Foundation
import TraceModel

/// A control for a line of text, as UIKit's `UITextField`
/// (developer.apple.com/documentation/uikit/uitextfield).
///
/// Text that code sets is not announced to the delegate and the targets; text of the keyboard is.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInput {
  /// The border; the names and values of UIKit's `UITextField.BorderStyle`.
  public enum BorderStyle: Int, Sendable {
    /// No border.
    case none = 0
    case line = 1
    /// A frame with depth.
    case bezel = 2
    /// A rounded rectangle.
    case roundedRect = 3
  }

  /// When a view at the side is shown; the names and values of UIKit's `UITextField.ViewMode`.
  public enum ViewMode: Int, Sendable {
    /// The view is never displayed.
    case never = 0
    /// The view is displayed while the text is edited.
    case whileEditing = 1
    /// Unless the text is edited.
    case unlessEditing = 2
    /// The view is always displayed.
    case always = 3
  }

  /// Why editing has ended; the names and values of UIKit's `UITextField.DidEndEditingReason`.
  public enum DidEndEditingReason: Int, Sendable {
    /// The field resigned as first responder.
    case committed = 0
    /// The user cancelled.
    case cancelled = 1
  }

  /// Posted after editing has begun.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification"
  )
  /// Posted after editing has ended.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification"
  )
  /// Posted after the user has changed the text.
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification"
  )

  open weak var delegate: (any UITextFieldDelegate)?
  /// The text and the selection.
  package private(set) var edited = EditedText()
  private var attributes: [NSAttributedString.Key: Any]?

  /// Creates a text field with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentHorizontalAlignment = .fill
  }

  /// Creates a text field from a storyboard or xib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    contentHorizontalAlignment = .fill
    decode(coder, as: UITextField.self)
  }

  // The text.

  /// The text; empty for `nil`.
  open var text: String? {
    get { edited.string }
    set {
      let string = newValue ?? ""
      guard string != edited.string else { return }
      edited.setString(string)
      textDidChange()
    }
  }

  @_spi(Runtime) open override var layoutText: String? { isSecureTextEntry ? nil : edited.string }

  // choice: text-field-attributed-text
  /// The text with the attributes of its begin, or with ``defaultTextAttributes``.
  open var attributedText: NSAttributedString? {
    get {
      NSAttributedString(string: edited.string, attributes: attributes ?? defaultTextAttributes)
    }
    set {
      text = newValue?.string
      guard let newValue, newValue.length > 0 else { return attributes = nil }
      attributes = newValue.attributes(at: 0, effectiveRange: nil)
      if let font = attributes?[.font] as? UIFont { self.font = font }
    }
  }

  /// The text that is shown without a text.
  open var placeholder: String? {
    didSet { if placeholder != oldValue { textDidChange() } }
  }

  /// The placeholder with attributes, which are not stored.
  open var attributedPlaceholder: NSAttributedString? {
    get { placeholder.map { NSAttributedString(string: $0) } }
    set { placeholder = newValue?.string }
  }

  /// The font: the system font of 17 points by default, as for `nil`.
  open var font: UIFont? = .systemFont(ofSize: UIFont.labelFontSize) {
    didSet {
      if font == nil { font = .systemFont(ofSize: UIFont.labelFontSize) }
      if font != oldValue { textDidChange() }
    }
  }

  /// The color of the text; `nil` is the default color.
  open var textColor: UIColor? = .label
  open var textAlignment = NSTextAlignment.natural
  open var borderStyle = BorderStyle.none {
    didSet { if borderStyle != oldValue { textDidChange() } }
  }

  /// The attributes of the text: the font and the color.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get {
      var attributes: [NSAttributedString.Key: Any] = [:]
      attributes[.font] = font
      attributes[.foregroundColor] = textColor
      return attributes
    }
    set {
      if let font = newValue[.font] as? UIFont { self.font = font }
      if let color = newValue[.foregroundColor] as? UIColor { textColor = color }
    }
  }
  /// The attributes of text that is typed.
  open var typingAttributes: [NSAttributedString.Key: Any]?
  /// Whether the attributes can be edited.
  open var allowsEditingTextAttributes = false
  /// Whether the font shrinks to fit the width; it does not change the size of the field.
  open var adjustsFontSizeToFitWidth = false
  /// The smallest size of the font.
  open var minimumFontSize: CGFloat = 0
  /// Whether the font follows the preferred size of text, which does not change here.
  open var adjustsFontForContentSizeCategory = false
  open var background: UIImage?
  /// The image of the background while the field is disabled.
  open var disabledBackground: UIImage?

  // The keyboard; the values are stored.

  /// The keys of the keyboard.
  open var keyboardType = UIKeyboardType.default
  /// The look of the keyboard.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// The title of the return key.
  open var returnKeyType = UIReturnKeyType.default
  /// The meaning of the text.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textContentType: UITextContentType!
  /// Whether the text is hidden.
  open var isSecureTextEntry = false
  /// Whether the return key is disabled without text.
  open var enablesReturnKeyAutomatically = false
  /// Which letters are capitalized.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether words are corrected.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Whether the spelling is checked.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// Whether quotation marks become typographic ones.
  open var smartQuotesType = UITextSmartQuotesType.default
  /// Whether two hyphens become a dash.
  open var smartDashesType = UITextSmartDashesType.default
  /// Whether spaces are adjusted around pasted text.
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default

  // Editing.

  /// Whether the field is enabled, so that the keyboard can edit its text.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  private var inputs: (view: UIView?, accessory: UIView?)

  /// The view that replaces the keyboard; `nil` for the keyboard.
  open override var inputView: UIView? {
    get { inputs.view }
    set { inputs.view = newValue }
  }

  /// The view above the keyboard.
  open override var inputAccessoryView: UIView? {
    get { inputs.accessory }
    set { inputs.accessory = newValue }
  }

  @_spi(Runtime) open override var hasOwnTap: Bool { true }

  /// Clears the text if the clear button is tapped, or begins editing.
  @_spi(Runtime) open override func changeValue(byTapAt point: CGPoint, with event: UIEvent?) {
    let hasClearButton = isShown(clearButtonMode) && hasText
    let clears = hasClearButton && clearButtonRect(forBounds: bounds).contains(point)
    if clears { pressClear() } else { beginEditingByTouch() }
  }

  /// Returns whether a bar that has the field allows a typed text, before the delegate is asked.
  func mayChange(_ range: NSRange, to text: String) -> Bool { true }

  /// Whether the text is edited: the field is the first responder.
  open package(set) var isEditing = false {
    didSet { if isEditing != oldValue { setNeedsLayout() } }
  }
  /// Whether the text is cleared when editing begins.
  open var clearsOnBeginEditing = false
  /// Whether typed text replaces the text.
  open var clearsOnInsertion = false

  /// Whether there is text.
  open var hasText: Bool { !edited.string.isEmpty }

  // choice: insert-text
  /// Replaces the selection, as typing does, without asking the delegate.
  open func insertText(_ text: String) {
    replace(edited.selection, withText: text)
  }

  /// Removes the selection or the character before the cursor, as the delete key does, without
  /// asking the delegate.
  open func deleteBackward() {
    let range = edited.deletedRange
    guard range.length > 0 else { return }
    replace(range, withText: "")
  }

  // choice: text-field-change-order
  /// Replaces characters as the user does: the delegate is notified of the selection, then the
  /// notification is posted, then the actions of `editingChanged` are performed.
  package func replace(_ range: NSRange, withText text: String) {
    edited.replace(range, with: text)
    textDidChange()
    selectionDidChange()
    runtime.notificationCenter.post(name: Self.textDidChangeNotification, object: self)
    sendActions(for: .editingChanged)
  }

  /// The selection; a cursor at the end by default.
  open var selectedTextRange: UITextRange? {
    get { UITextRange(edited.selection) }
    set { newValue.map { select($0.range) } }
  }

  /// Selects a range; the delegate is notified of a change.
  package func select(_ range: NSRange) {
    let previous = edited.selection
    edited.select(range)
    if edited.selection != previous { selectionDidChange() }
  }

  private func selectionDidChange() {
    guard let delegate else { return }
    _ = runtime.invokeOptional(delegate, .textFieldDidChangeSelection) {
      delegate.textFieldDidChangeSelection(self)
    }
  }

  open var beginningOfDocument: UITextPosition { UITextPosition(0) }
  open var endOfDocument: UITextPosition { UITextPosition(edited.length) }

  open func text(in range: UITextRange) -> String? { edited.substring(in: range.range) }

  /// Replaces the text of a range, as typing does.
  open func replace(_ range: UITextRange, withText text: String) {
    replace(range.range, withText: text)
  }

  /// Selects the whole text.
  open override func selectAll(_ sender: Any?) {
    select(NSRange(location: 0, length: edited.length))
  }

  // Views at the sides.

  /// When the button that clears the text is shown.
  open var clearButtonMode = ViewMode.never
  /// The view at the left side.
  open var leftView: UIView? {
    didSet { sideViewDidChange(from: oldValue, to: leftView) }
  }
  /// When ``leftView`` is shown.
  open var leftViewMode = ViewMode.never {
    didSet { if leftViewMode != oldValue { textDidChange() } }
  }
  /// The view at the right side.
  open var rightView: UIView? {
    didSet { sideViewDidChange(from: oldValue, to: rightView) }
  }
  /// When ``rightView`` is shown.
  open var rightViewMode = ViewMode.never {
    didSet { if rightViewMode != oldValue { textDidChange() } }
  }

  // choice: text-field-side-views
  /// A view is a subview while it is shown, since the next layout.
  private func sideViewDidChange(from old: UIView?, to new: UIView?) {
    guard old !== new else { return }
    if old?.superview === self { old?.removeFromSuperview() }
    textDidChange()
  }

  private func isShown(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }

  private func sideWidth(of view: UIView?, _ mode: ViewMode) -> CGFloat {
    guard let view, isShown(mode) else { return 0 }
    return view.frame.width
  }

  /// Adds, places and removes the views at the sides.
  open override func layoutSubviews() {
    super.layoutSubviews()
    place(leftView, leftViewMode) { leftViewRect(forBounds: bounds) }
    place(rightView, rightViewMode) { rightViewRect(forBounds: bounds) }
  }

  private func place(_ view: UIView?, _ mode: ViewMode, _ frame: () -> CGRect) {
    guard let view else { return }
    if isShown(mode) {
      view.frame = frame()
      if view.superview !== self { addSubview(view) }
    } else if view.superview === self {
      view.removeFromSuperview()
    }
  }

  // Rectangles, which apps override.

  private var inset: CGFloat {
    switch borderStyle {
    case .none: 0
    case .line: 2
    case .bezel, .roundedRect: 7
    }
  }

  /// Returns the rectangle of the border: the bounds.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Returns the rectangle of the text: the bounds without the border and the views at the sides.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    let left = max(inset, sideWidth(of: leftView, leftViewMode))
    let right = max(inset, sideWidth(of: rightView, rightViewMode))
    return CGRect(
      x: bounds.minX + left,
      y: bounds.minY,
      width: max(0, bounds.width - left - right),
      height: bounds.height
    )
  }

  /// Returns the rectangle of the placeholder: that of the text.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// Returns the rectangle of the text while it is edited.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// Returns the rectangle of the clear button: 19 points wide and high at the right side.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.maxX - 19 - 5, y: bounds.midY - 9.5, width: 19, height: 19)
  }

  /// Returns the rectangle of the left view: its size, vertically in the middle.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = leftView?.frame.size ?? .zero
    return CGRect(
      origin: CGPoint(x: bounds.minX, y: bounds.midY - size.height / 2),
      size: size
    )
  }

  /// Returns the rectangle of the right view: its size, vertically in the middle.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = rightView?.frame.size ?? .zero
    return CGRect(
      origin: CGPoint(x: bounds.maxX - size.width, y: bounds.midY - size.height / 2),
      size: size
    )
  }

  /// Called to draw the text, which shows no result.
  open func drawText(in rect: CGRect) {}
  /// Called to draw the placeholder, which shows no result.
  open func drawPlaceholder(in rect: CGRect) {}

  // choice: text-field-size
  /// The size of the text or the placeholder.
  ///
  /// The height is that of a line and 1 point, or 13 points with a border: 22 and 34 points with
  /// the default font. The width includes the border and the views at the sides.
  open override var intrinsicContentSize: CGSize {
    let font = font ?? .systemFont(ofSize: UIFont.labelFontSize)
    let line = TextLines(
      hasText ? edited.string : placeholder ?? "",
      font: font,
      width: .infinity,
      limit: 1,
      byCharacters: false
    )
    let width = line.size(on: PixelGrid(scale: pixelsPerPoint)).width
    let sides = textRect(forBounds: CGRect(x: 0, y: 0, width: 1e6, height: 0)).width
    return CGSize(
      width: width + 1e6 - sides,
      height: font.lineHeight.rounded(.up) + (borderStyle == .none ? 1 : 13)
    )
  }

  /// Returns ``intrinsicContentSize``.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  private func textDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  @_spi(Runtime) open override var shownContent: String { "\(text ?? "") \(isEditing)" }

  @_spi(Runtime) open override var userActions: [UserAction] { [.typing] }

  /// The private label of the placeholder, which exists for keys only: its properties have no
  /// effect.
  private lazy var labelOfPlaceholder: UILabel = {
    let label = AppearanceProxies.current.outsideTrace { UILabel(frame: .zero) }
    label.text = placeholder
    return label
  }()

  @_spi(Runtime) open override class var namedProperties: [String: AnyKeyPath?] {
    [
      "text": \UITextField.text, "placeholder": \UITextField.placeholder,
      "textColor": \UITextField.textColor, "font": \UITextField.font,
      "placeholderLabel": \UITextField.labelOfPlaceholder,
      "_placeholderLabel": \UITextField.labelOfPlaceholder, "textInputTraits": nil,
    ]
  }

  @_spi(Runtime) open override func read(_ nib: NibReader) {
    super.read(nib)
    nib.font { font = $0 }
    nib.color("textColor") { textColor = $0 }
    nib.text("text") { text = $0 }
    nib.text("placeholder") { placeholder = $0 }
    nib.value("textAlignment") { textAlignment = $0 }
    nib.value("borderStyle") { borderStyle = $0 }
    nib.value("clearButtonMode") { clearButtonMode = $0 }
    nib.flag("clearsOnBeginEditing") { clearsOnBeginEditing = $0 }
    nib.number("minimumFontSize") { minimumFontSize = $0 }
    nib.flag("adjustsFontSizeToFit") { adjustsFontSizeToFitWidth = $0 }
    nib.flag("adjustsFontForContentSizeCategory") { adjustsFontForContentSizeCategory = $0 }
    background = nib.image("background")
    nib.inputTraits(of: self)
  }
}

@_spi(Runtime) import HeadlessCore
@_spi(Runtime) import HeadlessValues
public import Foundation
import TraceModel

/// A scroll view for lines of text, as UIKit's `UITextView`
/// (developer.apple.com/documentation/uikit/uitextview).
///
/// The text has the size of its lines in one font. A text view that does not scroll is as high as
/// its text, as a label is.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInput {
  /// Posted after editing has begun.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification"
  )
  /// Posted after editing has ended.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification"
  )
  /// Posted after the user has changed the text.
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification"
  )

  open weak var delegate: (any UITextViewDelegate)? {
    didSet { delegateStorage = delegate }
  }
  /// The text and the selection.
  package private(set) var edited = EditedText()
  private var attributed: NSAttributedString?

  /// Creates a text view with a frame and a text container, which gives the padding.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer()
    super.init(frame: frame)
  }

  public override init(frame: CGRect) {
    textContainer = NSTextContainer()
    super.init(frame: frame)
  }

  /// Creates a text view from a storyboard or xib.
  public required init?(coder: NSCoder) {
    textContainer = NSTextContainer()
    super.init(coder: coder)
    decode(coder, as: UITextView.self)
  }

  // The text.

  /// The text; empty for `nil`.
  ///
  /// The delegate is notified of the new selection at once (EVERYDAY §7.6), and of no change.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var text: String! {
    get { edited.string }
    set {
      attributed = nil
      setString(newValue ?? "")
    }
  }

  @_spi(Runtime) open override var layoutText: String? { isSecureTextEntry ? nil : edited.string }

  /// The text with attributes; the font of its begin becomes ``font``.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var attributedText: NSAttributedString! {
    get { attributed ?? NSAttributedString(string: edited.string, attributes: textAttributes) }
    set {
      let text = newValue ?? NSAttributedString(string: "")
      attributed = NSAttributedString(attributedString: text)
      let first = text.length > 0 ? text.attributes(at: 0, effectiveRange: nil) : [:]
      if let font = first[.font] as? UIFont { fontStorage = font }
      setString(text.string)
    }
  }

  private var textAttributes: [NSAttributedString.Key: Any] {
    [.font: measuredFont, .foregroundColor: textColor ?? UIColor.label]
  }

  private func setString(_ string: String) {
    edited.setString(string)
    textDidChange()
    selectionDidChange()
  }

  private var fontStorage: UIFont?

  /// The font; `nil` is the system font of 12 points.
  open var font: UIFont? {
    get { fontStorage }
    set {
      guard newValue != fontStorage else { return }
      fontStorage = newValue
      attributed = nil
      textDidChange()
    }
  }

  private var measuredFont: UIFont { fontStorage ?? .systemFont(ofSize: 12) }

  /// The color of the text; `nil` is the default color.
  open var textColor: UIColor?
  open var textAlignment = NSTextAlignment.natural
  /// Whether the user can edit the text.
  open var isEditable = true
  /// Whether the user can select text.
  open var isSelectable = true
  /// Which parts of the text become links.
  open var dataDetectorTypes: UIDataDetectorTypes = []
  /// Whether the attributes can be edited.
  open var allowsEditingTextAttributes = false
  /// The attributes of text that is typed.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of links.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  /// Whether typed text replaces the text.
  open var clearsOnInsertion = false
  /// Whether the font follows the preferred size of text, which does not change here.
  open var adjustsFontForContentSizeCategory = false

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

  /// Whether the text can be edited or selected.
  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

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

  /// Returns whether a gesture may begin: not a tap of a superview, because a tap begins editing.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    let isOuterTap = gestureRecognizer is UITapGestureRecognizer && gestureRecognizer.view !== self
    return !(isOuterTap && isEditable && gestureRecognizer.cancelsTouchesInView)
  }

  /// Begins editing, after the base implementation.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    let isTap = touches.contains { $0.position.distance(to: $0.start) < 10 }
    if isTap, isEditable { beginEditingByTouch() }
  }

  /// Whether the text is edited: the view is the first responder.
  package var isEditing = false

  /// Whether there is text.
  open var hasText: Bool { !edited.string.isEmpty }

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

  // choice: text-view-change-order
  /// Replaces characters as the user does: the delegate is notified of the selection, then of the
  /// change, then the notification is posted.
  package func replace(_ range: NSRange, withText text: String) {
    edited.replace(range, with: text)
    attributed = nil
    textDidChange()
    selectionDidChange()
    if let delegate {
      _ = runtime.invokeOptional(delegate, .textViewDidChange) { delegate.textViewDidChange(self) }
    }
    runtime.notificationCenter.post(name: Self.textDidChangeNotification, object: self)
  }

  /// The selected range; a cursor at the end after the text was set.
  open var selectedRange: NSRange {
    get { edited.selection }
    set {
      let previous = edited.selection
      edited.select(newValue)
      if edited.selection != previous { selectionDidChange() }
    }
  }

  open var selectedTextRange: UITextRange? {
    get { UITextRange(edited.selection) }
    set { newValue.map { selectedRange = $0.range } }
  }

  private func selectionDidChange() {
    guard let delegate else { return }
    _ = runtime.invokeOptional(delegate, .textViewDidChangeSelection) {
      delegate.textViewDidChangeSelection(self)
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
    selectedRange = NSRange(location: 0, length: edited.length)
  }

  // Layout.

  /// The text as storage of ``layoutManager``; a change of it changes the text of the view.
  ///
  /// A text with another font, color or other attributes is in a new storage.
  open var textStorage: NSTextStorage {
    if let madeStorage { return madeStorage }
    let storage = TextViewStorage(attributedString: attributedText)
    storage.view = self
    let manager = NSLayoutManager()
    manager.addTextContainer(textContainer)
    storage.addLayoutManager(manager)
    madeStorage = storage
    return storage
  }
  private var madeStorage: TextViewStorage?

  /// Places the lines of the text in ``textContainer``.
  open var layoutManager: NSLayoutManager {
    let managers = textStorage.layoutManagers
    let inset = textContainerInset.left + textContainerInset.right
    textContainer.size = CGSize(width: max(0, bounds.width - inset), height: 0)
    return managers.first ?? NSLayoutManager()
  }

  /// Takes over a change of ``textStorage``.
  func storageDidChange(_ storage: TextViewStorage) {
    attributed = NSAttributedString(attributedString: storage)
    guard storage.string != edited.string else { return }
    edited.setString(storage.string)
    textDidChange()
    selectionDidChange()
  }

  /// The container of the text, whose padding is at both sides of a line.
  open private(set) var textContainer: NSTextContainer

  /// The distance of the text from the edges: 8 points at the top and bottom by default.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if textContainerInset != oldValue { textDidChange() } }
  }

  /// Whether the user can scroll; if not, the view is as high as its text.
  open override var isScrollEnabled: Bool {
    didSet { if isScrollEnabled != oldValue { textDidChange() } }
  }

  // choice: text-view-size
  /// The size of the text with its insets, if the view does not scroll; none otherwise.
  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else {
      return CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
    }
    return textSize(forWidth: .infinity)
  }

  /// Returns the size of the text in lines that are at most as wide as a size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    textSize(forWidth: size.width > 0 ? size.width : .infinity)
  }

  @_spi(Runtime) open override func contentSize(wrappedAt width: CGFloat) -> CGSize? {
    isScrollEnabled ? nil : textSize(forWidth: width)
  }

  private func textSize(forWidth width: CGFloat) -> CGSize {
    let padding = max(0, textContainer.lineFragmentPadding)
    let sides = textContainerInset.left + textContainerInset.right + 2 * padding
    let lines = TextLines(
      edited.string,
      font: measuredFont,
      width: max(0, width - sides),
      limit: textContainer.maximumNumberOfLines,
      byCharacters: textContainer.lineBreakMode == .byCharWrapping
    )
    let size = lines.size(on: PixelGrid(scale: pixelsPerPoint))
    return CGSize(
      width: size.width + sides,
      height: max(size.height, measuredFont.lineHeight)
        + textContainerInset.top + textContainerInset.bottom
    )
  }

  /// Sets the size of the content to that of the text.
  open override func layoutSubviews() {
    super.layoutSubviews()
    contentSize = CGSize(
      width: bounds.width,
      height: textSize(forWidth: bounds.width).height
    )
  }

  /// Moves the content so that a range of the text is visible, which happens line by line on a
  /// screen; here the offset is not changed.
  open func scrollRangeToVisible(_ range: NSRange) {}

  private func textDidChange() {
    if let storage = madeStorage, !storage.write(attributedText) { madeStorage = nil }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  @_spi(Runtime) open override var shownContent: String { text ?? "" }

  @_spi(Runtime) open override var userActions: [UserAction] { isEditable ? [.typing] : [] }

  @_spi(Runtime) open override var isOneTarget: Bool { true }

  @_spi(Runtime) open override class var namedProperties: [String: AnyKeyPath?] {
    ["text": \UITextView.text]
  }

  @_spi(Runtime) open override func read(_ nib: NibReader) {
    super.read(nib)
    nib.font { font = $0 }
    nib.color("textColor") { textColor = $0 }
    nib.text("text") { text = $0 }
    nib.attributedText("attributedText") { attributedText = $0 }
    nib.value("textAlignment") { textAlignment = $0 }
    isEditable = nib.flag("editable") ?? true
    isSelectable = nib.flag("selectable") ?? true
    nib.flag("adjustsFontForContentSizeCategory") { adjustsFontForContentSizeCategory = $0 }
    nib.ignore("dataDetectorTypes")
    nib.inputTraits(of: self)
  }
}

/// Parts of a text that become links; the names and values of UIKit's `UIDataDetectorTypes`.
public struct UIDataDetectorTypes: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Telephone numbers.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  /// Addresses of web pages.
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  /// Postal addresses.
  public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
  /// Dates and times.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
  /// Everything that can be detected.
  public static let all = UIDataDetectorTypes(rawValue: .max)
}

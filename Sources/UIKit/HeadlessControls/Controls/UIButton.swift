@_spi(Runtime) import HeadlessCore
@_spi(Runtime) import HeadlessValues
public import Foundation

/// A control with a title and an image, as UIKit's `UIButton`
/// (developer.apple.com/documentation/uikit/uibutton).
@preconcurrency @MainActor
open class UIButton: UIControl {
  /// The kind of a button; the names and values of UIKit's `UIButton.ButtonType`.
  public enum ButtonType: Int, Sendable {
    /// A button without a style.
    case custom = 0
    /// A button in the style of the system.
    case system = 1
    /// A button that shows details.
    case detailDisclosure = 2
    /// A button that shows information, for light backgrounds.
    case infoLight = 3
    /// A button that shows information, for dark backgrounds.
    case infoDark = 4
    case contactAdd = 5
    /// A button of a standard look without a configuration.
    case plain = 6
    /// A button that closes.
    case close = 7
  }

  /// The role of a button; the names and values of UIKit's `UIButton.Role`.
  public enum Role: Int, Sendable {
    /// The button has no special role.
    case normal = 0
    /// The most likely choice.
    case primary = 1
    /// The button cancels an operation.
    case cancel = 2
    /// The button deletes data.
    case destructive = 3
  }

  /// Changes the configuration of a button for its state.
  public typealias ConfigurationUpdateHandler = @MainActor (_ button: UIButton) -> Void

  private struct Content {
    var title: String?
    var image: UIImage?
    var titleColor: UIColor?
    var attributedTitle: NSAttributedString?
    var shadowColor: UIColor?
    var background: UIImage?
    var symbol: UIImage.SymbolConfiguration?
  }

  /// The kind of the button.
  open private(set) var buttonType = ButtonType.custom
  private var contents: [UIControl.State: Content] = [:]
  private var label: UILabel?
  private var picture: UIImageView?
  private var needsUpdateConfiguration = false

  /// Adds the contents of an appearance proxy for states that have none.
  package func adoptContents(of proxy: UIButton) {
    for (state, content) in proxy.contents {
      let own = contents[state]
      if own?.titleColor == nil, let color = content.titleColor {
        setTitleColor(color, for: state)
      }
      if own?.shadowColor == nil, let color = content.shadowColor {
        setTitleShadowColor(color, for: state)
      }
      if own?.background == nil, let image = content.background {
        setBackgroundImage(image, for: state)
      }
      if own?.image == nil, let image = content.image { setImage(image, for: state) }
    }
  }

  /// Creates a button with a frame and the type ``ButtonType/custom``.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a button from a storyboard or xib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if let type = coder.nibElement?["buttonType"] {
      buttonType =
        type == "roundedRect"
        ? .system : NibValues.value(type, of: ButtonType.self) ?? .custom
      if let name = buttonType.symbol { setImage(UIImage(systemName: name), for: .normal) }
    }
    decode(coder, as: UIButton.self)
  }

  @_spi(Runtime) open override var hasOwnTap: Bool { true }

  public convenience init(type buttonType: UIButton.ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    if let name = buttonType.symbol { setImage(UIImage(systemName: name), for: .normal) }
  }

  /// Creates a button with the title and image of an action, which it performs.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    use(primaryAction)
  }

  /// Creates a button of a type with the title and image of an action, which it performs.
  public convenience init(type buttonType: UIButton.ButtonType = .system, primaryAction: UIAction?)
  {
    self.init(type: buttonType)
    use(primaryAction)
  }

  /// Creates a button with a configuration and an action, whose title and image complete it.
  public convenience init(
    configuration: UIButton.Configuration,
    primaryAction: UIAction? = nil
  ) {
    self.init(frame: .zero)
    buttonType = .system
    self.configuration = configuration
    use(primaryAction)
  }

  private func use(_ action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty {
      setTitle(action.title, for: .normal)
      if configuration?.title == nil { configuration?.title = action.title }
    }
    if let image = action.image {
      setImage(image, for: .normal)
      if configuration?.image == nil { configuration?.image = image }
    }
    addAction(action, for: .primaryActionTriggered)
  }

  /// The content and look; `nil` for a button with titles and images for each state.
  open var configuration: UIButton.Configuration? {
    didSet {
      guard configuration != oldValue else { return }
      contentDidChange()
      if configurationUpdateHandler != nil, oldValue == nil { setNeedsUpdateConfiguration() }
    }
  }

  // choice: button-configuration-update
  /// Updates the configuration when the state has changed, before the next layout.
  public final var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Whether ``configuration`` is updated for the state, which has no effect here.
  open var automaticallyUpdatesConfiguration = true

  /// Requests ``updateConfiguration()`` before the next layout.
  open func setNeedsUpdateConfiguration() {
    needsUpdateConfiguration = true
    setNeedsLayout()
  }

  /// Calls ``configurationUpdateHandler``.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  private func updateConfigurationIfNeeded() {
    guard needsUpdateConfiguration else { return }
    needsUpdateConfiguration = false
    updateConfiguration()
  }

  // Titles and images.

  /// Sets the title with attributes for a state; it replaces the title.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    contents[state, default: Content()].attributedTitle = title
    if configuration != nil, state == .normal { configuration?.title = title?.string }
    contentDidChange()
  }

  /// Returns the title with attributes that was set for a state, or for the normal state.
  open func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    contents[state]?.attributedTitle ?? contents[.normal]?.attributedTitle
  }

  /// The title with attributes for the current state.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

  /// Sets the color of the title's shadow for a state.
  open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
    contents[state, default: Content()].shadowColor = color
  }

  /// Returns the color of the title's shadow that was set for a state, or for the normal state.
  open func titleShadowColor(for state: UIControl.State) -> UIColor? {
    contents[state]?.shadowColor ?? contents[.normal]?.shadowColor
  }

  /// Sets the image of the background for a state; it does not change the size here.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    contents[state, default: Content()].background = image
  }

  /// Returns the image of the background that was set for a state, or for the normal state.
  open func backgroundImage(for state: UIControl.State) -> UIImage? {
    contents[state]?.background ?? contents[.normal]?.background
  }

  /// The image of the background for the current state.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  /// Sets the configuration of a symbol for a state.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?,
    forImageIn state: UIControl.State
  ) {
    contents[state, default: Content()].symbol = configuration
    contentDidChange()
  }

  /// Returns the configuration of a symbol that was set for a state.
  open func preferredSymbolConfigurationForImage(
    in state: UIControl.State
  )
    -> UIImage.SymbolConfiguration?
  { contents[state]?.symbol }

  /// The configuration of a symbol for the current state.
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    contents[state]?.symbol ?? contents[.normal]?.symbol
  }

  /// Sets the title for a state; without one, the title for the normal state is used.
  open func setTitle(_ title: String?, for state: UIControl.State) {
    contents[state, default: Content()].title = title
    if configuration != nil, state == .normal { configuration?.title = title }
    contentDidChange()
  }

  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    contents[state, default: Content()].titleColor = color
    label?.textColor = currentTitleColor
  }

  /// Sets the image for a state; without one, the image for the normal state is used.
  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    contents[state, default: Content()].image = image
    if configuration != nil, state == .normal { configuration?.image = image }
    contentDidChange()
  }

  /// Returns the title that was set for a state, or for the normal state if there is none.
  open func title(for state: UIControl.State) -> String? {
    contents[state]?.title ?? contents[.normal]?.title
  }

  /// Returns the color of the title for a state, or for the normal state if there is none.
  open func titleColor(for state: UIControl.State) -> UIColor? {
    contents[state]?.titleColor ?? contents[.normal]?.titleColor ?? defaultTitleColor
  }

  /// Returns the image that was set for a state, or for the normal state if there is none.
  open func image(for state: UIControl.State) -> UIImage? {
    contents[state]?.image ?? contents[.normal]?.image
  }

  /// The title for the current state.
  open var currentTitle: String? {
    configuration?.shownTitle ?? currentAttributedTitle?.string ?? title(for: state)
  }

  @_spi(Runtime) open override var layoutText: String? { currentTitle }
  /// The image for the current state.
  open var currentImage: UIImage? {
    let image = configuration?.image ?? image(for: state)
    guard let image, let symbol = shownSymbolConfiguration else { return image }
    return image.applyingSymbolConfiguration(symbol) ?? image
  }

  private var shownSymbolConfiguration: UIImage.SymbolConfiguration? {
    configuration?.preferredSymbolConfigurationForImage ?? currentPreferredSymbolConfiguration
  }

  /// The color of the title for the current state.
  open var currentTitleColor: UIColor { titleColor(for: state) ?? defaultTitleColor }

  private var defaultTitleColor: UIColor { buttonType == .system ? .systemBlue : .white }

  // choice: button-title-label
  /// The label of the title, which becomes a subview when it is first used.
  ///
  /// Its font determines the size of a button without a configuration.
  open var titleLabel: UILabel? {
    if let label { return label }
    let label = ButtonLabel(font: titleFont)
    self.label = label
    label.button = self
    label.textColor = currentTitleColor
    label.text = currentTitle
    addSubview(label)
    setNeedsLayout()
    return label
  }

  // choice: button-image-view
  /// The view of the image, which becomes a subview when it is first used; `nil` without an image.
  open var imageView: UIImageView? {
    if let picture { return picture }
    guard let image = currentImage else { return nil }
    let view = UIImageView(image: image)
    picture = view
    addSubview(view)
    setNeedsLayout()
    return view
  }

  /// The label of the subtitle, which is not made.
  open var subtitleLabel: UILabel? { nil }

  // Menus.

  /// The menu that a long press opens, or a tap with ``UIControl/showsMenuAsPrimaryAction``.
  open var menu: UIMenu?
  /// Whether a tap selects and deselects the button before its actions are performed.
  open var changesSelectionAsPrimaryAction = false
  /// The role of the button in an alert or a form.
  open var role = Role.normal
  /// Whether a pointer changes the look.
  open var isPointerInteractionEnabled = false
  /// Whether the image is drawn darker while the button is highlighted.
  open var adjustsImageWhenHighlighted = true
  /// Whether the image is drawn lighter while the button is disabled.
  open var adjustsImageWhenDisabled = true
  /// Whether the button glows while it is highlighted.
  open var showsTouchWhenHighlighted = false
  /// Whether the shadow of the title changes its side while the button is highlighted.
  open var reversesTitleShadowWhenHighlighted = false

  // Layout.

  /// Returns the rectangle of the content: the bounds without the insets.
  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    bounds.inset(by: contentEdgeInsets)
  }

  /// Returns the rectangle of the background: the bounds.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Returns the rectangle of the title in a rectangle of the content.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    ButtonLayout(of: self).titleFrame(in: bounds)
  }

  /// Returns the rectangle of the image in a rectangle of the content: before the title.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    let size = currentImage?.size ?? .zero
    let title = currentTitle == nil ? nil : titleRect(forContentRect: contentRect)
    return CGRect(
      x: title.map { max(contentRect.minX, $0.minX - size.width) }
        ?? contentRect.midX - size.width / 2,
      y: contentRect.midY - size.height / 2,
      width: size.width,
      height: size.height
    )
  }

  /// The distance of the content from the edges of a button without a configuration.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet { if contentEdgeInsets != oldValue { contentDidChange() } }
  }
  /// How far the title is moved from its default position; it does not change the size of the
  /// button.
  open var titleEdgeInsets = UIEdgeInsets.zero {
    didSet { if titleEdgeInsets != oldValue { setNeedsLayout() } }
  }
  /// How far the image is moved from its default position; it does not change the size of the
  /// button.
  open var imageEdgeInsets = UIEdgeInsets.zero {
    didSet { if imageEdgeInsets != oldValue { setNeedsLayout() } }
  }

  /// The font of the title: 18 points, or 15 for a button in the style of the system.
  private var titleFont: UIFont {
    if let label { return label.font ?? .systemFont(ofSize: UIFont.buttonFontSize) }
    if let configuration { return configuration.titleFont }
    return .systemFont(ofSize: buttonType == .system ? 15 : UIFont.buttonFontSize)
  }

  /// The size of the title and the image with their insets.
  open override var intrinsicContentSize: CGSize { ButtonLayout(of: self).size }

  /// Returns ``intrinsicContentSize``.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// The baseline of the title in a button of its natural size.
  @_spi(Runtime) open override var baselineOffsetFromTop: CGFloat {
    titleInNaturalSize.minY + titleFont.ascender
  }

  /// The distance from the baseline of the title to the bottom of a button of its natural size.
  @_spi(Runtime) open override var baselineOffsetFromBottom: CGFloat {
    intrinsicContentSize.height - titleInNaturalSize.maxY - titleFont.descender
  }

  private var titleInNaturalSize: CGRect {
    let layout = ButtonLayout(of: self)
    return layout.titleFrame(in: CGRect(origin: .zero, size: layout.size))
  }

  /// Places the title and the image, if ``titleLabel`` and ``imageView`` were used.
  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    if let label { label.frame = titleRect(forContentRect: contentRect(forBounds: bounds)) }
    if let picture { picture.frame = imageRect(forContentRect: contentRect(forBounds: bounds)) }
  }

  /// The parts of the content that have a size.
  var parts: ButtonLayout.Parts {
    ButtonLayout.Parts(
      title: currentTitle,
      font: titleFont,
      lines: label?.numberOfLines ?? 1,
      image: currentImage?.size
    )
  }

  /// Called after the title, image or font of the button has changed.
  func contentDidChange() {
    if let label {
      label.text = currentTitle
      label.textColor = currentTitleColor
    }
    picture?.image = currentImage
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  @_spi(Runtime) open override func stateDidChange() {
    contentDidChange()
    if configurationUpdateHandler != nil { setNeedsUpdateConfiguration() }
  }

  // choice: button-tap-with-menu
  /// Performs the primary action, or opens the menu instead.
  @_spi(Runtime) open override func changeValue(byTapAt point: CGPoint, with event: UIEvent?) {
    if menu != nil, showsMenuAsPrimaryAction {
      sendActions(for: .menuActionTriggered, with: event)
      return
    }
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
    sendActions(for: .primaryActionTriggered, with: event)
  }

  @_spi(Runtime) open override var shownContent: String { currentTitle ?? "" }

  @_spi(Runtime) open override var userActions: [UserAction] {
    let tap = UserAction.tap(at: UserAction.center)
    guard let menu else { return [tap] }
    return [.menu(menu)] + (showsMenuAsPrimaryAction ? [] : [tap])
  }

  @_spi(Runtime) open override class var namedProperties: [String: AnyKeyPath?] {
    ["titleLabel": \UIButton.titleLabel, "imageView": \UIButton.imageView]
  }

  private static let statesOfNib: [String: UIControl.State] = [
    "normal": .normal, "highlighted": .highlighted, "disabled": .disabled, "selected": .selected,
    "focused": .focused,
  ]

  @_spi(Runtime) open override func read(_ nib: NibReader) {
    super.read(nib)
    nib.font { titleLabel?.font = $0 }
    for child in nib.children("state") {
      guard let state = child.element.key.flatMap({ Self.statesOfNib[$0] }) else { continue }
      child.text("title") { setTitle($0, for: state) }
      child.attributedText("attributedTitle") { setAttributedTitle($0, for: state) }
      child.image("image") { setImage($0, for: state) }
      child.image("backgroundImage") { setBackgroundImage($0, for: state) }
      child.color("titleColor") { setTitleColor($0, for: state) }
      child.color("titleShadowColor") { setTitleShadowColor($0, for: state) }
      child.ignore("preferredSymbolConfiguration")
    }
    if let child = nib.first("buttonConfiguration") { configuration = Configuration(child) }
    nib.insets("contentEdgeInsets") { contentEdgeInsets = $0 }
    nib.insets("titleEdgeInsets") { titleEdgeInsets = $0 }
    nib.insets("imageEdgeInsets") { imageEdgeInsets = $0 }
    nib.flag("changesSelectionAsPrimaryAction") { changesSelectionAsPrimaryAction = $0 }
    // Nothing is drawn.
    nib.ignore(
      "showsTouchWhenHighlighted",
      "adjustsImageWhenHighlighted",
      "adjustsImageWhenDisabled",
      "reversesTitleShadowWhenHighlighted",
      "pointerInteraction",
      "buttonType",
      "role",
      "titleShadowOffset"
    )
  }
}

extension UIButton.ButtonType {
  /// The symbol of a type with a fixed image.
  fileprivate var symbol: String? {
    switch self {
    case .custom, .system, .plain: nil
    case .detailDisclosure, .infoLight, .infoDark: "info.circle"
    case .contactAdd: "plus.circle"
    case .close: "xmark.circle.fill"
    }
  }
}

/// The label of a button's title, whose font determines the size of the button.
private final class ButtonLabel: UILabel {
  weak var button: UIButton?

  init(font: UIFont) {
    super.init(frame: .zero)
    self.font = font
  }

  required init?(coder: NSCoder) { nil }

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    button?.invalidateIntrinsicContentSize()
  }
}

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
    /// A button that adds a contact.
    case contactAdd = 5
    /// A button of a standard look without a configuration.
    case plain = 6
    /// A button that closes.
    case close = 7
  }

  private struct Content {
    var title: String?
    var image: UIImage?
    var titleColor: UIColor?
  }

  /// The kind of the button.
  open private(set) var buttonType = ButtonType.custom
  private var contents: [UIControl.State: Content] = [:]
  private var label: UILabel?

  /// Creates a button with a frame and the type ``ButtonType/custom``.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a button from an archive; the archive is not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates a button of a type.
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
    didSet { if configuration != oldValue { contentDidChange() } }
  }

  // Titles and images.

  /// Sets the title for a state; without one, the title for the normal state is used.
  open func setTitle(_ title: String?, for state: UIControl.State) {
    contents[state, default: Content()].title = title
    if configuration != nil, state == .normal { configuration?.title = title }
    contentDidChange()
  }

  /// Sets the color of the title for a state.
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
    contents[state]?.titleColor ?? contents[.normal]?.titleColor
  }

  /// Returns the image that was set for a state, or for the normal state if there is none.
  open func image(for state: UIControl.State) -> UIImage? {
    contents[state]?.image ?? contents[.normal]?.image
  }

  /// The title for the current state.
  open var currentTitle: String? { configuration?.title ?? title(for: state) }

  override var layoutText: String? { currentTitle }
  /// The image for the current state.
  open var currentImage: UIImage? { configuration?.image ?? image(for: state) }
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

  // Layout.

  /// The distance of the content from the edges of a button without a configuration.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet { if contentEdgeInsets != oldValue { contentDidChange() } }
  }
  /// How far the title is moved from its place; it does not change the size of the button.
  open var titleEdgeInsets = UIEdgeInsets.zero {
    didSet { if titleEdgeInsets != oldValue { setNeedsLayout() } }
  }
  /// How far the image is moved from its place; it does not change the size of the button.
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
  override var baselineOffsetFromTop: CGFloat { titleInNaturalSize.minY + titleFont.ascender }

  /// The distance from the baseline of the title to the bottom of a button of its natural size.
  override var baselineOffsetFromBottom: CGFloat {
    intrinsicContentSize.height - titleInNaturalSize.maxY - titleFont.descender
  }

  private var titleInNaturalSize: CGRect {
    let layout = ButtonLayout(of: self)
    return layout.titleFrame(in: CGRect(origin: .zero, size: layout.size))
  }

  /// Places the title, if ``titleLabel`` was used.
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard let label else { return }
    label.frame = ButtonLayout(of: self).titleFrame(in: bounds)
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
    label?.text = currentTitle
    label?.textColor = currentTitleColor
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  override func stateDidChange() { contentDidChange() }
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

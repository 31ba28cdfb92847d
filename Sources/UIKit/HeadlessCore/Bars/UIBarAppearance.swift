public import Foundation
@_spi(Runtime) import HeadlessValues

// inert: nothing is drawn
/// The look of a bar, as UIKit's `UIBarAppearance`
/// (developer.apple.com/documentation/uikit/uibarappearance).
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, NSCopying {
  open var backgroundColor: UIColor?
  open var backgroundImage: UIImage?
  open var backgroundEffect: UIBlurEffect?
  /// How the image fills the background.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
  open var shadowColor: UIColor?
  open var shadowImage: UIImage?

  /// Creates the default look.
  public override required init() { super.init() }

  /// Creates a look with the values of another one.
  public required init(barAppearance: UIBarAppearance) {
    super.init()
    adopt(barAppearance)
  }

  /// Sets the values of the default background.
  open func configureWithDefaultBackground() { resetBackground() }

  /// Sets the values of an opaque background.
  open func configureWithOpaqueBackground() {
    resetBackground()
    backgroundColor = .white
  }

  /// Sets the values of a background that is not visible.
  open func configureWithTransparentBackground() { resetBackground() }

  /// Copies the values of another look.
  func adopt(_ other: UIBarAppearance) {
    backgroundColor = other.backgroundColor
    backgroundImage = other.backgroundImage
    backgroundEffect = other.backgroundEffect
    backgroundImageContentMode = other.backgroundImageContentMode
    shadowColor = other.shadowColor
    shadowImage = other.shadowImage
  }

  /// Reads the element of the look of a bar.
  func read(_ nib: NibReader) {
    nib.color("backgroundColor") { backgroundColor = $0 }
    nib.color("shadowColor") { shadowColor = $0 }
    backgroundImage = nib.image("backgroundImage")
    shadowImage = nib.image("shadowImage")
    backgroundEffect = nib.blurEffect
  }

  private func resetBackground() {
    backgroundColor = nil
    backgroundImage = nil
    backgroundEffect = nil
    shadowColor = nil
    shadowImage = nil
  }

  public nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { type(of: self).init(barAppearance: self) }
  }
}

// inert: nothing is drawn
/// The look of the items of a navigation bar or toolbar, as UIKit's `UIBarButtonItemAppearance`.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject {
  /// The look of an item in its normal state.
  public let normal = UIBarButtonItemStateAppearance()
  /// The look of an item that is pressed.
  public let highlighted = UIBarButtonItemStateAppearance()
  /// The look of an item that can't be used.
  public let disabled = UIBarButtonItemStateAppearance()
  /// The look of a focused item.
  public let focused = UIBarButtonItemStateAppearance()

  /// Creates the default look of items with a style.
  public convenience init(style: UIBarButtonItem.Style) {
    self.init()
    configureWithDefault(for: style)
  }

  /// Sets the values of items with a style.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    for state in [normal, highlighted, disabled, focused] { state.reset() }
  }
}

// inert: nothing is drawn
/// The look of an item of a navigation bar or toolbar in one state.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The distance of the title from its default position.
  open var titlePositionAdjustment = UIOffset.zero
  open var backgroundImage: UIImage?
  /// The distance of the background from its default position.
  open var backgroundImagePositionAdjustment = UIOffset.zero

  func reset() {
    titleTextAttributes = [:]
    titlePositionAdjustment = .zero
    backgroundImage = nil
    backgroundImagePositionAdjustment = .zero
  }
}

// inert: nothing is drawn
/// The look of a navigation bar, as UIKit's `UINavigationBarAppearance`
/// (developer.apple.com/documentation/uikit/uinavigationbarappearance).
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The distance of the title from its default position.
  open var titlePositionAdjustment = UIOffset.zero
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var subtitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The look of buttons.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// The look of buttons with the style `done`.
  open var doneButtonAppearance = UIBarButtonItemAppearance()
  /// The look of buttons with the style `prominent`.
  open var prominentButtonAppearance = UIBarButtonItemAppearance()
  /// The look of the back button.
  open var backButtonAppearance = UIBarButtonItemAppearance()
  /// The image of the back button.
  open private(set) var backIndicatorImage = UIImage()
  /// The mask of the image of the back button in a transition.
  open private(set) var backIndicatorTransitionMaskImage = UIImage()

  /// Sets both images of the back button; `nil` for an image restores the default.
  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?,
    transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
  ) {
    self.backIndicatorImage = backIndicatorImage ?? UIImage()
    self.backIndicatorTransitionMaskImage = backIndicatorTransitionMaskImage ?? UIImage()
  }

  override func read(_ nib: NibReader) {
    super.read(nib)
    nib.textAttributes("titleTextAttributes") { titleTextAttributes = $0 }
    nib.textAttributes("largeTitleTextAttributes") { largeTitleTextAttributes = $0 }
    nib.buttons("buttonAppearance", buttonAppearance)
    nib.buttons("doneButtonAppearance", doneButtonAppearance)
    nib.buttons("backButtonAppearance", backButtonAppearance)
  }

  override func adopt(_ other: UIBarAppearance) {
    super.adopt(other)
    guard let other = other as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    largeTitleTextAttributes = other.largeTitleTextAttributes
    subtitleTextAttributes = other.subtitleTextAttributes
    buttonAppearance = other.buttonAppearance
    doneButtonAppearance = other.doneButtonAppearance
    prominentButtonAppearance = other.prominentButtonAppearance
    backButtonAppearance = other.backButtonAppearance
    backIndicatorImage = other.backIndicatorImage
    backIndicatorTransitionMaskImage = other.backIndicatorTransitionMaskImage
  }
}

// inert: nothing is drawn
/// The look of a toolbar, as UIKit's `UIToolbarAppearance`.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
  /// The look of buttons.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// The look of buttons with the style `done`.
  open var doneButtonAppearance = UIBarButtonItemAppearance()
  /// The look of buttons with the style `prominent`.
  open var prominentButtonAppearance = UIBarButtonItemAppearance()

  override func read(_ nib: NibReader) {
    super.read(nib)
    nib.buttons("buttonAppearance", buttonAppearance)
    nib.buttons("doneButtonAppearance", doneButtonAppearance)
  }

  override func adopt(_ other: UIBarAppearance) {
    super.adopt(other)
    guard let other = other as? UIToolbarAppearance else { return }
    buttonAppearance = other.buttonAppearance
    doneButtonAppearance = other.doneButtonAppearance
    prominentButtonAppearance = other.prominentButtonAppearance
  }
}

public import Foundation

// inert: no menu of text is shown
/// Shows a menu of commands for a text, as UIKit's `UIEditMenuInteraction`
/// (developer.apple.com/documentation/uikit/uieditmenuinteraction).
@preconcurrency @MainActor
open class UIEditMenuInteraction: NSObject, UIInteraction {
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  open private(set) weak var view: UIView?

  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {}
  /// Stores the view.
  open func didMove(to view: UIView?) { self.view = view }
  /// Does nothing: no menu is shown.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {}
  /// Does nothing: no menu is shown.
  open func dismissMenu() {}
  /// Does nothing: no menu is shown.
  open func reloadVisibleMenu() {}
}

// inert: no menu of text is shown
/// The position of an edit menu, as UIKit's `UIEditMenuConfiguration`.
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
  /// The identifier of the app.
  public let identifier: any NSCopying
  /// The point at which the menu is shown.
  public let sourcePoint: CGPoint

  public init(identifier: (any NSCopying)?, sourcePoint: CGPoint) {
    self.identifier = identifier ?? NSString(string: "com.apple.UIKit.editMenu")
    self.sourcePoint = sourcePoint
    super.init()
  }
}

// inert: no menu of text is shown
/// Provides the elements of an edit menu, as UIKit's `UIEditMenuInteractionDelegate`.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionDelegate: AnyObject {
  /// Returns the menu; `nil` for the suggested one.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
}

extension UIEditMenuInteractionDelegate {
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
}

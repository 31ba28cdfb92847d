public import Foundation
import TraceModel

/// Opens a menu for a long press on a view, as UIKit's `UIContextMenuInteraction`
/// (developer.apple.com/documentation/uikit/uicontextmenuinteraction).
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// The delegate, which gives the menu.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  open private(set) weak var view: UIView?
  /// The menu that is open.
  private var configuration: UIContextMenuConfiguration?
  private var menu: UIMenu?
  private var press: UILongPressGestureRecognizer?

  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// Removes the recognizer of the long press.
  open func willMove(to view: UIView?) {
    if let press { press.view?.removeGestureRecognizer(press) }
    press = nil
  }

  /// Adds a recognizer of a long press to the view.
  open func didMove(to view: UIView?) {
    self.view = view
    guard let view else { return }
    let press = UILongPressGestureRecognizer(
      target: self,
      action: Selector("press:", UIContextMenuInteraction.press)
    )
    self.press = press
    view.addGestureRecognizer(press)
  }

  private func press(_ gesture: UILongPressGestureRecognizer) {
    if gesture.state == .began { open(at: gesture.location(in: view)) }
  }

  /// The location of the long press in a view.
  open func location(in view: UIView?) -> CGPoint { press?.location(in: view) ?? .zero }

  /// Changes the menu that is open.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
    menu = menu.map(block)
  }

  /// Closes the menu.
  open func dismissMenu() { close() }

  // Actions of the user.

  /// The menu that is open; `nil` if there is none.
  package var visibleMenu: UIMenu? { menu }

  // choice: context-menu-order
  /// Opens the menu at a location of the view.
  ///
  /// Without a configuration of the delegate nothing follows
  /// (mattneub, Programming iOS, bk2ch06p325ContextualMenuWithPreview2).
  package func open(at location: CGPoint) {
    guard let view, let delegate, configuration == nil else { return }
    let runtime = view.runtime
    let configuration = runtime.invoke(
      delegate,
      .contextMenuConfiguration,
      argument: view.traceSubject
    ) { delegate.contextMenuInteraction(self, configurationForMenuAtLocation: location) }
    guard let configuration else { return }
    self.configuration = configuration
    menu = configuration.actionProvider?([])
    notify(.contextMenuWillDisplay) { delegate, animator in
      delegate.contextMenuInteraction(
        self,
        willDisplayMenuFor: configuration,
        animator: animator
      )
    }
  }

  /// Closes the menu, if it is open.
  package func close() {
    guard let configuration else { return }
    self.configuration = nil
    menu = nil
    notify(.contextMenuWillEnd) { delegate, animator in
      delegate.contextMenuInteraction(self, willEndFor: configuration, animator: animator)
    }
  }

  /// Closes the menu and performs its first action with a title; returns whether there is one.
  package func choose(_ title: String) -> Bool {
    guard let action = menu?.action(titled: title) else { return false }
    if !action.attributes.contains(.keepsMenuPresented) { close() }
    action.perform(from: self)
    return true
  }

  private func notify(
    _ message: Name,
    _ body: (any UIContextMenuInteractionDelegate, MenuAnimator) -> Void
  ) {
    guard let delegate, let view else { return }
    let animator = MenuAnimator()
    _ = view.runtime.invokeOptional(delegate, message, argument: view.traceSubject) {
      body(delegate, animator)
    }
    animator.run()
  }
}

/// The menu and the preview of a context menu, as UIKit's `UIContextMenuConfiguration`
/// (developer.apple.com/documentation/uikit/uicontextmenuconfiguration).
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  /// The identifier of the app.
  public let identifier: any NSCopying
  let previewProvider: (@MainActor () -> UIViewController?)?
  let actionProvider: (@MainActor ([UIMenuElement]) -> UIMenu?)?
  /// The number on the preview of several items.
  open var badgeCount = 0

  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the app.
  ///   - previewProvider: Returns the controller of the preview, which is not shown here.
  ///   - actionProvider: Returns the menu.
  public init(
    identifier: (any NSCopying)? = nil,
    previewProvider: (@MainActor () -> UIViewController?)? = nil,
    actionProvider: (@MainActor ([UIMenuElement]) -> UIMenu?)? = nil
  ) {
    self.identifier = identifier ?? NSString(string: "com.apple.UIKit.contextMenu")
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    super.init()
  }
}

/// Animates along with a context menu, as UIKit's `UIContextMenuInteractionAnimating`.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: AnyObject {
  var previewViewController: UIViewController? { get }
  /// Adds changes that are animated.
  func addAnimations(_ animations: @escaping @MainActor () -> Void)
  /// Adds a block that runs at the end.
  func addCompletion(_ completion: @escaping @MainActor () -> Void)
}

/// Runs the changes and the completions after the delegate's method.
private final class MenuAnimator: UIContextMenuInteractionAnimating {
  var previewViewController: UIViewController? { nil }
  private var animations: [@MainActor () -> Void] = []
  private var completions: [@MainActor () -> Void] = []

  func addAnimations(_ animations: @escaping @MainActor () -> Void) {
    self.animations.append(animations)
  }

  func addCompletion(_ completion: @escaping @MainActor () -> Void) {
    completions.append(completion)
  }

  func run() {
    for block in animations + completions { block() }
  }
}

/// Provides context menus and is notified of them, as UIKit's `UIContextMenuInteractionDelegate`.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: AnyObject {
  /// Returns the menu at a location; `nil` if there is none.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
  /// Sent before the menu is shown.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  )
  /// Sent before the menu is closed.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  )
  // inert: previews are not shown
  /// Sent before the user's tap on the preview is performed.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  )
  // inert: previews are not shown
  /// Returns the preview while the menu opens.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
}

extension UIContextMenuInteractionDelegate {
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}

  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    unimplemented(.contextMenuWillDisplay)
  }

  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    unimplemented(.contextMenuWillEnd)
  }
}

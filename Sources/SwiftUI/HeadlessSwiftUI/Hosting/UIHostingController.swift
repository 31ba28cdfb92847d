public import Foundation
public import HeadlessUIKit
import TraceModel

// choice: hosting-appearance-order
/// A controller that shows a view (developer.apple.com/documentation/swiftui/uihostingcontroller).
///
/// The view appears within the first layout: `viewWillAppear`, `viewIsAppearing`, layout,
/// `onAppear`, the creation of tasks, `viewDidAppear`. It disappears after `viewDidDisappear`. Both
/// follow what Apple documents for `viewWillAppear` and the order in UIKit; no published log shows
/// it. Outside a window, bodies are evaluated in a layout, but nothing appears (swiftui rule 10.2).
@preconcurrency @MainActor
open class UIHostingController<Content: View>: UIViewController {
  private let host: _UIHostingView<Content>

  public init(rootView: Content) {
    host = _UIHostingView(rootView: rootView)
    super.init(nibName: nil, bundle: nil)
    host.graph.surface.controller = self
  }

  /// Creates a controller from an archive, for subclasses.
  public init?(coder aDecoder: NSCoder, rootView: Content) {
    host = _UIHostingView(rootView: rootView)
    super.init(coder: aDecoder)
    host.graph.surface.controller = self
  }

  /// Controllers from archives need a root view.
  public required init?(coder: NSCoder) { nil }

  /// The view that the controller shows; another value of the type is an update.
  public var rootView: Content {
    get { host.rootView }
    set { host.rootView = newValue }
  }

  /// The sizes that the controller reports when its content changes.
  public var sizingOptions: UIHostingControllerSizingOptions = [] {
    didSet { host.reportsIntrinsicSize = sizingOptions.contains(.intrinsicContentSize) }
  }

  /// Returns the size of the root view for a size.
  open func sizeThatFits(in size: CGSize) -> CGSize { host.sizeThatFits(size) }

  open override func loadView() { view = host }

  open override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    host.setAppeared(true)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard !isCoveredByPresentation, !keepsAppearance else { return }
    host.setAppeared(false)
  }

  // choice: hosting-appearance-ios13
  /// Whether a tab that is hidden does not disappear, as in iOS 13 (swiftui rule 9.5).
  private var keepsAppearance: Bool {
    host.graph.runtime.behavior.major == 13 && tabBarController != nil
  }

  open override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    if parent == nil, viewIfLoaded?.window == nil { host.setAppeared(false) }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    host.updateTraits()
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard sizingOptions.contains(.preferredContentSize) else { return }
    let size = host.sizeThatFits(UIView.layoutFittingExpandedSize)
    if size != preferredContentSize { preferredContentSize = size }
  }
}

/// The sizes that a hosting controller reports when its content changes
/// (developer.apple.com/documentation/swiftui/uihostingcontrollersizingoptions).
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The ideal size is the controller's preferred content size.
  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
  /// The ideal size is the intrinsic content size of the controller's view.
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}

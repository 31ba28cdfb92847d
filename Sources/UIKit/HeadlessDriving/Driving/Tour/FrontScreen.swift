/// The screen that a user sees: the visible controllers of the visible windows.
@MainActor
struct FrontScreen {
  /// The visible controllers of one window.
  struct Layer {
    let window: UIWindow
    /// The controller at the root of the front-most presentation, or of the window.
    let base: UIViewController?
    /// The visible controllers from the base to the innermost ones, a parent before its children.
    let controllers: [UIViewController]
    /// The view that contains all touchable views.
    let view: UIView
    /// The number of presented controllers.
    let presentations: Int
  }

  /// The windows with their controllers, from front to back.
  let layers: [Layer]
  /// The identity of the screen, which is also its name in reports.
  let name: String
  /// The title of the front-most controller that has one.
  let title: String
  /// The number of controllers that were pushed or presented.
  let depth: Int

  /// Reads the screen of a run; `nil` without a visible window.
  init?(_ runtime: Runtime) {
    layers = runtime.application.windows.reversed().map(Self.layer)
    guard !layers.isEmpty else { return nil }
    let names = layers.compactMap { $0.base.map(Self.name) }
    name = names.isEmpty ? "UIWindow" : names.joined(separator: " over ")
    title =
      layers.lazy.flatMap { $0.controllers.reversed() }.compactMap(Self.title).first ?? ""
    depth = layers.reduce(0) { sum, layer in
      layer.controllers.reduce(sum + layer.presentations) { sum, controller in
        sum + max(0, ((controller as? UINavigationController)?.viewControllers.count ?? 1) - 1)
      }
    }
  }

  private static func layer(of window: UIWindow) -> Layer {
    var base = window.rootViewController
    var controllers = base.map(visible) ?? []
    var view: UIView = window
    var presentations = 0
    while let presentation = controllers.compactMap(\.modal.presentation).last,
      presentation.phase != .waiting, presentation.phase != .ended,
      let presented = presentation.presented
    {
      base = presented
      controllers = visible(from: presented)
      view = presentation.container
      presentations += 1
    }
    return Layer(
      window: window,
      base: base,
      controllers: controllers,
      view: view,
      presentations: presentations
    )
  }

  private static func visible(from controller: UIViewController) -> [UIViewController] {
    [controller] + children(of: controller).flatMap(visible)
  }

  /// The children that a container displays.
  private static func children(of controller: UIViewController) -> [UIViewController] {
    switch controller {
    case let navigation as UINavigationController:
      navigation.topViewController.map { [$0] } ?? []
    case let tabs as UITabBarController: tabs.selectedViewController.map { [$0] } ?? []
    case let pages as UIPageViewController: pages.viewControllers ?? []
    default:
      controller.children.filter { child in
        guard let view = child.viewIfLoaded, let window = view.window else { return false }
        guard sequence(first: view, next: \.superview).allSatisfy({ !$0.isHidden }) else {
          return false
        }
        return view.convert(view.bounds, to: window).intersects(window.bounds)
      }
    }
  }

  private static func name(of controller: UIViewController) -> String {
    let type = String(describing: type(of: controller))
    var inner: [String] = []
    for name in children(of: controller).map(name) where !inner.contains(name) {
      inner.append(name)
    }
    switch controller {
    case let alert as UIAlertController:
      return "\(type)(\(alert.actions.map { $0.title ?? "" }.joined(separator: ", ")))"
    case is UINavigationController, is UITabBarController, is UISplitViewController,
      is UIPageViewController:
      return inner.isEmpty ? type : inner.joined(separator: " + ")
    default: break
    }
    let isPlain = Swift.type(of: controller) == UIViewController.self
    let title = isPlain ? controller.title.map { " “\($0)”" } ?? "" : ""
    return type + title + (inner.isEmpty ? "" : "[\(inner.joined(separator: ", "))]")
  }

  private static func title(of controller: UIViewController) -> String? {
    let title = controller.navigationItem.title ?? controller.title
    return title.flatMap { $0.isEmpty ? nil : $0 }
  }
}

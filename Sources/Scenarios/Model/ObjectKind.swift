/// What sort of object a name stands for, as far as calls and properties depend on it.
enum ObjectKind: String, Hashable, Sendable, CaseIterable {
  case view = "UIView"
  case window = "UIWindow"
  case controller = "UIViewController"
  case navigationController = "UINavigationController"
  case tabBarController = "UITabBarController"
  case pageViewController = "UIPageViewController"
  case alertController = "UIAlertController"
  case presentationController = "UIPresentationController"
  case delegate = "NSObject"
  case animator = "UIViewControllerAnimatedTransitioning"
  case interactor = "UIPercentDrivenInteractiveTransition"
  case application = "UIApplication"
  case applicationDelegate = "UIApplicationDelegate"
  case sceneDelegate = "UIWindowSceneDelegate"
  case segue = "UIStoryboardSegue"

  /// The kind that this one inherits from.
  var superkind: ObjectKind? {
    switch self {
    case .window: .view
    case .navigationController, .tabBarController, .pageViewController, .alertController:
      .controller
    case .view, .controller, .presentationController, .delegate, .animator, .interactor,
      .application, .applicationDelegate, .sceneDelegate, .segue:
      nil
    }
  }

  /// Whether an object of this kind can stand where the other one is expected.
  func isA(_ other: ObjectKind) -> Bool {
    var kind: ObjectKind? = self
    while let current = kind {
      if current == other { return true }
      kind = current.superkind
    }
    return false
  }

  /// The kind at the root of what this one inherits from.
  var family: ObjectKind { superkind?.family ?? self }

  /// The name of the class.
  var className: String { rawValue }
}

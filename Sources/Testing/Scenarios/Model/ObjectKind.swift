/// The kind of an object, which determines its calls and properties.
enum ObjectKind: String, Hashable, Sendable, CaseIterable {
  case view = "UIView"
  case window = "UIWindow"
  case label = "UILabel"
  case button = "UIButton"
  case imageView = "UIImageView"
  case activityIndicator = "UIActivityIndicatorView"
  case stackView = "UIStackView"
  case scrollView = "UIScrollView"
  case tableView = "UITableView"
  case textView = "UITextView"
  case textField = "UITextField"
  case layoutGuide = "UILayoutGuide"
  case constraint = "NSLayoutConstraint"
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

  /// The kind of the superclass.
  var superkind: ObjectKind? {
    switch self {
    case .window, .label, .button, .imageView, .activityIndicator, .stackView, .scrollView,
      .textField:
      .view
    case .tableView, .textView: .scrollView
    case .navigationController, .tabBarController, .pageViewController, .alertController:
      .controller
    case .view, .layoutGuide, .constraint, .controller, .presentationController, .delegate,
      .animator, .interactor,
      .application, .applicationDelegate, .sceneDelegate, .segue:
      nil
    }
  }

  /// Whether the kind is a part of the layout, which has no callbacks and no life cycle in traces.
  var isOfLayout: Bool { self == .layoutGuide || self == .constraint }

  /// Whether an object of this kind is also one of the other kind.
  func isA(_ other: ObjectKind) -> Bool {
    var kind: ObjectKind? = self
    while let current = kind {
      if current == other { return true }
      kind = current.superkind
    }
    return false
  }

  /// The kind of the root class.
  var family: ObjectKind { superkind?.family ?? self }

  var className: String { rawValue }
}

/// The objects of every world, by their numbers.
enum WorldCast {
  static let windows = ["W", "X"]
  static let views = ["v", "w", "x", "y"]
  /// Plain controllers first, then stacks, tabs, pages and an alert.
  static let controllers = ["A", "B", "C", "D", "E", "F", "N", "M", "T", "P", "Q", "L"]
  static let plain = 0..<6
  static let stacks = 6..<8
  static let tabs = 8
  static let pages = 9..<11
  static let alert = 11
  /// The plain controller that does not forward appearance.
  static let silent = 5
  static let styles = [
    "automatic", "fullScreen", "pageSheet", "formSheet", "currentContext", "overFullScreen",
    "overCurrentContext", "popover",
  ]

  /// Returns the class of a controller in the spelling of scenarios.
  static func className(of controller: Int) -> String {
    switch controller {
    case plain: "UIViewController"
    case stacks: "UINavigationController"
    case tabs: "UITabBarController"
    case pages.lowerBound: "UIPageViewController(transitionStyle: .scroll)"
    case pages: "UIPageViewController(transitionStyle: .pageCurl)"
    default: "UIAlertController"
    }
  }
}

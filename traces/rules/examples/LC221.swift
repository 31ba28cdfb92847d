import HeadlessUIKit

enum LC221: CompiledExample {
  static func wrong(_ app: HeadlessApp, _ window: UIWindow) throws {
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.setViewControllers([HomeViewController()], direction: .forward, animated: false)
    window.rootViewController = pages
    try app.settle()

    pages.setViewControllers([DetailViewController()], direction: .forward, animated: true)
    pages.setViewControllers([ChartViewController()], direction: .forward, animated: true)
  }

  static func right(_ app: HeadlessApp, _ window: UIWindow) throws {
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.setViewControllers([HomeViewController()], direction: .forward, animated: false)
    window.rootViewController = pages
    try app.settle()

    pages.setViewControllers([DetailViewController()], direction: .forward, animated: true)
    try app.settle()
    pages.setViewControllers([ChartViewController()], direction: .forward, animated: true)
  }
}

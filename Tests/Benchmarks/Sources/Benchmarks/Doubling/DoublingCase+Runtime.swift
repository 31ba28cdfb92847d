import HeadlessUIKit
import TraceRecorder

extension DoublingCase {
  /// Cases of hierarchies with expensive shapes in the runtime.
  static let runtime: [DoublingCase] = [
    run("deep-views", size: 1_000) { app, size in
      let window = UIWindow()
      let root = UIViewController()
      window.rootViewController = root
      var view: UIView = root.view
      for _ in 0..<size {
        let inner = UIView()
        view.addSubview(inner)
        view = inner
      }
      window.makeKeyAndVisible()
      try app.settle()
      return window
    },
    run("deep-views-in-a-window", size: 1_000) { app, size in
      let window = try show(UIViewController(), app)
      var view: UIView? = window.rootViewController?.view
      for _ in 0..<size {
        let inner = UIView()
        view?.addSubview(inner)
        view = inner
      }
      try app.settle()
      return window
    },
    run("views-removed", size: 4_000) { app, size in
      let root = UIViewController()
      for _ in 0..<size { root.view.addSubview(UIView()) }
      let window = try show(root, app)
      for view in root.view.subviews { view.removeFromSuperview() }
      try app.settle()
      return window
    },
    run("deep-containers", size: 250) { app, size in
      let root = UIViewController()
      var parent = root
      for _ in 0..<size {
        let child = UIViewController()
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        parent = child
      }
      return try show(root, app)
    },
    run("pushes", size: 500) { app, size in
      let navigation = UINavigationController(rootViewController: UIViewController())
      let window = try show(navigation, app)
      for _ in 0..<size {
        navigation.pushViewController(UIViewController(), animated: false)
        try app.settle()
      }
      return window
    },
    run("modals", size: 250) { app, size in
      let root = UIViewController()
      let window = try show(root, app)
      var presenter = root
      for _ in 0..<size {
        let presented = UIViewController()
        presenter.present(presented, animated: false)
        try app.settle()
        presenter = presented
      }
      return window
    },
    run("tabs", size: 250) { app, size in
      let tabs = UITabBarController()
      tabs.viewControllers = (0..<size).map { _ in UIViewController() }
      let window = try show(tabs, app)
      for index in 0..<size {
        tabs.selectedIndex = index
        try app.settle()
      }
      return window
    },
    run("animations", size: 1_000) { app, size in
      let root = UIViewController()
      let window = try show(root, app)
      for _ in 0..<size {
        let view = UIView()
        root.view.addSubview(view)
        UIView.animate(withDuration: 0.3) { view.alpha = 0.5 }
      }
      try app.settle()
      return window
    },
  ]

  @MainActor
  private static func show(_ root: UIViewController, _ app: HeadlessApp) throws -> UIWindow {
    let window = UIWindow()
    window.rootViewController = root
    window.makeKeyAndVisible()
    try app.settle()
    return window
  }

  /// Returns a case that runs an app and records into memory; the hierarchy is deallocated after
  /// the measurement.
  private static func run(
    _ name: String,
    size: Int,
    _ body: @escaping @MainActor (HeadlessApp, Int) throws -> UIWindow
  ) -> DoublingCase {
    DoublingCase("runtime/\(name)", size: size) { size in
      var windows: [UIWindow] = []
      return {
        let context = RecordingContext.inMemory(title: name)
        try RecordingContext.$current.withValue(context) {
          windows.append(try body(HeadlessApp.current, size))
        }
        sink(windows.count)
      }
    }
  }
}

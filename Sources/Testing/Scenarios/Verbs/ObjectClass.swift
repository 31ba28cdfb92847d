import HeadlessUIKit

/// A class of objects in scenarios, with one initializer.
struct ObjectClass: Sendable {
  typealias Make = @MainActor @Sendable (Invocation, ObjectScript) throws(ScenarioError) -> NSObject

  let kind: ObjectKind
  /// The spelling with labels: `UINavigationController(rootViewController:)`.
  let name: String
  let arguments: [ArgumentKind]
  /// A summary in one line.
  let summary: String
  /// Creates the object; `nil` if the runtime does not have the class.
  let make: Make?

  init(
    _ kind: ObjectKind,
    _ name: String,
    _ arguments: [ArgumentKind],
    _ summary: String,
    make: Make?
  ) {
    self.kind = kind
    self.name = name
    self.arguments = arguments
    self.summary = summary
    self.make = make
  }

  /// The name without labels.
  var baseName: String { String(name.prefix { $0 != "(" }) }

  /// The labels of the arguments; `_` if there is none.
  var labels: [String] {
    guard let open = name.firstIndex(of: "(") else { return [] }
    return name[name.index(after: open)...].split(separator: ":").map(String.init)
      .filter { $0 != ")" }
  }

  /// All classes, in the order of the table.
  static let all: [ObjectClass] =
    [
      ObjectClass(.controller, "UIViewController", [], "A controller.") { _, script in
        script.observeNextBirth()
        return ScenarioViewController(script)
      },
      ObjectClass(.view, "UIView", [], "A view without size.") { _, script in
        script.observeNextBirth()
        return ScenarioView(frame: .zero)
      },
      ObjectClass(.view, "UIView(frame:)", [.rect], "A view with a frame.") { call, script in
        script.observeNextBirth()
        return ScenarioView(frame: call.rect(0))
      },
      ObjectClass(
        .window,
        "UIWindow",
        [],
        "A window of its device, or of 390 by 844 points without a safe area."
      ) { _, script in
        makeWindow(script, frame: CGRect(origin: .zero, size: UIWindow.defaultSize))
      },
      ObjectClass(
        .window,
        "UIWindow(size:safeAreaInsets:)",
        [.size, .insets],
        "A window with a size and insets that bars cover."
      ) { call, script in
        let window = makeWindow(script, frame: CGRect(origin: .zero, size: call.size(0)))
        window.screenSafeAreaInsets = call.insets(1)
        return window
      },
      ObjectClass(.window, "UIWindow(frame:)", [.rect], "A window with a frame.") {
        call,
        script in
        makeWindow(script, frame: call.rect(0))
      },
      ObjectClass(.navigationController, "UINavigationController", [], "An empty stack.") {
        _,
        script in
        script.observeNextBirth()
        return ScenarioNavigationController(script)
      },
      ObjectClass(
        .navigationController,
        "UINavigationController(rootViewController:)",
        [.object(.controller)],
        "A stack with one controller."
      ) { call, script throws(ScenarioError) in
        let root: UIViewController = try call.object(0)
        if script.isPlain { return UINavigationController(rootViewController: root) }
        script.observeNextBirth()
        return ScenarioNavigationController(script, rootViewController: root)
      },
      ObjectClass(.tabBarController, "UITabBarController", [], "A container without tabs.") {
        _,
        script in
        makeTabBarController(script)
      },
      ObjectClass(
        .tabBarController,
        "UITabBarController(viewControllers:)",
        [.objects(.controller)],
        "A container whose tabs are set right after its creation."
      ) { call, script throws(ScenarioError) in
        let tabs: [UIViewController] = try call.objects(0)
        let container = script.isPlain ? UITabBarController() : makeTabBarController(script)
        container.viewControllers = tabs
        return container
      },
      ObjectClass(
        .pageViewController,
        "UIPageViewController(transitionStyle:)",
        [.choice(["scroll", "pageCurl"])],
        "Pages that scroll or curl."
      ) { call, script in
        script.observeNextBirth()
        let style: UIPageViewController.TransitionStyle =
          call.text(0) == "scroll" ? .scroll : .pageCurl
        return ScenarioPageViewController(script, style: style)
      },
      ObjectClass(
        .delegate,
        "UINavigationControllerDelegate",
        [],
        "Receives pushes and pops."
      ) { _, script in
        ScenarioNavigationDelegate(script)
      },
      ObjectClass(.delegate, "UITabBarControllerDelegate", [], "Receives taps on tabs.") {
        _,
        script in
        ScenarioTabDelegate(script)
      },
      ObjectClass(
        .delegate,
        "UIPageViewControllerDelegate",
        [],
        "Receives interactive page turns."
      ) { _, script in
        ScenarioPageDelegate(script)
      },
      ObjectClass(
        .delegate,
        "UIPageViewControllerDataSource(pages:)",
        [.objects(.controller)],
        "Provides pages in order."
      ) { call, script throws(ScenarioError) in
        ScenarioPageSource(script, pages: try call.objects(0))
      },
      ObjectClass(.alertController, "UIAlertController", [], "An alert.") { _, script in
        script.observeNextBirth()
        return ScenarioAlertController(script)
      },
      ObjectClass(
        .delegate,
        "UIAdaptivePresentationControllerDelegate",
        [],
        "Receives interactive dismissals of a sheet."
      ) { _, script in
        ScenarioPresentationDelegate(script)
      },
      ObjectClass(.application, "UIApplication", [], "The app.") { _, _ in
        UIApplication.shared
      },
      ObjectClass(
        .applicationDelegate,
        "UIApplicationDelegate",
        [],
        "Receives the callbacks of the app."
      ) {
        _,
        script in
        ScenarioAppDelegate(script)
      },
      ObjectClass(
        .sceneDelegate,
        "UIWindowSceneDelegate",
        [],
        "Receives the callbacks of its scene."
      ) {
        _,
        script in
        ScenarioSceneDelegate(script)
      },
    ] + contentClasses + arrangingClasses + tableClasses + textClasses + layoutClasses
    + transitionClasses + segueClasses
    + pending

  @MainActor
  private static func makeWindow(_ script: ObjectScript, frame: CGRect) -> UIWindow {
    if script.isPlain {
      return script.device.map(UIWindow.init(device:)) ?? UIWindow(frame: frame)
    }
    script.observeNextBirth()
    return script.device.map(ScenarioWindow.init(device:)) ?? ScenarioWindow(frame: frame)
  }

  @MainActor
  private static func makeTabBarController(_ script: ObjectScript) -> UITabBarController {
    script.observeNextBirth()
    return ScenarioTabBarController(script)
  }
}

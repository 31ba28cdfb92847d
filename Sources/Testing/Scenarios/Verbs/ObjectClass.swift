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

  /// A class whose objects the script observes from their creation on.
  static func observed(
    _ kind: ObjectKind,
    _ name: String,
    _ arguments: [ArgumentKind],
    _ summary: String,
    make: @escaping @MainActor @Sendable (Invocation) -> NSObject
  ) -> ObjectClass {
    ObjectClass(kind, name, arguments, summary) { call, script in
      script.observeNextBirth()
      return make(call)
    }
  }

  /// A class of objects that pass their calls to the script.
  static func scripted(
    _ kind: ObjectKind,
    _ name: String,
    _ summary: String,
    make: @escaping @MainActor @Sendable (ObjectScript) -> NSObject
  ) -> ObjectClass {
    ObjectClass(kind, name, [], summary) { _, script in make(script) }
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
      .observed(.view, "UIView", [], "A view without size.") { _ in ScenarioView(frame: .zero) },
      .observed(.view, "UIView(frame:)", [.rect], "A view with a frame.") { call in
        ScenarioView(frame: call.rect(0))
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
      .scripted(.tabBarController, "UITabBarController", "A container without tabs.") {
        makeTabBarController($0)
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
      .scripted(.delegate, "UINavigationControllerDelegate", "Receives pushes and pops.") {
        ScenarioNavigationDelegate($0)
      },
      .scripted(.delegate, "UITabBarControllerDelegate", "Receives taps on tabs.") {
        ScenarioTabDelegate($0)
      },
      .scripted(.delegate, "UIPageViewControllerDelegate", "Receives interactive page turns.") {
        ScenarioPageDelegate($0)
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
      .scripted(
        .delegate,
        "UIAdaptivePresentationControllerDelegate",
        "Receives interactive dismissals of a sheet."
      ) { ScenarioPresentationDelegate($0) },
      ObjectClass(.application, "UIApplication", [], "The app.") { _, _ in
        UIApplication.shared
      },
      .scripted(.applicationDelegate, "UIApplicationDelegate", "Receives the callbacks of the app.")
      { ScenarioAppDelegate($0) },
      .scripted(.sceneDelegate, "UIWindowSceneDelegate", "Receives the callbacks of its scene.") {
        ScenarioSceneDelegate($0)
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

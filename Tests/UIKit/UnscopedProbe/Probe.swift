import HeadlessUIKit

/// A program that uses the runtime without a recording of its own.
///
/// With the argument `crash` it dies while a view is loaded, with `log` it prints what a device
/// would print of a push, a pop and a child.
@main
struct Probe {
  @MainActor
  static func main() throws {
    let window = UIWindow()
    if CommandLine.arguments.contains("log") {
      try pushAndPop(in: window)
    } else {
      let dies = CommandLine.arguments.contains("crash")
      window.rootViewController = dies ? CrashingViewController() : HomeViewController()
      window.makeKeyAndVisible()
      try HeadlessApp.current.settle()
    }
    withExtendedLifetime(window) {}
  }

  @MainActor
  private static func pushAndPop(in window: UIWindow) throws {
    let app = HeadlessApp.current
    let home = LoggedHomeViewController()
    let navigation = UINavigationController(rootViewController: home)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    try app.settle()
    navigation.pushViewController(LoggedDetailViewController(), animated: true)
    try app.settle()
    navigation.popViewController(animated: true)
    try app.settle()
    let child = LoggedDetailViewController()
    home.addChild(child)
    home.view.addSubview(child.view)
    child.didMove(toParent: home)
    try app.settle()
  }
}

private final class HomeViewController: UIViewController {}
private final class LoggedHomeViewController: LoggingViewController {}
private final class LoggedDetailViewController: LoggingViewController {}

private final class CrashingViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    fatalError("the probe was asked to die")
  }
}

import HeadlessUIKit

/// A program that uses the runtime without a recording of its own; with the argument `crash` it
/// dies while a view is loaded.
@main
struct Probe {
  @MainActor
  static func main() throws {
    let window = UIWindow()
    let dies = CommandLine.arguments.contains("crash")
    window.rootViewController = dies ? CrashingViewController() : HomeViewController()
    window.makeKeyAndVisible()
    try HeadlessApp.current.settle()
    withExtendedLifetime(window) {}
  }
}

private final class HomeViewController: UIViewController {}

private final class CrashingViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    fatalError("the probe was asked to die")
  }
}

// README begins
import HeadlessUIKit

final class CartViewController: UIViewController {}
final class SummaryViewController: UIViewController {}
final class CheckoutViewController: UIViewController {
  let summary = SummaryViewController()
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(summary.view)
  }
}

// README pauses
/// Records the sample of the README, into a file that the caller chooses.
@MainActor
func recordReadmeSample(file: (String) -> String) async throws {
  // README resumes
  try await recordTrace(to: file("checkout.json")) { app in
    let navigation = UINavigationController(rootViewController: CartViewController())
    let window = UIWindow()
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    try await app.settle()
    navigation.pushViewController(CheckoutViewController(), animated: true)
    try await app.settle()
    return window
  }
  // README ends
}

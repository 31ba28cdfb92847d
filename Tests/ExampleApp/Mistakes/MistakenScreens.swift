import HeadlessUIKit
import Shop

/// The first mistake: the summary's view is added, but the summary is not added as a child.
final class ForgetfulCartViewController: UIViewController {
  let summary = SummaryViewController()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(summary.view)
  }
}

/// The second mistake: an override that does not call super.
final class SuperlessViewController: UIViewController {
  override func viewWillAppear(_ animated: Bool) {}
}

/// The third mistake: a closure that retains its controller.
final class CyclicProductViewController: UIViewController {
  var buy: () -> Void = {}

  override func viewDidLoad() {
    super.viewDidLoad()
    buy = { self.title = "sold" }
  }
}

/// Crashes when it is displayed.
final class CrashingViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    fatalError("the shop is closed")
  }
}

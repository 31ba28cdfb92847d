import Foundation
import HeadlessUIKit

/// Overrides every callback of a controller and has a plain `deinit`.
class ClientController: UIViewController {
  var calls: [String] = []

  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code") }

  deinit { print("ClientController deinit") }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  override func loadView() {
    super.loadView()
    calls.append(#function)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    calls.append(#function)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    calls.append(#function)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    calls.append(#function)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    calls.append(#function)
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    calls.append(#function)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    calls.append(#function)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    calls.append(#function)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    calls.append(#function)
  }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    calls.append(#function)
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    calls.append(#function)
  }

  override func updateViewConstraints() {
    calls.append(#function)
    super.updateViewConstraints()
  }

  override var isModalInPresentation: Bool {
    get { true }
    set {}
  }

  override func present(
    _ viewControllerToPresent: UIViewController,
    animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    super.present(viewControllerToPresent, animated: flag, completion: completion)
    calls.append(#function)
  }

  override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    super.dismiss(animated: flag, completion: completion)
    calls.append(#function)
  }

  func ask() {
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "Yes", style: .destructive) { [weak self] _ in
        self?.dismiss(animated: true)
      }
    )
    present(alert, animated: true)
    present(alert, animated: true) { print("there") }
  }
}

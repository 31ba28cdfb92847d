import Foundation
import HeadlessUIKit

/// Overrides each callback of a controller and has a plain `deinit`.
class ClientNavigationController: UINavigationController {
  var calls: [String] = []

  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code") }

  deinit { print("ClientNavigationController deinit") }

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

  override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    calls.append(#function)
  }

  override func viewLayoutMarginsDidChange() {
    super.viewLayoutMarginsDidChange()
    calls.append(#function)
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    calls.append(#function)
  }

  override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    calls.append(#function)
  }

  override var preferredContentSize: CGSize {
    get { CGSize(width: 100, height: 100) }
    set { super.preferredContentSize = newValue }
  }

  override var title: String? {
    didSet { calls.append(#function) }
  }
}

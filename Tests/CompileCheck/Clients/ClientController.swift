import Foundation
import HeadlessUIKit

/// Overrides each callback of a controller and has a plain `deinit`.
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

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    calls.append("\(#function) \(segue.identifier ?? "")")
  }

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    super.performSegue(withIdentifier: identifier, sender: sender)
    calls.append(#function)
  }

  override func awakeFromNib() {
    super.awakeFromNib()
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

  override func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.willTransition(to: newCollection, with: coordinator)
    calls.append(#function)
  }

  override func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(alongsideTransition: { _ in }, completion: nil)
    calls.append(#function)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    calls.append(#function)
  }

  override func transition(
    from fromViewController: UIViewController,
    to toViewController: UIViewController,
    duration: TimeInterval,
    options: UIView.AnimationOptions = [],
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    super.transition(
      from: fromViewController,
      to: toViewController,
      duration: duration,
      options: options,
      animations: animations,
      completion: completion
    )
  }

  func replace(_ old: UIViewController, by new: UIViewController) {
    transition(from: old, to: new, duration: 0.3, options: [.transitionCrossDissolve]) {
      new.view.alpha = 1
    } completion: { _ in
      new.didMove(toParent: self)
    }
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

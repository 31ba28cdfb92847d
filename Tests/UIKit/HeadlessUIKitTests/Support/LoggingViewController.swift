import HeadlessUIKit

/// A controller that notes each callback in a journal.
class LoggingViewController: UIViewController {
  let name: String
  let journal: Journal
  var onViewDidLoad: ((LoggingViewController) -> Void)?
  var onViewWillAppear: ((LoggingViewController) -> Void)?
  var onViewDidAppear: ((LoggingViewController) -> Void)?

  init(_ name: String, _ journal: Journal) {
    self.name = name
    self.journal = journal
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  deinit {
    let name = name
    let journal = journal
    MainActor.assumeIsolated { journal.note("\(name).deinit") }
  }

  func note(_ callback: String) { journal.note("\(name).\(callback)") }

  override func loadViewIfNeeded() {
    note("loadViewIfNeeded")
    super.loadViewIfNeeded()
  }

  override func loadView() {
    note("loadView")
    super.loadView()
  }

  override func viewDidLoad() {
    note("viewDidLoad")
    super.viewDidLoad()
    onViewDidLoad?(self)
  }

  override func viewWillAppear(_ animated: Bool) {
    note("viewWillAppear")
    super.viewWillAppear(animated)
    onViewWillAppear?(self)
  }

  override func viewIsAppearing(_ animated: Bool) {
    note("viewIsAppearing")
    super.viewIsAppearing(animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    note("viewDidAppear")
    super.viewDidAppear(animated)
    onViewDidAppear?(self)
  }

  override func viewWillDisappear(_ animated: Bool) {
    note("viewWillDisappear")
    super.viewWillDisappear(animated)
  }

  override func viewDidDisappear(_ animated: Bool) {
    note("viewDidDisappear")
    super.viewDidDisappear(animated)
  }

  override func viewWillLayoutSubviews() {
    note("viewWillLayoutSubviews")
    super.viewWillLayoutSubviews()
  }

  override func viewDidLayoutSubviews() {
    note("viewDidLayoutSubviews")
    super.viewDidLayoutSubviews()
  }

  override func updateViewConstraints() {
    note("updateViewConstraints")
    super.updateViewConstraints()
  }

  override func willMove(toParent parent: UIViewController?) {
    note("willMove(toParent:\(label(of: parent)))")
    super.willMove(toParent: parent)
  }

  override func didMove(toParent parent: UIViewController?) {
    note("didMove(toParent:\(label(of: parent)))")
    super.didMove(toParent: parent)
  }

  private func label(of parent: UIViewController?) -> String {
    switch parent {
    case nil: "nil"
    case let parent as LoggingViewController: parent.name
    case is UINavigationController: "N"
    case is UITabBarController: "T"
    default: "other"
    }
  }
}

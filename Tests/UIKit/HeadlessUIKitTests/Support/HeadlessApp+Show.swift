import HeadlessUIKit

extension HeadlessApp {
  /// Launches an app whose window shows views; the run retains the window.
  @MainActor
  func show(_ views: UIView...) throws {
    let root = UIViewController()
    launch(LoggingAppDelegate(Journal(), root: root))
    for view in views { root.view.addSubview(view) }
    try idle()
  }
}

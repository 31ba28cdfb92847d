import TraceModel

/// An object that is not a view or controller and can override `awakeFromNib()`.
@MainActor
protocol NibAwakening: AnyObject {
  func awakeFromNib()
}

extension UIBarItem: NibAwakening {}
extension UINavigationItem: NibAwakening {}
extension UIGestureRecognizer: NibAwakening {}

extension UIView {
  /// Sends `awakeFromNib()`, as the reader of a nib does.
  package func sendAwakeFromNib() {
    life.runtime.dispatcher.send(.awakeFromNib, to: traceSubject) { awakeFromNib() }
  }
}

extension UIViewController {
  /// Sends `awakeFromNib()`, as the reader of a storyboard does.
  package func sendAwakeFromNib() {
    life.runtime.dispatcher.send(.awakeFromNib, to: traceSubject) { awakeFromNib() }
  }
}

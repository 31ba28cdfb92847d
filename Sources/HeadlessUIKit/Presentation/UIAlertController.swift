public import Foundation
import TraceModel

/// An alert or an action sheet, as UIKit's `UIAlertController`
/// (developer.apple.com/documentation/uikit/uialertcontroller).
///
/// The presenter's view stays in the window, and the presenter receives no appearance callback.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// The kind of an alert.
  public enum Style: Int, Sendable {
    /// An action sheet at the bottom of the screen.
    case actionSheet = 0
    /// An alert in the middle of the screen.
    case alert = 1
  }

  /// The text below the title.
  open var message: String?
  /// The kind of the alert.
  open private(set) var preferredStyle = Style.actionSheet
  /// The buttons, in the order in which they were added.
  open private(set) var actions: [UIAlertAction] = []
  /// The highlighted button.
  open var preferredAction: UIAlertAction?

  /// Creates an alert.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }

  /// Creates an alert without texts; the nib's name and bundle are stored, but not read.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    modalPresentationStyle = .custom
  }

  /// Creates an alert without texts; the archive is not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    modalPresentationStyle = .custom
  }

  /// Adds a button.
  open func addAction(_ action: UIAlertAction) {
    actions.append(action)
  }

  // choice: alert-handler-order
  /// Taps a button, as the user does: the alert is dismissed, animated, then the handler runs.
  ///
  /// That the handler runs after the dismissal is chosen; no log shows it. A button of a different
  /// alert, a disabled button, and a tap while the alert is not displayed are ignored.
  ///
  /// - Returns: Whether the tap has started the dismissal.
  @discardableResult
  public func tap(_ action: UIAlertAction) -> Bool {
    let runtime = life.runtime
    return runtime.dispatcher.call(
      runtime.recording.name("tap(\(action.title ?? ""))"),
      on: traceSubject
    ) {
      guard actions.contains(where: { $0 === action }), action.isEnabled,
        let host = modal.host, host.phase == .shown, modal.presentation == nil
      else { return false }
      let dismissal = Dismissal(of: host, by: traceSubject, animated: true) {
        action.handler?(action)
      }
      runtime.loop.afterCommit { dismissal.begin() }
      return true
    }
  }
}

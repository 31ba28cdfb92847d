public import Foundation
import TraceModel

/// A question over what is on the screen, as UIKit's `UIAlertController`
/// (developer.apple.com/documentation/uikit/uialertcontroller).
///
/// It is presented without removing the presenter's view: the presenter hears nothing.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// Where an alert stands.
  public enum Style: Int, Sendable {
    /// At the bottom.
    case actionSheet = 0
    /// In the middle.
    case alert = 1
  }

  /// The text below the title.
  open var message: String?
  /// Where the alert stands.
  open private(set) var preferredStyle = Style.actionSheet
  /// The buttons, in the order in which they were added.
  open private(set) var actions: [UIAlertAction] = []
  /// The button that stands out.
  open var preferredAction: UIAlertAction?

  /// Creates an alert.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }

  /// Creates an alert without words; the nib's name and bundle are kept, not read.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    modalPresentationStyle = .custom
  }

  /// Creates an alert from an archive; the archive's values are not read here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    modalPresentationStyle = .custom
  }

  /// Adds a button.
  open func addAction(_ action: UIAlertAction) {
    actions.append(action)
  }

  // choice: alert-handler-order
  /// Taps a button, as the user does: the alert goes, animated, then the button's handler runs.
  ///
  /// That the handler comes after the dismissal is chosen; no log shows it. A button of another
  /// alert or one that is not enabled is no button, and nothing happens while the alert is not
  /// there.
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

@_spi(Runtime) import HeadlessCore
@_spi(Runtime) import HeadlessValues
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
  /// The highlighted button, one of ``actions``; UIKit throws for any other.
  open var preferredAction: UIAlertAction? {
    didSet {
      guard let preferredAction, !actions.contains(where: { $0 === preferredAction }) else {
        return
      }
      self.preferredAction = oldValue
      life.runtime.fail(
        exception: "NSInternalInconsistencyException",
        "The preferred action of \(self) must be one of its actions",
        about: traceSubject
      )
    }
  }
  /// The text fields, in the order in which they were added; `nil` if there is none.
  open private(set) var textFields: [UITextField]?
  // inert: nothing is drawn
  /// The importance of the alert.
  open var severity = UIAlertControllerSeverity.default

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

  /// Adds a button; a second one with the style `cancel` throws.
  open func addAction(_ action: UIAlertAction) {
    guard action.style != .cancel || !actions.contains(where: { $0.style == .cancel }) else {
      life.runtime.fail(
        exception: "NSInternalInconsistencyException",
        "UIAlertController can only have one action with a style of UIAlertActionStyleCancel",
        about: traceSubject
      )
      return
    }
    actions.append(action)
  }

  // choice: alert-text-fields
  /// Adds a text field to an alert; UIKit throws for an action sheet.
  ///
  /// The field is configured at once. It becomes a subview of the alert's view when that loads.
  ///
  /// - Parameter configurationHandler: Sets the placeholder and other values of the field.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else {
      life.runtime.fail(
        exception: "NSInternalInconsistencyException",
        "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert",
        about: traceSubject
      )
      return
    }
    let field = life.runtime.inContext { UITextField() }
    textFields = (textFields ?? []) + [field]
    if isViewLoaded { place(field, at: (textFields?.count ?? 1) - 1) }
    configurationHandler?(field)
  }

  /// Adds the text fields.
  open override func viewDidLoad() {
    super.viewDidLoad()
    for (index, field) in (textFields ?? []).enumerated() { place(field, at: index) }
  }

  private func place(_ field: UITextField, at index: Int) {
    guard field.superview == nil, let view else { return }
    field.frame = CGRect(
      x: 16,
      y: 100 + CGFloat(index) * 36,
      width: max(0, view.bounds.width - 32),
      height: 32
    )
    view.addSubview(field)
  }

  /// Taps a button, as the user does: the alert is dismissed, animated, then the handler runs.
  ///
  /// The presentation has ended when the handler runs, as on iOS 8.4
  /// (github.com/pivotal-legacy/PivotalCoreKit/pull/152). A button of a different alert, a disabled
  /// button, and a tap while the alert is not displayed are ignored.
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

  @_spi(Runtime) open override class var namedProperties: [String: AnyKeyPath?] {
    ["attributedTitle": nil, "attributedMessage": nil, "contentViewController": nil]
  }
}

/// The importance of an alert; the names and values of UIKit's `UIAlertControllerSeverity`.
public enum UIAlertControllerSeverity: Int, Sendable {
  /// An alert of usual importance.
  case `default` = 0
  /// An alert that interrupts important work.
  case critical = 1
}

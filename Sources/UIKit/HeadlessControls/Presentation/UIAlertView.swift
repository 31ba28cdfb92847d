public import Foundation

/// An alert with a delegate, as UIKit's `UIAlertView`, which `UIAlertController` replaced in iOS 9
/// (developer.apple.com/documentation/uikit/uialertview).
///
/// The alert is shown by a ``UIAlertController`` that the topmost controller of the key window
/// presents, so that its buttons are tapped like those of any alert. The view itself is not in a
/// window.
@preconcurrency @MainActor
open class UIAlertView: UIView {
  open var title = ""
  /// The text below the title.
  open var message: String?
  /// The delegate, which receives the tapped button.
  open weak var delegate: AnyObject?
  /// The index of the button that cancels; -1 if there is none.
  open var cancelButtonIndex = -1
  /// The index of the first button after the cancel button; -1 if there is none.
  open var firstOtherButtonIndex: Int {
    let first = cancelButtonIndex == 0 ? 1 : 0
    return titles.count > first ? first : -1
  }
  open var numberOfButtons: Int { titles.count }
  /// Whether the alert is shown.
  open var isVisible: Bool { controller?.presentingViewController != nil }

  private var titles: [String] = []
  private weak var controller: UIAlertController?

  /// Creates an alert without texts.
  public convenience init() {
    self.init(frame: .zero)
  }

  /// Creates an alert without texts.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates an alert without texts; the archive is not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates an alert with buttons.
  public convenience init(
    title: String?,
    message: String?,
    delegate: AnyObject?,
    cancelButtonTitle: String?,
    otherButtonTitles: String...
  ) {
    self.init(frame: .zero)
    self.title = title ?? ""
    self.message = message
    self.delegate = delegate
    if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
    for title in otherButtonTitles { addButton(withTitle: title) }
  }

  /// Adds a button.
  ///
  /// - Returns: Its index.
  @discardableResult
  open func addButton(withTitle title: String?) -> Int {
    titles.append(title ?? "")
    return titles.count - 1
  }

  /// Returns the title of a button; `nil` if there is none at the index.
  open func buttonTitle(at buttonIndex: Int) -> String? {
    titles.indices.contains(buttonIndex) ? titles[buttonIndex] : nil
  }

  /// Shows the alert above the topmost controller of the key window.
  ///
  /// Without a controller in the key window, nothing is shown. An alert that is shown already
  /// remains.
  open func show() {
    guard !isVisible, var top = UIApplication.shared.keyWindow?.rootViewController else { return }
    while let presented = top.presentedViewController { top = presented }
    let controller = UIAlertController(title: title, message: message, preferredStyle: .alert)
    for (index, title) in titles.enumerated() {
      let style = index == cancelButtonIndex ? UIAlertAction.Style.cancel : .default
      controller.addAction(
        UIAlertAction(title: title, style: style) { _ in self.finish(withButton: index) }
      )
    }
    self.controller = controller
    (delegate as? any UIAlertViewDelegate)?.willPresent(self)
    top.present(controller, animated: true) {
      (self.delegate as? any UIAlertViewDelegate)?.didPresent(self)
    }
  }

  /// Dismisses the alert as if the user had tapped a button, without
  /// `alertView(_:clickedButtonAt:)`.
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    guard let controller, let presenter = controller.presentingViewController else { return }
    let receiver = delegate as? any UIAlertViewDelegate
    receiver?.alertView(self, willDismissWithButtonIndex: buttonIndex)
    presenter.dismiss(animated: animated) {
      receiver?.alertView(self, didDismissWithButtonIndex: buttonIndex)
    }
  }

  private func finish(withButton index: Int) {
    guard let receiver = delegate as? any UIAlertViewDelegate else { return }
    receiver.alertView(self, clickedButtonAt: index)
    receiver.alertView(self, willDismissWithButtonIndex: index)
    receiver.alertView(self, didDismissWithButtonIndex: index)
  }
}

/// The delegate of an alert, as UIKit's `UIAlertViewDelegate`
/// (developer.apple.com/documentation/uikit/uialertviewdelegate).
///
/// Each method has a default implementation that does nothing.
@preconcurrency @MainActor
public protocol UIAlertViewDelegate: AnyObject {
  /// Called when the user has tapped a button, after the alert was dismissed here.
  func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
  /// Called before the alert is shown.
  func willPresent(_ alertView: UIAlertView)
  /// Called when the alert is shown.
  func didPresent(_ alertView: UIAlertView)
  /// Called before the alert is dismissed.
  func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int)
  /// Called when the alert is dismissed.
  func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)
}

extension UIAlertViewDelegate {
  public func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {}
  public func willPresent(_ alertView: UIAlertView) {}
  public func didPresent(_ alertView: UIAlertView) {}
  public func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {}
  public func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {}
}

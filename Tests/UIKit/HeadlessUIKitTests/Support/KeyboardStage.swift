import HeadlessUIKit
import TraceRecorder

/// A window with two text fields and a text view, and the lines of their delegate and of the keyboard's
/// notifications.
@MainActor
final class KeyboardStage {
  let journal = Journal()
  let root = UIViewController()
  let window: UIWindow
  let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
  let second = UITextField(frame: CGRect(x: 20, y: 160, width: 200, height: 40))
  let textView = UITextView(frame: CGRect(x: 20, y: 220, width: 200, height: 100))
  /// The answers of the delegate.
  var allowsBegin = true
  var allowsEnd = true
  var allowsChange = true
  /// The information of the last notification.
  var information: [AnyHashable: Any] = [:]
  private var tokens: [any NSObjectProtocol] = []

  var view: UIView { root.view }
  var lines: [String] { journal.lines }

  init(in app: HeadlessApp, device: HeadlessDevice? = nil) throws {
    window = device.map(UIWindow.init(device:)) ?? UIWindow()
    app.context.attachment { RetainedWindows() }.windows.append(window)
    window.rootViewController = root
    window.makeKeyAndVisible()
    for view in [field, second, textView] as [UIView] { root.view.addSubview(view) }
    field.delegate = self
    second.delegate = self
    textView.delegate = self
    try app.settle()
    observe(app)
    journal.clear()
  }

  private func observe(_ app: HeadlessApp) {
    let names: [(String, Notification.Name)] = [
      ("keyboardWillShow", UIResponder.keyboardWillShowNotification),
      ("keyboardDidShow", UIResponder.keyboardDidShowNotification),
      ("keyboardWillHide", UIResponder.keyboardWillHideNotification),
      ("keyboardDidHide", UIResponder.keyboardDidHideNotification),
      ("keyboardWillChangeFrame", UIResponder.keyboardWillChangeFrameNotification),
      ("keyboardDidChangeFrame", UIResponder.keyboardDidChangeFrameNotification),
      ("textDidBeginEditing", UITextField.textDidBeginEditingNotification),
      ("textDidChange", UITextField.textDidChangeNotification),
      ("textDidEndEditing", UITextField.textDidEndEditingNotification),
    ]
    for (text, name) in names {
      let token = UIApplication.shared.notificationCenter.addObserver(
        forName: name,
        object: nil,
        queue: nil
      ) { [weak self] notification in
        nonisolated(unsafe) let information = notification.userInfo ?? [:]
        MainActor.assumeIsolated {
          self?.journal.note("app.\(text)")
          self?.information = information
        }
      }
      tokens.append(token)
    }
  }
}

extension KeyboardStage: UITextFieldDelegate {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    journal.note("D.textFieldShouldBeginEditing")
    return allowsBegin
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    journal.note("D.textFieldDidBeginEditing")
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    journal.note("D.textFieldShouldEndEditing")
    return allowsEnd
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    journal.note("D.textFieldDidEndEditing")
  }

  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    journal.note("D.shouldChangeCharactersIn")
    return allowsChange
  }

  func textFieldDidChangeSelection(_ textField: UITextField) {
    journal.note("D.didChangeSelection")
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    journal.note("D.textFieldShouldReturn")
    return true
  }
}

extension KeyboardStage: UITextViewDelegate {
  func textViewDidBeginEditing(_ textView: UITextView) {
    journal.note("D.textViewDidBeginEditing")
  }

  func textViewDidChangeSelection(_ textView: UITextView) {
    journal.note("D.textViewDidChangeSelection")
  }
}

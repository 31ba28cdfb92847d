import Foundation
import TraceModel

/// The keyboard of a run: its frame, which follows the first responder, and its notifications.
///
/// `will` notifications are posted at once, `did` notifications after the animation.
@MainActor
final class Keyboard {
  private unowned let runtime: Runtime
  /// The frame on the screen; below the screen while the keyboard is hidden.
  private(set) var frame = CGRect.zero
  private(set) var isShown = false
  /// The number of changes, by which the end of an animation detects a newer one.
  private var changes = 0
  /// The number of updates that are nested in one another.
  private var updates = 0
  private var host: KeyboardWindow?

  init(runtime: Runtime) {
    self.runtime = runtime
  }

  /// The duration of the animation: 0.25 s, as the notifications report it.
  static let duration: TimeInterval = 0.25
  /// The curve of the animation, a value without a name.
  static let curve = 7

  // choice: keyboard-notification-order
  /// Shows, hides or resizes the keyboard for the first responder.
  ///
  /// `willChangeFrame` precedes `willShow` and `willHide`; a keyboard that only changes its frame
  /// posts `willChangeFrame` and `didChangeFrame`.
  func update() {
    guard updates < Dispatcher.nestingLimit else {
      let subject = runtime.firstResponder.map { runtime.appObjects.subject(of: $0) }
      return runtime.failEndlessly("an update of the keyboard", about: subject ?? .none)
    }
    updates += 1
    defer { updates -= 1 }
    let input = Input(of: runtime.firstResponder, keeping: host)
    let wasShown = isShown
    let screen = screenBounds(of: input)
    var end = CGRect(x: 0, y: screen.maxY, width: screen.width, height: frame.height)
    if let input {
      let height = input.height(in: screen.size, device: input.window.device)
      end = CGRect(x: 0, y: screen.maxY - height, width: screen.width, height: height)
    }
    guard (input != nil) != wasShown || input != nil && end != frame else {
      installViews(of: input)
      return
    }
    var begin = frame
    if !wasShown { begin = end.offsetBy(dx: 0, dy: end.height) }
    isShown = input != nil
    frame = end
    changes += 1
    installViews(of: input)
    moveGuides()
    post(begin, end, wasShown)
  }

  private func post(_ begin: CGRect, _ end: CGRect, _ wasShown: Bool) {
    let change = changes
    let shows = isShown
    let information = information(begin, end)
    post("keyboardWillChangeFrame", UIResponder.keyboardWillChangeFrameNotification, information)
    if change == changes, shows != wasShown {
      post(
        shows ? "keyboardWillShow" : "keyboardWillHide",
        shows
          ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification,
        information
      )
    }
    let delay: Duration = runtime.animator.isEnabled ? .milliseconds(250) : .zero
    // choice: keyboard-interrupted
    runtime.loop.schedule(
      after: delay,
      label: "end of the keyboard's animation",
      isCancelled: { [weak self] in self?.changes != change }
    ) { [weak self] in
      guard let self else { return }
      runtime.inContext { self.postEnd(shows, wasShown, information) }
    }
  }

  private func postEnd(_ shows: Bool, _ wasShown: Bool, _ information: [AnyHashable: Any]) {
    post("keyboardDidChangeFrame", UIResponder.keyboardDidChangeFrameNotification, information)
    guard shows != wasShown else { return }
    post(
      shows ? "keyboardDidShow" : "keyboardDidHide",
      shows ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification,
      information
    )
  }

  private func information(_ begin: CGRect, _ end: CGRect) -> [AnyHashable: Any] {
    [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(rect: begin),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(rect: end),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(
        value: runtime.animator.isEnabled ? Self.duration : 0
      ),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: Self.curve),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
    ]
  }

  private func post(
    _ text: String,
    _ name: Notification.Name,
    _ information: [AnyHashable: Any]
  ) {
    // Since iOS 16.1 the object is the screen
    // (developer.apple.com/documentation/uikit/uiresponder/keyboardframeenduserinfokey).
    let screen = runtime.behavior.major >= 16 ? runtime.platform.screen : nil
    runtime.postNotification(text, name, object: nil, from: screen, information)
  }

  private func screenBounds(of input: Input?) -> CGRect {
    let window = input?.window ?? runtime.keyWindow ?? runtime.application.windows.first
    return CGRect(origin: .zero, size: window?.bounds.size ?? UIWindow.defaultSize)
  }

  // The accessory view above the keyboard, and the view that replaces it.

  private func installViews(of input: Input?) {
    let views = [input?.accessory, input?.view].compactMap { $0 }
    guard host != nil || !views.isEmpty else { return }
    let host = host ?? KeyboardWindow(in: runtime)
    self.host = host
    host.show(views, in: frame, of: input?.window)
  }

  /// Releases the views.
  func end() { host = nil }

  // The guides.

  /// The space between the keyboard's top and the bottom of a view, in points; 0 while it is
  /// hidden.
  func overlap(with view: UIView) -> CGFloat {
    guard isShown, let window = view.window, !(window is KeyboardWindow) else { return 0 }
    let top = view.convert(CGPoint(x: 0, y: frame.minY - window.frame.minY), from: window).y
    return max(0, view.bounds.maxY - top)
  }

  private func moveGuides() {
    for window in runtime.commit.livingWindows { moveGuides(in: window) }
  }

  private func moveGuides(in view: UIView) {
    let guides = view.constraintState?.guides ?? []
    if guides.contains(where: { $0.role == .keyboard }) {
      runtime.existingLayoutEngine?.insetsDidChange(of: view)
      view.setNeedsLayout()
    }
    for subview in view.subviews { moveGuides(in: subview) }
  }
}

extension Runtime {
  /// Posts a notification as the callback `notification` of the application.
  ///
  /// The object may be one that a trace does not show, `sender`.
  package func postNotification(
    _ text: String,
    _ name: Notification.Name,
    object: AnyObject?,
    from sender: AnyObject? = nil,
    _ information: [AnyHashable: Any]? = nil
  ) {
    dispatcher.invoke(
      .notification,
      to: application.traceSubject,
      argument: object.map { appObjects.subject(of: $0) },
      text: recording.name(text)
    ) {
      notificationCenter.post(name: name, object: object ?? sender, userInfo: information)
    }
  }
}

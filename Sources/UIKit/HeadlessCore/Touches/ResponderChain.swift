import TraceModel

extension UIResponder {
  /// The responder and its next ones.
  ///
  /// An app can override ``next`` so that the chain never ends; the sequence has at most 10,000
  /// members.
  var responderChain: some Sequence<UIResponder> {
    sequence(first: self, next: \.next).prefix(10_000)
  }

  /// The run of the responder.
  package var responderRuntime: Runtime {
    switch self {
    case let view as UIView: view.life.runtime
    case let controller as UIViewController: controller.life.runtime
    case let application as UIApplication: application.life.runtime
    case let scene as UIScene: scene.life.runtime
    default: .current
    }
  }

  /// The window that contains the responder: of a controller, that of its loaded view.
  var responderWindow: UIWindow? {
    switch self {
    case let view as UIView: view.window
    case let controller as UIViewController: controller.viewIfLoaded?.window
    default: responderRuntime.keyWindow
    }
  }

  /// Sends an event to the responder: as a callback in the trace if its class belongs to the app.
  func receive(_ callback: Name, _ body: () -> Void) {
    let runtime = responderRuntime
    guard !runtime.recording.isOwn(Swift.type(of: self)) else { return body() }
    let subject = runtime.appObjects.subject(of: self)
    runtime.dispatcher.send(callback, to: subject, isEvent: true, body)
  }

  /// The base implementation of an event: passes it to the next responder.
  ///
  /// The runtime calls the next responder even if the chain is endless; at most 1,000 nested calls
  /// run.
  func passOn(_ callback: Name, _ body: (UIResponder) -> Void) {
    let runtime = responderRuntime
    if !runtime.recording.isOwn(Swift.type(of: self)) {
      let subject = runtime.appObjects.subject(of: self)
      runtime.dispatcher.reached(callback, of: subject, isCallableByApp: true)
    }
    guard let next, runtime.touches.depth < 1_000 else { return }
    runtime.touches.depth += 1
    defer { runtime.touches.depth -= 1 }
    next.receive(callback) { body(next) }
  }

  /// Records a call of the app of `becomeFirstResponder` or `resignFirstResponder`.
  func reachedFocus(_ callback: Name) {
    let runtime = responderRuntime
    let subject = runtime.appObjects.subject(of: self)
    runtime.dispatcher.reached(callback, of: subject, isCallableByApp: true)
  }
}

extension Runtime {
  /// Releases the objects that touches and the keyboard keep.
  package func releaseTouches() {
    existingTouches = nil
    existingFocus?.keyboard.end()
    existingFocus = nil
  }

  /// The touches of the run, created on first use.
  package var touches: TouchSystem {
    if let existingTouches { return existingTouches }
    let touches = TouchSystem(runtime: self)
    existingTouches = touches
    return touches
  }

  /// The first responder of the run, created on first use.
  var focus: Focus {
    if let existingFocus { return existingFocus }
    let focus = Focus(runtime: self)
    existingFocus = focus
    return focus
  }
}

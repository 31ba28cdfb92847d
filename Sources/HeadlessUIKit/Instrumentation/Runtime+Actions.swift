import TraceModel

/// An object that sends actions for several causes, such as a control for its events.
@MainActor
package protocol ActionSource: AnyObject {
  /// The cause of the action that is being sent, such as `touchUpInside` or `began`.
  var actionText: String { get }
}

extension Runtime {
  /// Calls the method of a selector on a target, as the callback `action` in the trace.
  ///
  /// A selector that can't be called is reported as a warning.
  ///
  /// - Parameters:
  ///   - action: The selector.
  ///   - target: The receiver, which is the subject of the callback.
  ///   - sender: The argument of a method with parameters; an ``ActionSource`` gives the text.
  ///   - event: The second argument of a method with two parameters.
  /// - Returns: Whether the method was called.
  @discardableResult
  package func performAction(
    _ action: Selector,
    on target: AnyObject,
    sender: Any?,
    event: UIEvent? = nil
  ) -> Bool {
    guard action.isImplemented(by: target) else {
      reportUnknown(action, of: target)
      return false
    }
    let isCalled = recordingAction(on: target, sender: sender) {
      action.perform(on: target, sender: sender, event: event)
    }
    if !isCalled { reportUnknown(action, of: target) }
    return isCalled
  }

  /// Records a body as the callback `action`.
  ///
  /// - Parameters:
  ///   - target: The subject of the callback: the receiver of a method, the control of a closure.
  ///   - sender: The sender; the callback has the text of an ``ActionSource``, and a view or
  ///     controller other than the target as its argument.
  ///   - body: Calls the method or closure.
  /// - Returns: The result of the body.
  package func recordingAction<Result>(
    on target: AnyObject,
    sender: Any?,
    _ body: () -> Result
  ) -> Result {
    let text = (sender as? any ActionSource)?.actionText ?? ""
    let view = (sender as? UIView)?.traceSubject
    let subject = appObjects.subject(of: target)
    return dispatcher.invoke(
      .action,
      to: subject,
      argument: view == subject ? nil : view,
      text: text.isEmpty ? .empty : recording.name(text),
      body
    )
  }

  /// Records a warning about a selector that calls nothing, once for each name.
  func reportUnknown(_ action: Selector, of target: AnyObject) {
    guard unknownSelectors.insert(action).inserted else { return }
    let name = String(describing: type(of: target))
    let reason =
      action.hasMethod
      ? "its method is of another class, or takes another sender"
      : "a selector of a name alone calls nothing: create it from the method"
    warn(
      .unknownSelector,
      "-[\(name) \(action)]: \(reason)",
      about: appObjects.subject(of: target)
    )
  }
}

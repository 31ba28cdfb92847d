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
  /// A selector that can't be called is reported as a warning, and as UIKit's exception for an
  /// action of a storyboard or xib.
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
      if isMissing(action, of: target) {
        failUnrecognized(action, of: target)
      } else {
        reportUnknown(action, of: target)
      }
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

  /// Records that a storyboard or xib connects an action with an object whose class has no such
  /// method.
  package func noteMissing(_ action: Selector, of target: AnyObject) {
    missingActions.insert("\(type(of: target)) \(action)")
  }

  private func isMissing(_ action: Selector, of target: AnyObject) -> Bool {
    missingActions.contains("\(type(of: target)) \(action)")
  }

  /// Reports UIKit's exception for a message to an object of a rewritten class without the method.
  func failUnrecognized(_ action: Selector, of target: AnyObject) {
    let subject = appObjects.subject(of: target)
    let name = ModuleNames.name(of: type(of: target))
    fail(
      exception: "NSInvalidArgumentException",
      "-[\(name) \(action)]: unrecognized selector sent to instance \(traceAddress(of: subject))",
      about: subject
    )
  }

  /// Records a warning about a selector that calls nothing, once for each name.
  package func reportUnknown(_ action: Selector, of target: AnyObject) {
    guard unknownSelectors.insert(action).inserted else { return }
    let method = action.resolved(for: target)
    let reason =
      if let obstacle = method?.obstacle {
        "UIKit cannot call the method: \(obstacle)"
      } else if action.hasMethod || method != nil {
        "its method is of another class, or takes another sender"
      } else {
        "a selector of a name alone calls nothing: create it from the method"
      }
    warn(
      .unknownSelector,
      "\(methodText(action, of: target)): \(reason)",
      about: appObjects.subject(of: target)
    )
  }
}

import TraceModel

/// Decides which object is the first responder of a run, and shows the keyboard for it.
///
/// Editing begins with the delegate's `shouldBeginEditing`; then the object becomes the first
/// responder, and the delegate receives `didBeginEditing`. It ends with `shouldEndEditing`, the
/// resignation and `didEndEditing` (developer.apple.com/documentation/uikit/uitextfielddelegate).
@MainActor
final class Focus {
  private unowned let runtime: Runtime
  let keyboard: Keyboard
  /// Whether a different object is becoming the first responder, so that the keyboard stays.
  private var isChanging = false
  /// The number of changes that are nested in one another.
  private var depth = 0

  /// Runs a change of the first responder; `false` without running it if changes are nested without
  /// end, as in two delegates that take the focus from each other.
  private func change(_ responder: UIResponder, _ body: () -> Bool) -> Bool {
    guard depth < Dispatcher.nestingLimit else {
      let subject = runtime.appObjects.subject(of: responder)
      runtime.failEndlessly("a change of the first responder", about: subject)
      return false
    }
    depth += 1
    defer { depth -= 1 }
    return body()
  }

  /// The position in the stack of the last call of the app, and the number of nested calls before
  /// it.
  private var lastCall = (position: UInt.max, depth: 0)

  /// Whether the app's call to change the first responder is not nested in others without end, as
  /// in overrides that call each other, which the runtime can't refuse.
  func mayBeCalled(by responder: UIResponder) -> Bool {
    let position = StackSpace.position
    lastCall = (position, position < lastCall.position ? lastCall.depth + 1 : 0)
    guard lastCall.depth >= Self.callLimit else { return true }
    let subject = runtime.appObjects.subject(of: responder)
    runtime.dispatcher.checkStack(.becomeFirstResponder, of: subject)
    if lastCall.depth == Self.callLimit {
      runtime.failEndlessly("a change of the first responder", Self.callLimit, about: subject)
    }
    return false
  }

  private static let callLimit = 1_000

  init(runtime: Runtime) {
    self.runtime = runtime
    keyboard = Keyboard(runtime: runtime)
  }

  /// The first responder.
  var responder: UIResponder? { runtime.firstResponder }

  // choice: focus-change-order
  /// Makes an object the first responder.
  ///
  /// The new object's delegate is asked first, then the old object resigns.
  func become(_ new: UIResponder) -> Bool {
    guard responder !== new else { return true }
    return change(new) { makeFirst(new) }
  }

  private func makeFirst(_ new: UIResponder) -> Bool {
    guard new.canBecomeFirstResponder, new.responderWindow != nil else { return false }
    let text = new as? any EditableText
    if let text, !text.mayBeginEditing() { return false }
    // The delegate may have changed the first responder or removed the view.
    guard responder !== new else { return true }
    guard new.responderWindow != nil, resignForSuccessor() else { return false }
    guard responder == nil, new.responderWindow != nil else {
      keyboard.update()
      return responder === new
    }
    runtime.firstResponder = new
    recordState(of: new, begins: true)
    if text?.showsKeyboardBeforeItBegins ?? true { keyboard.update() }
    if responder === new { text?.editingDidBegin() }
    keyboard.update()
    return responder === new
  }

  /// Makes the first responder resign for a different one.
  ///
  /// - Returns: Whether it did.
  private func resignForSuccessor() -> Bool {
    guard let old = responder else { return true }
    guard old.canResignFirstResponder else { return false }
    let wasChanging = isChanging
    // Up to iOS 10 the keyboard is hidden and shown at each change (openradar 34432484).
    isChanging = runtime.behavior.major >= 11
    defer { isChanging = wasChanging }
    return sendResign(to: old) && responder !== old
  }

  private func sendResign(to responder: UIResponder) -> Bool {
    var hasResigned = false
    let subject = runtime.appObjects.subject(of: responder)
    runtime.dispatcher.send(.resignFirstResponder, to: subject) {
      hasResigned = responder.resignFirstResponder()
    }
    return hasResigned
  }

  /// The base implementation of `resignFirstResponder()`.
  func resign(_ old: UIResponder, isForced: Bool = false) -> Bool {
    guard responder === old else { return true }
    return change(old) { release(old, isForced: isForced) }
  }

  private func release(_ old: UIResponder, isForced: Bool) -> Bool {
    let text = old as? any EditableText
    let isAllowed = text?.mayEndEditing() ?? old.canResignFirstResponder
    guard responder === old else { return true }
    guard isAllowed || isForced || isForcing else { return false }
    runtime.firstResponder = nil
    if !isAllowed, isRemoving { warnOfRefusal(by: old) }
    recordState(of: old, begins: false)
    if !isChanging { keyboard.update() }
    text?.editingDidEnd()
    return responder !== old
  }

  /// Whether a delegate can't prevent the end of editing.
  private var isForcing = false
  /// Whether the view of the first responder is leaving its window.
  private var isRemoving = false

  /// Resigns the first responder within a view that leaves its window; UIKit logs a refusal
  /// (github.com/nathantannar4/InputBarAccessoryView/issues/178).
  func endBeforeRemoval(of view: UIView) {
    let wasRemoving = isRemoving
    isRemoving = true
    defer { isRemoving = wasRemoving }
    _ = end(in: view, isForced: true)
  }

  private func warnOfRefusal(by responder: UIResponder) {
    runtime.warn(
      .uikitDiagnostic,
      """
      First responder warning: '\(responder)' rejected resignFirstResponder when being removed \
      from hierarchy
      """,
      about: runtime.appObjects.subject(of: responder)
    )
  }

  /// Makes an object the first responder again, as UIKit does after a cancelled swipe.
  func restore(_ responder: UIResponder) {
    guard self.responder == nil, responder.responderWindow != nil else { return }
    let subject = runtime.appObjects.subject(of: responder)
    runtime.dispatcher.send(.becomeFirstResponder, to: subject) {
      _ = responder.becomeFirstResponder()
    }
  }

  /// Whether the first responder is in the hierarchy of a view.
  func isWithin(_ view: UIView) -> Bool { responder?.isInside(view) ?? false }

  // choice: end-editing-forced
  /// Resigns the first responder within a view.
  ///
  /// A delegate that refuses is asked all the same, but can't stop the end if it is forced (the
  /// comment of `textFieldDidEndEditing(_:)` in UIKit's header).
  ///
  /// - Returns: Whether the view contains no first responder afterwards.
  func end(in view: UIView, isForced: Bool) -> Bool {
    guard let old = responder, old.isInside(view) else { return true }
    let wasForcing = isForcing
    isForcing = isForced
    defer { isForcing = wasForcing }
    _ = sendResign(to: old)
    // The override of the app has not called super.
    if isForced, responder === old {
      if isRemoving { warnOfRefusal(by: old) }
      _ = resign(old, isForced: true)
    }
    return !isWithin(view)
  }

  private func recordState(of responder: UIResponder, begins: Bool) {
    let subject = runtime.appObjects.subject(of: responder)
    runtime.recording.state(.firstResponderState, of: subject, begins: begins)
  }
}

extension UIResponder {
  /// Whether the responder is a view, or the view of a controller, in a hierarchy.
  fileprivate func isInside(_ view: UIView) -> Bool {
    let own = self as? UIView ?? (self as? UIViewController)?.viewIfLoaded
    return own?.isDescendant(of: view) ?? false
  }
}

import TraceModel

/// The one way by which the runtime calls an overridable method.
///
/// A dispatch records the begin, calls the override, and records the end. The base implementation
/// tells ``reached(_:of:animated:argument:)`` that it ran; from that follow “super was not called”
/// and “the app called it directly” as facts, not guesses.
@MainActor
package final class Dispatcher {
  private let recording: Recording
  private var frames: [Frame] = []

  private struct Frame {
    let subject: SubjectID
    let callback: Name
    /// Whether the trace should say that the override did not call super.
    let wantsSuper: Bool
    var timesReached = 0
    var otherReached = Name.empty
  }

  init(recording: Recording) {
    self.recording = recording
  }

  /// Whether a callback or call is running.
  var isIdle: Bool { frames.isEmpty }

  /// Sends a callback.
  ///
  /// - Parameters:
  ///   - callback: The callback.
  ///   - subject: The receiver.
  ///   - animated: The `animated` argument, for callbacks that have one.
  ///   - argument: The object argument, for callbacks that have one; `.none` for `nil`.
  ///   - wantsSuper: Whether UIKit asks overrides to call super.
  ///   - body: Calls the overridable method.
  func send(
    _ callback: Name,
    to subject: SubjectID,
    animated: Bool? = nil,
    argument: SubjectID? = nil,
    wantsSuper: Bool = false,
    _ body: () -> Void
  ) {
    recording.begin(
      callback,
      category: .callbackCategory,
      subject: subject,
      animated: animated,
      argument: argument
    )
    frames.append(Frame(subject: subject, callback: callback, wantsSuper: wantsSuper))
    body()
    let frame = frames.removeLast()
    recording.end(
      callback,
      category: .callbackCategory,
      subject: subject,
      superMissing: frame.wantsSuper && frame.timesReached == 0,
      superRepeated: frame.wantsSuper && frame.timesReached > 1,
      otherReached: frame.timesReached == 0 && frame.wantsSuper ? frame.otherReached : .empty
    )
  }

  /// Sends a message that has no base implementation: to a delegate, to a block of the app.
  ///
  /// - Returns: What the message returns.
  func tell<Result>(
    _ message: Name,
    to subject: SubjectID,
    animated: Bool? = nil,
    argument: SubjectID? = nil,
    _ body: () -> Result
  ) -> Result {
    recording.begin(
      message,
      category: .callbackCategory,
      subject: subject,
      animated: animated,
      argument: argument
    )
    frames.append(Frame(subject: subject, callback: message, wantsSuper: false))
    let result = body()
    frames.removeLast()
    recording.end(message, category: .callbackCategory, subject: subject)
    return result
  }

  /// Tells whether the base implementation was reached through a dispatch.
  ///
  /// - Returns: `false` when the app called the method itself, or called the wrong super; the
  ///   callback then is recorded here, as begin and end, so that the trace shows it.
  @discardableResult
  func reached(
    _ callback: Name,
    of subject: SubjectID,
    animated: Bool? = nil,
    argument: SubjectID? = nil,
    isAppsToCall: Bool = false
  ) -> Bool {
    if let place = frames.lastIndex(where: { $0.subject == subject && $0.callback == callback }) {
      frames[place].timesReached += 1
      return true
    }
    if let place = frames.indices.last, frames[place].subject == subject, !isAppsToCall {
      frames[place].otherReached = callback
    }
    recording.begin(
      callback,
      category: .callbackCategory,
      subject: subject,
      animated: animated,
      argument: argument,
      isDirect: !isAppsToCall
    )
    recording.end(callback, category: .callbackCategory, subject: subject)
    return false
  }

  /// Records a call of the app into UIKit around what it causes.
  func call<Result>(
    _ name: Name,
    on subject: SubjectID,
    animated: Bool? = nil,
    argument: SubjectID? = nil,
    isOn: Bool = false,
    _ body: () -> Result
  ) -> Result {
    recording.begin(
      name,
      category: .callCategory,
      subject: subject,
      animated: animated,
      argument: argument,
      isOn: isOn
    )
    let result = body()
    recording.end(name, category: .callCategory, subject: subject)
    return result
  }
}

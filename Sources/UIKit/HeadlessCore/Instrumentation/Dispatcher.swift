package import TraceModel

/// Calls the overridable methods of the app.
///
/// A dispatch records the begin, calls the override, and records the end. The base implementation
/// reports to ``reached(_:of:animated:argument:isCallableByApp:_:)`` that it ran; “super was not
/// called” and “the app called it directly” follow from that as facts. An object can have a
/// ``DispatchObserver``, which runs instead of overrides.
@MainActor
package final class Dispatcher {
  private let recording: Recording
  private(set) var frames: [Frame] = []
  private var observers: [SubjectID: any DispatchObserver] = [:]
  /// The state that ends recursion.
  var endless = Endless()
  /// The number of calls of each callback, while they are counted.
  private var counts: [String: Int]?
  /// Receives the exception, the message and the object of a refused callback.
  var didRefuse: ((CrashName, String, SubjectID) -> Void)?

  struct Frame {
    let subject: SubjectID
    let callback: Name
    var call: Call { Call(callback: callback, subject: subject) }
    /// Whether UIKit's documentation requires that overrides call super.
    let requiresSuper: Bool
    var timesReached = 0
    var otherReached = Name.empty
    /// Whether an observer called the method, which has not reached the base implementation yet.
    var awaitsBase = false
  }

  init(recording: Recording) {
    self.recording = recording
  }

  /// Whether no callback is running.
  var isIdle: Bool { frames.isEmpty }

  /// Whether so many callbacks are nested that one may be nested in itself without end.
  var isNested: Bool { frames.count >= Self.nestingLimit }

  /// Whether a callback of an object is nested in itself so often that it would never end.
  func isEndless(_ callback: Name, of subject: SubjectID) -> Bool {
    guard isNested else { return false }
    var count = 0
    for frame in frames where frame.callback == callback && frame.subject == subject { count += 1 }
    return count >= Self.nestingLimit
  }

  /// The receiver and the name of the innermost callback that is running.
  var innermost: (subject: SubjectID, callback: Name)? {
    frames.last.map { ($0.subject, $0.callback) }
  }

  /// The number of objects with an observer.
  package var observerCount: Int { observers.count }

  /// Sets the observer of an object; `nil` removes it.
  func setObserver(_ observer: (any DispatchObserver)?, of subject: SubjectID) {
    observers[subject] = observer
  }

  /// Removes the observer of an object and returns it.
  func removeObserver(of subject: SubjectID) -> (any DispatchObserver)? {
    observers.removeValue(forKey: subject)
  }

  /// Sends a callback.
  ///
  /// - Parameters:
  ///   - callback: The callback.
  ///   - subject: The receiver.
  ///   - animated: The `animated` argument, for callbacks that have one.
  ///   - argument: The object argument, for callbacks that have one; `.none` for `nil`.
  ///   - isEvent: Whether the user causes the callback, so that it creates objects again and again.
  ///   - body: Calls the overridable method.
  package func send(
    _ callback: Name,
    to subject: SubjectID,
    animated: Bool? = nil,
    argument: SubjectID? = nil,
    isEvent: Bool = false,
    _ body: () -> Void
  ) {
    guard !refuses(callback, of: subject) else { return }
    recording.begin(
      callback,
      category: .callbackCategory,
      subject: subject,
      animated: animated,
      argument: argument
    )
    if counts != nil { counts?[name(callback, subject), default: 0] += 1 }
    let index = frames.count
    let requiresSuper = callback.superRequirement != .none
    let creator = endless.creator
    endless.creator = isEvent ? nil : Call(callback: callback, subject: subject)
    frames.append(Frame(subject: subject, callback: callback, requiresSuper: requiresSuper))
    if let observer = observer(of: subject) {
      observer.perform(callback, argument: argument) {
        frames[index].awaitsBase = true
        body()
        frames[index].awaitsBase = false
      }
    } else {
      body()
    }
    let frame = frames.removeLast()
    endless.creator = creator
    endReturning()
    recording.end(
      callback,
      category: .callbackCategory,
      subject: subject,
      superMissing: frame.requiresSuper && frame.timesReached == 0,
      superRepeated: frame.requiresSuper && frame.timesReached > 1,
      otherReached: frame.timesReached == 0 && frame.requiresSuper ? frame.otherReached : .empty
    )
  }

  /// Sends a message that has no base implementation: to a delegate, to a block of the app.
  ///
  /// - Returns: The result of the message.
  package func invoke<Result>(
    _ message: Name,
    to subject: SubjectID,
    animated: Bool? = nil,
    argument: SubjectID? = nil,
    text: Name = .empty,
    _ body: () -> Result
  ) -> Result {
    // A message with a result can't be refused.
    if let nothing = () as? Result, refuses(message, of: subject) { return nothing }
    recording.begin(
      message,
      category: .callbackCategory,
      subject: subject,
      animated: animated,
      argument: argument,
      text: text
    )
    frames.append(Frame(subject: subject, callback: message, requiresSuper: false))
    let result = body()
    frames.removeLast()
    endReturning()
    recording.end(message, category: .callbackCategory, subject: subject)
    return result
  }

  /// Runs a body as the handling of a message that the caller records.
  func within<Result>(_ message: Name, of subject: SubjectID, _ body: () -> Result) -> Result {
    frames.append(Frame(subject: subject, callback: message, requiresSuper: false))
    defer {
      frames.removeLast()
      endReturning()
    }
    return body()
  }

  /// Calls a method of the app that is not recorded, such as `sizeThatFits`.
  ///
  /// - Returns: The result; `nil` if the method is nested in itself without end.
  @discardableResult
  func query<Result>(_ name: Name, of subject: SubjectID, _ body: () -> Result) -> Result? {
    refuses(name, of: subject) ? nil : within(name, of: subject, body)
  }

  /// The class and the callback in messages.
  func name(_ callback: Name, _ subject: SubjectID) -> String {
    "\(recording.className(of: subject)).\(recording.text(of: callback))"
  }

  /// Counts the callbacks of the next turns, by class.
  func countCallbacks() { counts = [:] }

  /// The most frequent callbacks since ``countCallbacks()``, as `Class.callback`.
  func takeFrequentCallbacks() -> [String] {
    defer { counts = nil }
    let ordered = (counts ?? [:]).sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    return ordered.prefix(3).map(\.key)
  }

  /// Runs the base implementation of a callback.
  ///
  /// If the app called the method itself, or called the wrong super, the callback is recorded here,
  /// as begin and end, so that the trace contains it.
  ///
  /// - Parameters:
  ///   - callback: The callback.
  ///   - subject: The receiver.
  ///   - animated: The `animated` argument, for callbacks that have one.
  ///   - argument: The object argument, for callbacks that have one; `.none` for `nil`.
  ///   - isCallableByApp: Whether UIKit lets the app call the method.
  ///   - base: The rest of the base implementation; receives whether a dispatch called the method.
  package func reached(
    _ callback: Name,
    of subject: SubjectID,
    animated: Bool? = nil,
    argument: SubjectID? = nil,
    isCallableByApp: Bool = false,
    _ base: (_ wasSent: Bool) -> Void = { _ in }
  ) {
    checkStack(callback, of: subject)
    let index = frames.lastIndex { $0.subject == subject && $0.callback == callback }
    func run() {
      if let index {
        frames[index].timesReached += 1
      } else {
        recordDirectCall(callback, of: subject, animated, argument, isCallableByApp)
      }
      base(index != nil)
    }
    guard let observer = observer(of: subject) else { return run() }
    if let index, frames[index].awaitsBase {
      frames[index].awaitsBase = false
      run()
    } else {
      observer.perform(callback, argument: argument) { run() }
    }
  }

  private func recordDirectCall(
    _ callback: Name,
    of subject: SubjectID,
    _ animated: Bool?,
    _ argument: SubjectID?,
    _ isCallableByApp: Bool
  ) {
    if let index = frames.indices.last, frames[index].subject == subject, !isCallableByApp {
      frames[index].otherReached = callback
    }
    recording.begin(
      callback,
      category: .callbackCategory,
      subject: subject,
      animated: animated,
      argument: argument,
      isDirect: !isCallableByApp
    )
    recording.end(callback, category: .callbackCategory, subject: subject)
  }

  /// Records a call of the app into UIKit, around the events that it causes.
  package func call<Result>(
    _ name: Name,
    on subject: SubjectID,
    animated: Bool? = nil,
    argument: SubjectID? = nil,
    isOn: Bool = false,
    _ body: () -> Result
  ) -> Result {
    checkStack(name, of: subject)
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

  /// Runs the base implementation of a method that an app's class can override, through the
  /// observer of the object if it has one.
  func enter(
    _ method: OverridableMethod,
    of subject: SubjectID,
    argument: SubjectID? = nil,
    _ base: () -> Void
  ) {
    guard let observer = observer(of: subject) else { return base() }
    observer.perform(method, argument: argument, base)
  }

  private func observer(of subject: SubjectID) -> (any DispatchObserver)? {
    observers.isEmpty ? nil : observers[subject]
  }
}

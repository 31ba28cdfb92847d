import TraceModel

/// What the log reported last about the appearance of each object.
///
/// A line with a note may be printed long after its callback, such as by a closure in
/// `viewDidLoad`: `viewDidLoad: response 200`. It is a call only if the callback can be called then, so
/// that notes never prove a mistake.
struct CallStates {
  /// An object as lines state it.
  struct Key: Hashable {
    private let receiver: Receiver
    private let process: UInt32

    init(_ report: EchoDetector.Report) {
      receiver = report.receiver
      process = report.process
    }
  }

  private struct State {
    var subject: SubjectID
    var isLoaded = false
    /// The last callback of appearance.
    var last: CallbackRole?
    /// The last callback if a line with a note reported it: the line may have been printed within or after
    /// the call that a later line reports.
    var noted: CallbackRole?
  }

  private var states: [Key: State] = [:]

  /// Records a call.
  mutating func note(_ role: CallbackRole, of key: Key, _ subject: SubjectID, isNoted: Bool) {
    guard role != .deinitializer else {
      states[key] = nil
      return
    }
    var state = states[key] ?? State(subject: subject)
    if state.subject != subject { state = State(subject: subject) }
    switch role {
    case .loadView: break
    case .viewDidLoad: state.isLoaded = true
    default: state.last = role
    }
    state.noted = isNoted ? role : nil
    states[key] = state
  }

  /// The object whose last call a note reported, if a line without a note now reports the same call; the
  /// next such line is another call.
  mutating func subject(notedBefore report: EchoDetector.Report) -> SubjectID? {
    let key = Key(report)
    guard let state = states[key], state.noted == report.role else { return nil }
    states[key]?.noted = nil
    return state.subject
  }

  /// The object that prints a line within or after a callback that cannot be called now; `nil` if it
  /// can.
  func subject(thatPrints report: EchoDetector.Report) -> SubjectID? {
    guard let state = states[Key(report)] else { return nil }
    let isPossible =
      switch report.role {
      case .loadView, .viewDidLoad: !state.isLoaded && state.last == nil
      case .viewWillAppear:
        state.last == nil || state.last == .viewWillDisappear || state.last == .viewDidDisappear
      case .viewIsAppearing: state.last == .viewWillAppear
      case .viewDidAppear:
        state.last == nil || state.last == .viewWillAppear || state.last == .viewIsAppearing
      case .viewWillDisappear: state.last != .viewWillDisappear && state.last != .viewDidDisappear
      case .viewDidDisappear: state.last == nil || state.last == .viewWillDisappear
      default: true
      }
    return isPossible ? nil : state.subject
  }
}

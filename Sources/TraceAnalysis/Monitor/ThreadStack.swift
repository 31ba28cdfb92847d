import Findings
import TraceModel

/// A callback or call that is running.
struct OpenSlice {
  var name: Name
  var subject: SubjectID
  var argument: SubjectID
  var isCall: Bool
  var isCallback = false
  var line: UInt32
  var isUntimed: Bool
  /// The event that began the slice.
  var event: EventIndex
  var time: Instant
  /// Whether a rule reported the call, so that what follows inside needs no second finding.
  var isBlamed = false
}

/// Where a clock stood, and the line that says so.
struct ClockReading {
  var time = Instant(nanoseconds: .min)
  var line: UInt32 = 0
}

/// The slices that are open on one thread, outermost first.
struct ThreadStack {
  /// Slices nested deeper than this are counted but not kept.
  static let depthLimit = 4096

  let process: UInt32
  let thread: UInt32
  /// Where the thread's clock stood last; kept while another thread is current.
  var clock = ClockReading()
  /// The callbacks of controllers that ran on the thread.
  private(set) var callbackCount = 0
  /// The first of them.
  private(set) var firstCallback: CallbackEvent?
  private(set) var slices: ContiguousArray<OpenSlice> = []
  private var overflow = 0
  /// The ends that are still to come of what was cleared.
  private var forgiven = 0

  init(process: UInt32, thread: UInt32) {
    self.process = process
    self.thread = thread
  }

  /// Whether nothing runs on the thread.
  var isIdle: Bool { slices.isEmpty && overflow == 0 }

  /// The innermost slice that is open, unless it was too deep to be kept.
  var top: OpenSlice? { overflow > 0 ? nil : slices.last }

  /// Notes a callback of a controller.
  mutating func note(_ callback: CallbackEvent) {
    if callbackCount == 0 { firstCallback = callback }
    callbackCount += 1
  }

  mutating func push(_ slice: OpenSlice) {
    if slices.count < Self.depthLimit { slices.append(slice) } else { overflow += 1 }
  }

  /// Ends the innermost slice when it has a name, or whatever its name when none is stated.
  ///
  /// - Returns: The slice, or `nil` when it has another name, none is open, or it was too deep to be
  ///   kept.
  mutating func pop(named name: Name) -> OpenSlice? {
    guard overflow == 0, let last = slices.last, name.isEmpty || last.name == name else {
      return nil
    }
    slices.removeLast()
    return last
  }

  /// Ends the innermost slice; `nil` when none is open or it was too deep to be kept.
  mutating func pop() -> OpenSlice? {
    if overflow > 0 {
      overflow -= 1
      return nil
    }
    return slices.popLast()
  }

  /// Takes an end for which nothing is open.
  ///
  /// - Returns: Whether its begin was cleared.
  mutating func takesForgivenEnd() -> Bool {
    guard forgiven > 0 else { return false }
    forgiven -= 1
    return true
  }

  /// Ends everything: another run of the process begins.
  mutating func clear() {
    forgiven += slices.count
    slices.removeAll(keepingCapacity: true)
    overflow = 0
  }

  /// Marks the innermost slice as reported.
  mutating func blameInnermost() {
    guard !slices.isEmpty else { return }
    slices[slices.count - 1].isBlamed = true
  }
}

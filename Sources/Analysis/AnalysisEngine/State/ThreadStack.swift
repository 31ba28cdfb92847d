import Findings
package import TraceModel

/// A running callback or call.
package struct OpenSlice {
  package var name: Name
  package var subject: SubjectID
  package var argument: SubjectID
  var isCall: Bool
  var isCallback = false
  package var line: UInt32
  /// The number of the app's call that caused the slice, directly or in a slice around it.
  var site: UInt32
  var isUntimed: Bool
  /// The event that began the slice.
  package var event: EventIndex
  package var time: Instant
}

/// A reading of a clock, with the line that states it.
struct ClockReading {
  var time = Instant(nanoseconds: .min)
  var line: UInt32 = 0
}

/// The running slices of one thread, outermost first.
package struct ThreadStack {
  /// Slices that are nested more deeply are counted but not kept.
  static let depthLimit = 4096

  package let process: UInt32
  package let thread: UInt32
  /// The last reading of the thread's clock; kept while a different thread is current.
  var clock = ClockReading()
  /// The number of callbacks of controllers on the thread.
  package private(set) var callbackCount = 0
  /// The first callback of a controller on the thread.
  package private(set) var firstCallback: CallbackEvent?
  package private(set) var slices: ContiguousArray<OpenSlice> = []
  private var overflow = 0
  /// The number of cleared slices whose ends are still expected.
  private var forgiven = 0

  init(process: UInt32, thread: UInt32) {
    self.process = process
    self.thread = thread
  }

  /// Whether no slice runs on the thread.
  package var isIdle: Bool { slices.isEmpty && overflow == 0 }

  /// The innermost running slice; `nil` when it was too deep to be kept.
  var top: OpenSlice? { overflow > 0 ? nil : slices.last }

  /// Counts a callback of a controller.
  mutating func note(_ callback: CallbackEvent) {
    if callbackCount == 0 { firstCallback = callback }
    callbackCount += 1
  }

  mutating func push(_ slice: OpenSlice) {
    if slices.count < Self.depthLimit { slices.append(slice) } else { overflow += 1 }
  }

  /// Ends the innermost slice if its name matches, or with any name when none is stated.
  ///
  /// - Returns: The slice; `nil` when its name differs, none is running, or it was too deep to be
  ///   kept.
  mutating func pop(named name: Name) -> OpenSlice? {
    guard overflow == 0, let last = slices.last, name.isEmpty || last.name == name else {
      return nil
    }
    slices.removeLast()
    return last
  }

  /// Ends the innermost slice; `nil` when none is running or it was too deep to be kept.
  mutating func pop() -> OpenSlice? {
    if overflow > 0 {
      overflow -= 1
      return nil
    }
    return slices.popLast()
  }

  /// Handles an end without a running slice.
  ///
  /// - Returns: Whether the begin of the slice was cleared.
  mutating func takesForgivenEnd() -> Bool {
    guard forgiven > 0 else { return false }
    forgiven -= 1
    return true
  }

  /// Ends all slices, because a new run of the process begins.
  mutating func clear() {
    forgiven += slices.count
    slices.removeAll(keepingCapacity: true)
    overflow = 0
  }
}

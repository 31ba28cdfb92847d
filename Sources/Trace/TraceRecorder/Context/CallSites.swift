import TraceFormat
package import TraceModel

/// The calls of the app that caused events, each with a number that the trace uses.
///
/// An event costs a walk over the stack and a lookup of an address. The debug information is read
/// only when positions are requested: at the end of the recording, or for findings.
package final class CallSites: Sendable {
  /// A call: the address after it, and that of the call around it.
  package struct Call: Hashable, Sendable {
    package var address: UInt
    /// 0 if it is unknown or not needed.
    package var outer: UInt

    package init(address: UInt, outer: UInt = 0) {
      self.address = address
      self.outer = outer
    }
  }

  /// Whether recorders that are created in the task record the app's calls, for recordings whose
  /// bytes must not depend on sources.
  @TaskLocal package static var areRecorded = true

  /// The position of a call with the path of its file on this machine.
  package struct Location: Sendable {
    package var path: String
    /// The module and the name of the file.
    package var fileID: String
    package var position: SourcePosition

    package init(path: String, fileID: String, position: SourcePosition) {
      self.path = path
      self.fileID = fileID
      self.position = position
    }
  }

  private struct State {
    var numbers: [Call: UInt32] = [:]
    var calls: [(call: Call, callback: String)] = []
    var written = 0
  }

  /// Why no call can have a number, in two words; `nil` if calls have numbers.
  let obstacle: @Sendable () -> String?
  private let state = LockedValue(State())
  private let capture: @Sendable (_ includesOuter: Bool) -> Call?
  private let locate: @Sendable (Call, _ callback: String) -> Location?

  /// Creates an empty table.
  ///
  /// - Parameters:
  ///   - obstacle: Returns why the program can't find its calls; `nil` if it can.
  ///   - capture: Returns the innermost call of the app on the stack, with the call around it if
  ///     that is requested; `nil` if the runtime itself is the cause.
  ///   - locate: Finds the position of a call of a callback, whose override may have made the
  ///     innermost call; the callback is empty for other calls.
  package init(
    obstacle: @escaping @Sendable () -> String?,
    capture: @escaping @Sendable (_ includesOuter: Bool) -> Call?,
    locate: @escaping @Sendable (Call, _ callback: String) -> Location?
  ) {
    self.obstacle = obstacle
    self.capture = capture
    self.locate = locate
  }

  /// Returns the number of the running call of the app, which may be that of a callback; 0 if there
  /// is none.
  func current(calling callback: @autoclosure () -> String, isCallback: Bool) -> UInt32 {
    guard let call = capture(isCallback) else { return 0 }
    return number(of: call, callback: isCallback ? callback() : "")
  }

  /// Returns the number of a call, from 1 on.
  package func number(of call: Call, callback: String = "") -> UInt32 {
    state.withLock { state in
      if let number = state.numbers[call] { return number }
      state.calls.append((call, callback))
      let number = UInt32(state.calls.count)
      state.numbers[call] = number
      return number
    }
  }

  /// Returns the position of a call by its number; `nil` without debug information.
  package func location(of number: UInt32) -> Location? {
    let entry = state.withLock { state in
      state.calls.indices.contains(Int(number) - 1) ? state.calls[Int(number) - 1] : nil
    }
    return entry.flatMap { locate($0.call, $0.callback) }
  }

  /// Returns the call with a position; `nil` if there is none.
  package func location(at position: SourcePosition) -> Location? {
    let count = state.withLock { $0.calls.count }
    return (0..<count).lazy.compactMap { self.location(of: UInt32($0) + 1) }
      .first { $0.position == position }
  }

  /// Returns the calls with known positions that earlier calls have not returned.
  func takeUnwritten() -> [(number: UInt32, text: String)] {
    let new = state.withLock { state in
      defer { state.written = state.calls.count }
      return state.written..<state.calls.count
    }
    return new.compactMap { index in
      let number = UInt32(index) + 1
      return location(of: number).map { (number, $0.position.description) }
    }
  }
}

extension TraceEvent {
  /// Whether the app's call is recorded: for what an app does, not for what UIKit calls or computes.
  var statesSite: Bool {
    switch kind {
    case .begin: category != .callbackCategory || mayBeCallOfApp
    case .birth, .diagnostic: true
    case .hierarchy: !flags.contains(.hasFrame)
    default: false
    }
  }

  /// Whether the app may have called the callback itself.
  var mayBeCallOfApp: Bool {
    guard kind == .begin, category == .callbackCategory else { return false }
    return flags.contains(.direct) || name == .willMoveToParent || name == .didMoveToParent
  }
}

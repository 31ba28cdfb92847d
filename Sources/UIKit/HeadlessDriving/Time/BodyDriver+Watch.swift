import CMainLoop
import Foundation
import Synchronization
import TraceModel
import TraceRecorder

extension BodyDriver {
  private enum Outcome {
    case nothing, lookAgain, note, cancel, exit
  }

  /// Observes in real time whether a suspended body waits, until the bodies end.
  func watch() {
    RecordingContext.$current.withValue(nil) {
      let tick = DispatchTime.now() + limits.tick / .seconds(1)
      DispatchQueue.global().asyncAfter(deadline: tick) { [weak self] in self?.tick() }
    }
  }

  private func tick() {
    let running = mailbox.activity.runningIDs
    // A task must not continue while its place is read.
    var parked: [UInt] = []
    let outcome = state.withLock { state in
      let outcome = Self.outcome(&state, running)
      if let outcome, [.note, .cancel, .exit].contains(outcome) { swap(&parked, &state.parked) }
      return outcome
    }
    if let outcome { react(to: outcome) }
    if !parked.isEmpty {
      state.withLock { $0.parked += parked }
      unpark()
    }
    if outcome != nil { watch() }
  }

  /// Counts a tick; returns what follows, `nil` when the bodies have ended.
  private static func outcome(_ state: inout State, _ running: Set<UInt64>) -> Outcome? {
    guard state.bodies > 0 else {
      state.isWatching = false
      return nil
    }
    let limits = state.limits
    if state.hang != nil {
      state.ticksOfHang += 1
      return state.ticksOfHang < limits.exit ? .nothing : .exit
    }
    guard state.isWaiting, state.holds == 0 else { return .nothing }
    state.idleTicks += 1
    if state.idleTicks == limits.cancel { return state.isTest ? .cancel : .exit }
    if state.idleTicks >= limits.thread {
      let threads = state.outside.filter(\.value).keys
      if !state.givenUpOutside.isSuperset(of: threads) {
        state.givenUpOutside.formUnion(threads)
        return .lookAgain
      }
    }
    if state.idleTicks == limits.work {
      state.givenUp.formUnion(running)
      state.givenUpOutside.formUnion(state.outside.keys)
      return .lookAgain
    }
    return state.idleTicks == limits.note ? .note : .nothing
  }

  private func react(to outcome: Outcome) {
    switch outcome {
    case .nothing: break
    case .lookAgain: look()
    case .note: print("note: \(message)")
    case .cancel: cancel()
    case .exit:
      let message = state.withLock(\.hang) ?? message
      runtime?.context.recorder.close(status: .stopped, reason: message)
      print("error: \(message)")
      fflush(nil)
      _exit(1)
    }
  }

  private func print(_ text: String) {
    FileHandle.standardError.write(Data("HeadlessUIKit: \(text)\n".utf8))
  }

  /// Cancels the tasks of the bodies, which exist until the bodies end.
  private func cancel() {
    let message = message
    cancellation.withLock { _ in
      let tasks = state.withLock { state in
        guard state.bodies > 0 else { return Set<UInt>() }
        state.hang = message
        state.ticksOfHang = 0
        return state.tasks
      }
      for task in tasks { lifeline_task_cancel(UnsafeMutableRawPointer(bitPattern: task)) }
    }
  }

  /// The run, the places at which its bodies are suspended, what keeps them from continuing, and
  /// the remedy.
  private var message: String {
    guard let context = runtime?.context else { return "a run waits" }
    let places = state.withLock { $0.tasks.sorted() }.compactMap(Self.location)
    let place = places.isEmpty ? "" : " at \(places.joined(separator: ", "))"
    return "“\(context.recorder.header.title)” waits in real time: its body awaits\(place), and "
      + "\(reason); \(remedy)"
  }

  private var reason: String {
    let activity = mailbox.activity
    let (outside, hasStopped, turns) = state.withLock { state in
      (state.outside.values.sorted { !$0 && $1 }, state.hasStopped, state.turns)
    }
    if hasStopped { return "\(turns) turns of the main loop did not continue it" }
    var work = activity.running.map { "\($0.description), is running" }
    work += outside.map { $0 ? "a thread is running" : "a transfer of URLSession is running" }
    if !work.isEmpty { return work.joined(separator: ", ") }
    let waiting = activity.waiting.map(\.description)
    return "no block, timer or sleep of the run is pending"
      + (waiting.isEmpty ? "" : "; still waiting: \(waiting.joined(separator: ", "))")
  }

  private var remedy: String {
    "continue it from a block, timer or task of the run, or replace what it awaits"
  }

  /// Returns the source location at which a suspended task continues.
  private static func location(of task: UInt) -> String? {
    var functions = [UInt](repeating: 0, count: 32)
    let count = lifeline_task_functions(UnsafeRawPointer(bitPattern: task), &functions, 32)
    return functions.prefix(Int(count)).lazy
      .compactMap { CallSite.location(ofFunctionAt: $0) }.first.map { "\($0)" }
  }
}

extension BodyDriver.Limits {
  /// The seconds of the environment variable `LIFELINE_WAIT_LIMIT`, of which 0 is no limit; else 300.
  static let wait = ticks(
    .seconds(
      ProcessInfo.processInfo.environment["LIFELINE_WAIT_LIMIT"].flatMap(Int.init) ?? 300
    )
  )

  /// Returns the ticks of a limit, of which zero is none.
  static func ticks(_ limit: Duration) -> Int {
    limit > .zero ? max(1, Int(clamping: limit.components.seconds)) : .max
  }
}

/// The error of a test whose body nothing can continue.
package struct SuspendedForever: Error, CustomStringConvertible {
  let message: String

  package var description: String { message }
}

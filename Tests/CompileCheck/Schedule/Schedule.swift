// The same file with each combination of imports: work that an app schedules runs on the run's
// clock.
#if FOUNDATION
import Foundation
#elseif DISPATCH
import Dispatch
#elseif XCTEST
import XCTest
#endif
#if RECIPE
import UIKit
#else
import HeadlessUIKit
#endif

/// Notes a text with the current time.
public typealias Note = @Sendable (String) -> Void
/// A name, the expected notes with their times in milliseconds, and the code to run.
public typealias Step = (
  name: String, expected: [String], body: @MainActor @Sendable (@escaping Note) -> Void
)

/// A typical screen of an app.
@MainActor
final class ClockScreen: UIViewController {
  var timer: Timer?
  let queue: DispatchQueue = .main
  var pendingSearch: DispatchWorkItem?
  var items: [Int] = []
  var note: Note = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    timer = Timer.scheduledTimer(withTimeInterval: 0.25, repeats: true) { [note] timer in
      note("tick")
      _ = timer.isValid
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.6) { [weak self] in
      self?.timer?.invalidate()
      self?.note("stopped")
    }
    for text in ["a", "ab"] {
      pendingSearch?.cancel()
      let search = DispatchWorkItem { [note] in note("search \(text)") }
      pendingSearch = search
      queue.asyncAfter(deadline: .now() + .milliseconds(300), execute: search)
    }
    Task {
      items = await loadItems()
      note("loaded \(items.count)")
      try? await Task.sleep(for: .milliseconds(100))
      note("slept")
    }
  }
}

@concurrent
func loadItems() async -> [Int] {
  async let first = 1
  async let second = 2
  return await [first, second]
}

/// The ways in which an app schedules work, one per step.
@MainActor
public let steps: [Step] = [
  (
    "DispatchQueue.main",
    ["0 async", "0 group", "0 flags", "0 item", "100 qos", "250 wall", "1000 after", "2000 item"],
    { note in
      let main: DispatchQueue = .main
      main.asyncAfter(deadline: .now() + 2, execute: DispatchWorkItem { note("item") })
      main.asyncAfter(deadline: .now() + 1) { note("after") }
      main.asyncAfter(wallDeadline: .now() + 0.25) { note("wall") }
      DispatchQueue.main.async { note("async") }
      DispatchQueue.main.async(group: DispatchGroup()) { note("group") }
      main.async(qos: .userInitiated, flags: .enforceQoS) { note("flags") }
      main.async(execute: DispatchWorkItem { note("item") })
      DispatchQueue.main.asyncAfter(
        deadline: .now() + .milliseconds(100),
        qos: .utility,
        flags: .barrier
      ) { note("qos") }
      let cancelled = DispatchWorkItem { note("cancelled") }
      main.asyncAfter(deadline: .now() + 5, execute: cancelled)
      cancelled.cancel()
    }
  ),
  (
    "DispatchGroup and DispatchWorkItem",
    ["0 performed", "0 item done", "500 member", "500 group done", "500 group item"],
    { note in
      let group = DispatchGroup()
      group.enter()
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
        note("member")
        group.leave()
      }
      group.notify(queue: .main) { note("group done") }
      group.notify(queue: .main, work: DispatchWorkItem { note("group item") })
      let item = DispatchWorkItem { note("performed") }
      item.notify(queue: .main) { note("item done") }
      item.perform()
    }
  ),
  (
    "other queues",
    ["0 back", "0 back from an item", "0 back from a queue", "300 later"],
    { note in
      DispatchQueue.global().asyncAfter(deadline: .now() + 0.3) {
        DispatchQueue.main.async { note("later") }
      }
      DispatchQueue.global().async {
        DispatchQueue.main.async {
          note("back")
          // Without the attribute the block is isolated to the main actor, and Swift 6 traps on
          // other queues.
          let item = DispatchWorkItem { @Sendable in
            DispatchQueue.main.async {
              note("back from an item")
              DispatchQueue(label: "own").async {
                DispatchQueue.main.sync { note("back from a queue") }
              }
            }
          }
          DispatchQueue.global(qos: .background).async(execute: item)
        }
      }
    }
  ),
  (
    "OperationQueue.main and RunLoop.main",
    ["0 perform", "0 modes", "0 operation", "0 block operation"],
    { note in
      RunLoop.main.perform { note("perform") }
      RunLoop.main.perform(inModes: [.common]) { note("modes") }
      OperationQueue.main.addOperation { note("operation") }
      OperationQueue.main.addOperation(BlockOperation { note("block operation") })
    }
  ),
  (
    "Timer",
    ["100 added", "500 once", "1000 tick 1", "2000 tick 2"],
    { note in
      let once = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in note("once") }
      once.tolerance = 0.01
      let added = Timer(timeInterval: 0.1, repeats: false) { _ in note("added") }
      RunLoop.main.add(added, forMode: .common)
      RunLoop.current.add(added, forMode: .default)
      let cancelled = Timer.scheduledTimer(withTimeInterval: 3, repeats: false) { _ in
        note("cancelled")
      }
      cancelled.invalidate()
      let count = Count()
      let ticks = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { timer in
        note("tick \(count.next())")
        if count.value == 2 { timer.invalidate() }
      }
      ticks.tolerance = 0.1
      DispatchQueue.main.asyncAfter(deadline: .now() + 2.5) {}
    }
  ),
  (
    "tasks",
    ["0 task", "0 main", "0 stream 1", "0 stream 2", "0 detached", "20 sleep", "50 nanoseconds"],
    { note in
      Task { @MainActor in
        note("task")
        await MainActor.run { note("main") }
        let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
        let reader = Task { for await number in stream { note("stream \(number)") } }
        continuation.yield(1)
        continuation.yield(2)
        continuation.finish()
        await reader.value
        await Task.detached { await MainActor.run { note("detached") } }.value
        try await Task.sleep(for: .milliseconds(20))
        note("sleep")
        try await Task.sleep(nanoseconds: 30_000_000)
        note("nanoseconds")
        let timeout = Task {
          try await Task.sleep(for: .seconds(30)); note("timeout")
        }
        timeout.cancel()
      }
    }
  ),
  (
    "notifications on the main queue",
    ["0 posted", "0 from another queue"],
    { note in
      let name = Notification.Name("clock")
      let center = NotificationCenter()
      _ = center.addObserver(forName: name, object: nil, queue: .main) { notification in
        note(notification.object as? String ?? "")
      }
      center.post(name: name, object: "posted")
      DispatchQueue.global().async {
        center.post(name: name, object: "from another queue")
      }
    }
  ),
  (
    "a screen",
    [
      "0 loaded 2", "100 slept", "250 tick", "300 search ab", "500 tick", "600 stopped",
    ],
    { note in
      let screen = ClockScreen()
      screen.note = note
      screen.loadViewIfNeeded()
      Screens.all.append(screen)
    }
  ),
]

/// Schedules blocks whose pending work reports the consecutive lines of the calls.
///
/// - Returns: The line of the first call.
@MainActor
public func scheduleBlocks() -> Int {
  let main: DispatchQueue = .main
  let first = #line + 1
  main.async {}
  main.async(group: DispatchGroup()) {}
  main.async(qos: .utility) {}
  main.async(flags: .barrier) {}
  main.asyncAfter(deadline: .now() + 1) {}
  main.asyncAfter(wallDeadline: .now() + 2) {}
  return first
}

@MainActor
enum Screens {
  static var all: [ClockScreen] = []
}

final class Count: @unchecked Sendable {
  // Used only on the main thread.
  private(set) var value = 0
  func next() -> Int {
    value += 1
    return value
  }
}

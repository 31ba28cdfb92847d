import Foundation
import HeadlessUIKit
import SwiftFiveDispatch
import SwiftFiveDispatchRecipe
import SwiftFiveFoundation
import SwiftFiveFoundationRecipe
import SwiftFiveNothing
import SwiftFiveNothingRecipe
import SwiftFiveXCTest
import SwiftFiveXCTestRecipe
import SwiftSixDispatch
import SwiftSixDispatchRecipe
import SwiftSixFoundation
import SwiftSixFoundationRecipe
import SwiftSixNothing
import SwiftSixNothingRecipe
import SwiftSixXCTest
import SwiftSixXCTestRecipe
import Synchronization
import TraceModel
import TraceRecorder

/// The notes of a step with the times of the run.
final class Journal: Sendable {
  private let state = Mutex<[String]>([])
  let context: RecordingContext

  init(_ context: RecordingContext) { self.context = context }

  func note(_ text: String) {
    let line = "\(context.time.now().nanoseconds / 1_000_000) \(text)"
    state.withLock { $0.append(line) }
  }

  var lines: [String] { state.withLock { $0 } }
}

/// Runs a single step; returns the differences.
@MainActor
func problem(
  _ expected: [String],
  _ body: @MainActor (@escaping @Sendable (String) -> Void) -> Void
) async -> String? {
  let context = RecordingContext.inMemory(title: "schedule")
  let journal = Journal(context)
  do {
    try await withRecording(context) { app in
      body { journal.note($0) }
      try await app.settle()
    }
    // The step retains its screen; what retains it is recorded at the end, and is no problem.
    let diagnostics = try context.trace().events.count {
      $0.kind == .diagnostic && $0.name != .referencePath
    }
    guard diagnostics == 0 else { return "\(diagnostics) diagnostics" }
  } catch {
    return "\(error); \(journal.lines)"
  }
  return journal.lines == expected ? nil : "found \(journal.lines), expected \(expected)"
}

/// Schedules blocks; returns the differences between the expected and the reported source
/// locations.
@MainActor
func problemOfPlaces(_ client: String, _ schedule: @MainActor () -> Int) async throws -> String? {
  try await withRecording(.inMemory(title: "places")) { app in
    let first = schedule()
    let found = app.pending.map { String($0.split(separator: " ").last ?? "") }
    try await app.settle()
    let expected = (0..<6).map { "\(client)/Schedule.swift:\(first + $0)" }
    return found == expected ? nil : "found \(found), expected \(expected)"
  }
}

let clients: [(name: String, steps: [SwiftSixNothing.Step], schedule: @MainActor () -> Int)] = [
  ("SwiftFiveNothing", SwiftFiveNothing.steps, SwiftFiveNothing.scheduleBlocks),
  ("SwiftFiveNothingRecipe", SwiftFiveNothingRecipe.steps, SwiftFiveNothingRecipe.scheduleBlocks),
  ("SwiftFiveFoundation", SwiftFiveFoundation.steps, SwiftFiveFoundation.scheduleBlocks),
  (
    "SwiftFiveFoundationRecipe", SwiftFiveFoundationRecipe.steps,
    SwiftFiveFoundationRecipe.scheduleBlocks
  ),
  ("SwiftFiveDispatch", SwiftFiveDispatch.steps, SwiftFiveDispatch.scheduleBlocks),
  (
    "SwiftFiveDispatchRecipe", SwiftFiveDispatchRecipe.steps, SwiftFiveDispatchRecipe.scheduleBlocks
  ),
  ("SwiftFiveXCTest", SwiftFiveXCTest.steps, SwiftFiveXCTest.scheduleBlocks),
  ("SwiftFiveXCTestRecipe", SwiftFiveXCTestRecipe.steps, SwiftFiveXCTestRecipe.scheduleBlocks),
  ("SwiftSixNothing", SwiftSixNothing.steps, SwiftSixNothing.scheduleBlocks),
  ("SwiftSixNothingRecipe", SwiftSixNothingRecipe.steps, SwiftSixNothingRecipe.scheduleBlocks),
  ("SwiftSixFoundation", SwiftSixFoundation.steps, SwiftSixFoundation.scheduleBlocks),
  (
    "SwiftSixFoundationRecipe", SwiftSixFoundationRecipe.steps,
    SwiftSixFoundationRecipe.scheduleBlocks
  ),
  ("SwiftSixDispatch", SwiftSixDispatch.steps, SwiftSixDispatch.scheduleBlocks),
  ("SwiftSixDispatchRecipe", SwiftSixDispatchRecipe.steps, SwiftSixDispatchRecipe.scheduleBlocks),
  ("SwiftSixXCTest", SwiftSixXCTest.steps, SwiftSixXCTest.scheduleBlocks),
  ("SwiftSixXCTestRecipe", SwiftSixXCTestRecipe.steps, SwiftSixXCTestRecipe.scheduleBlocks),
]

var failures = 0
for client in clients {
  if let problem = try await problemOfPlaces(client.name, client.schedule) {
    print("\(client.name): places: \(problem)")
    failures += 1
  }
  for step in client.steps {
    guard let problem = await problem(step.expected, step.body) else { continue }
    print("\(client.name): \(step.name): \(problem)")
    failures += 1
  }
}
print("\(clients.count) combinations of imports, \(failures) failures")
if failures > 0 { exit(1) }

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

/// What the work of a step noted, with the time of the run.
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

/// Runs a step by itself; returns what is wrong.
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
    let diagnostics = try context.trace().events.filter { $0.kind == .diagnostic }.count
    guard diagnostics == 0 else { return "\(diagnostics) diagnostics" }
  } catch {
    return "\(error); \(journal.lines)"
  }
  return journal.lines == expected ? nil : "found \(journal.lines), expected \(expected)"
}

let clients: [(name: String, steps: [SwiftSixNothing.Step])] = [
  ("SwiftFiveNothing", SwiftFiveNothing.steps),
  ("SwiftFiveNothingRecipe", SwiftFiveNothingRecipe.steps),
  ("SwiftFiveFoundation", SwiftFiveFoundation.steps),
  ("SwiftFiveFoundationRecipe", SwiftFiveFoundationRecipe.steps),
  ("SwiftFiveDispatch", SwiftFiveDispatch.steps),
  ("SwiftFiveDispatchRecipe", SwiftFiveDispatchRecipe.steps),
  ("SwiftFiveXCTest", SwiftFiveXCTest.steps),
  ("SwiftFiveXCTestRecipe", SwiftFiveXCTestRecipe.steps),
  ("SwiftSixNothing", SwiftSixNothing.steps),
  ("SwiftSixNothingRecipe", SwiftSixNothingRecipe.steps),
  ("SwiftSixFoundation", SwiftSixFoundation.steps),
  ("SwiftSixFoundationRecipe", SwiftSixFoundationRecipe.steps),
  ("SwiftSixDispatch", SwiftSixDispatch.steps),
  ("SwiftSixDispatchRecipe", SwiftSixDispatchRecipe.steps),
  ("SwiftSixXCTest", SwiftSixXCTest.steps),
  ("SwiftSixXCTestRecipe", SwiftSixXCTestRecipe.steps),
]

var failures = 0
for client in clients {
  for step in client.steps {
    guard let problem = await problem(step.expected, step.body) else { continue }
    print("\(client.name): \(step.name): \(problem)")
    failures += 1
  }
}
print("\(clients.count) combinations of imports, \(failures) failures")
if failures > 0 { exit(1) }

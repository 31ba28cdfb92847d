import Findings
import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import TestSupport
import Testing
import TraceAnalysis
import TraceModel
import TraceRecorder

/// Random trees of views against an independent interpreter; `LIFELINE_FUZZ` sets the number of
/// further seeds, `LIFELINE_FUZZ_FROM` the first one.
struct `Random trees of views` {
  @Test(arguments: TestLength.each(2, of: 0..<30)) @MainActor
  func `random trees keep identity, state and the order of actions`(batch: Int) async throws {
    for seed in (batch * 10)..<(batch * 10 + 10) {
      try await expectNoProblems(seed: UInt64(seed))
    }
  }

  @Test(.enabled(if: Self.furtherSeeds != nil)) @MainActor
  func `further random trees have no problems`() async throws {
    for seed in Self.furtherSeeds ?? 0..<0 { try await expectNoProblems(seed: seed) }
  }

  private static var furtherSeeds: Range<UInt64>? {
    let environment = ProcessInfo.processInfo.environment
    guard let count = environment["LIFELINE_FUZZ"].flatMap({ UInt64($0) }) else { return nil }
    let first = environment["LIFELINE_FUZZ_FROM"].flatMap { UInt64($0) } ?? 1_000
    return first..<first + count
  }

  /// Runs a seed, and if it fails, smaller trees and shorter scripts of the same seed.
  @MainActor
  private func expectNoProblems(seed: UInt64) async throws {
    var run = RandomRun(seed: seed)
    var problems = try await run.problems()
    guard !problems.isEmpty else { return }
    var shrinks = true
    while shrinks {
      shrinks = false
      for smaller in run.smaller {
        let found = try await smaller.problems()
        guard !found.isEmpty else { continue }
        run = smaller
        problems = found
        shrinks = true
        break
      }
    }
    Issue.record(
      "seed \(seed): \(problems.joined(separator: "\n"))\n\(run.spec)\n\(run.values)\n\(run.steps)\n\(run.writes)"
    )
  }
}

/// One random tree with its script.
private struct RandomRun {
  enum Step {
    case change([RandomValues.Change])
    case hide
    case show
  }

  var spec: RandomSpec
  let values: RandomValues
  var steps: [Step] = []
  var writes: [RandomWrite] = []

  init(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var probes = 0
    spec = RandomSpec(depth: 1 + random.below(5), &random, next: &probes)
    values = RandomValues(&random)
    var current = values
    // Actions write different slots, so that the order of one pass does not change the result.
    for slot in 0..<random.below(4) {
      let probe = random.below(probes)
      let change: RandomValues.Change =
        switch slot {
        case 0: .flag(0)
        case 1: .id(1, 1)
        default: .list(2, [3, 1, 0])
        }
      if !writes.contains(where: { $0.probe == probe }) {
        writes.append(RandomWrite(probe: probe, change: change))
      }
    }
    for _ in 0..<(4 + random.below(8)) {
      switch random.below(8) {
      case 0: steps.append(.hide)
      case 1: steps.append(.show)
      default:
        let changes = (0...random.below(3)).map { _ in
          let change = current.randomChange(&random)
          current.apply(change)
          return change
        }
        steps.append(.change(changes))
      }
    }
  }

  /// Smaller runs: parts of the tree, fewer steps, fewer writes.
  var smaller: [RandomRun] {
    var runs: [RandomRun] = []
    for part in spec.parts {
      var run = self
      run.spec = part
      runs.append(run)
    }
    for index in steps.indices {
      var run = self
      run.steps.remove(at: index)
      runs.append(run)
    }
    for index in writes.indices {
      var run = self
      run.writes.remove(at: index)
      runs.append(run)
    }
    return runs
  }

  /// Runs the script in the graph and in the model, and returns the differences.
  @MainActor
  func problems() async throws -> [String] {
    let world = RandomWorld(values, writes)
    var model = RandomModel(spec, values, writes)
    let context = RecordingContext.inMemory(title: "random")
    try await withRecording(context) { app in
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      var controller: UIViewController? = UIHostingController(
        rootView: RandomTree(spec: spec, path: "", world: world)
      )
      window.rootViewController = controller
      window.makeKeyAndVisible()
      try await app.settle()
      model.setShown(true)
      for step in steps {
        switch step {
        case .change(let changes):
          for change in changes { world.apply(change) }
          model.apply(changes)
        case .hide:
          window.rootViewController = UIViewController()
          model.setShown(false)
        case .show:
          window.rootViewController = controller
          model.setShown(true)
        }
        try await app.settle()
      }
      model.setShown(false)
      window.rootViewController = UIViewController()
      try await app.settle()
      controller = nil
    }
    return differences(world, model) + (try Self.problems(of: context.trace()))
  }

  @MainActor
  private func differences(_ world: RandomWorld, _ model: RandomModel) -> [String] {
    var found: [String] = []
    for life in world.lives.indices {
      var events = world.lives[life][...].dropFirst()
      while events.first == "appear" {
        if events.dropFirst().first != "disappear" { found.append("\(life) does not disappear") }
        events = events.dropFirst(2)
      }
      if !events.isEmpty, events != ["destroy"] {
        found.append("life of \(world.identities[life]): \(world.lives[life])")
      }
    }
    var expected = model.events
    // The end of the run ends all identities.
    for identity in model.counters.keys { expected["\(identity) destroy", default: 0] += 1 }
    for event in Set(expected.keys).union(world.events.keys).sorted()
    where expected[event] != world.events[event] {
      found.append(
        "\(event): \(world.events[event] ?? 0) instead of \(expected[event] ?? 0) times"
      )
    }
    for life in world.lives.indices {
      let identity = world.identities[life]
      let isLast = !world.identities[(life + 1)...].contains(identity)
      guard isLast, let counter = model.counters[identity] else { continue }
      if world.counters[life] != counter {
        found.append("\(identity) counted \(world.counters[life] ?? -1) instead of \(counter)")
      }
    }
    return found
  }

  /// The findings of the analyzer, and actions within bodies.
  private static func problems(of trace: Trace) throws -> [String] {
    // Random changes lose state on purpose, and hide and show in one instant.
    let expected: Set<RuleID> = [222, 755]
    var found = analyze(trace).findings.filter { !expected.contains($0.rule) }
      .map { "\($0.rule): \($0.message)" }
    var bodies = 0
    for event in trace.events where event.category == .callbackCategory {
      if event.name == .body { bodies += event.kind == .begin ? 1 : -1 }
      if event.name != .body, event.kind == .begin, bodies > 0,
        trace.subject(event.subject)?.kind == .swiftUIView
      {
        found.append("\(trace.names[event.name]) within a body")
      }
    }
    return found
  }
}

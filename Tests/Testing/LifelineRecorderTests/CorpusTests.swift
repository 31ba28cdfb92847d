import Findings
import ScenarioCorpus
import Scenarios
import Testing
import TraceFormat
import TraceModel

/// Each scenario of the corpus, recorded by hidden children and by the runtime at once.
@MainActor
struct `A recording of a scenario` {
  private nonisolated static let paths = Corpus.paths.filter {
    ((try? Corpus.scenario($0))?.waitsFor.isEmpty) ?? false
  }

  @Test(arguments: paths) func `has the callbacks of the runtime's own trace in their order`(
    path: String
  ) async throws {
    let run = try await RecordedScenario(path)
    if let reason = Difference.reasons[path] {
      #expect(run.recordedCallbacks != run.ownCallbacks, "it agrees now: \(reason)")
    } else {
      #expect(run.recordedCallbacks == run.ownCallbacks)
    }
  }

  @Test(arguments: [false, true])
  func `leaves the hierarchy, loading, appearance and deallocation of all objects as they are`(
    views: Bool
  ) async throws {
    for path in Self.paths {
      let before = RecordedScenario.facts(try await Self.plain(path))
      let after = RecordedScenario.facts(try await RecordedScenario(path, views: views).own)
      #expect(after.difference(from: before).isEmpty, "\(path)")
    }
  }

  @Test(arguments: [false, true])
  func `has no finding that the runtime's own trace does not have`(views: Bool) async throws {
    var further: [String: [String]] = [:]
    for path in Self.paths {
      let known = Set(RecordedScenario.findings(try await Self.plain(path), class: \.className))
      let run = try await RecordedScenario(path, views: views)
      let new = Set(run.recordedFindings).subtracting(known)
      if !new.isEmpty { further[path] = new.sorted() }
    }
    let listed = views ? Difference.findingsOfViews : [:]
    #expect(further == Difference.findings.merging(listed) { $1 })
  }

  @Test func `does not contain its hidden children`() async throws {
    for path in Self.paths {
      let run = try await RecordedScenario(path, views: true)
      let classes = Set(run.recorded.subjects.map(\.className))
      #expect(classes.isDisjoint(with: RecordedScenario.hiddenClasses), "\(path)")
    }
  }

  /// The runtime's own trace without a recording.
  private static func plain(_ path: String) async throws -> Trace {
    var reader = TraceReader(bytes: try await Corpus.result(of: path).trace)
    return try Trace(reading: &reader)
  }
}

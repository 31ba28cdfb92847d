import Findings
import HeadlessSwiftUI
import HeadlessUIKit
import TestSupport
import Testing
import TraceAnalysis
import TraceModel
import TraceRecorder

@MainActor
struct `A shop` {
  /// Runs a session and returns its trace.
  private func trace(_ mistake: ShopMistake? = nil) async throws -> Trace {
    let behavior = mistake == .groupAction ? BehaviorVersion(major: 15) : .newest
    let context = RecordingContext.inMemory(title: "shop", behavior: behavior)
    _ = try await withRecording(context) { app in
      let store = ShopStore(mistake: mistake)
      let window = try await ShopSession(app: app, store: store).run()
      window.isHidden = true
      // The store lives as long as the app.
      return store
    }
    return try context.trace()
  }

  @Test func `a session has no findings`() async throws {
    let findings = analyze(try await trace()).findings
    #expect(findings.map { "\($0.rule) \($0.object.className): \($0.message)" } == [])
  }

  @Test func `a session releases the controllers of its sheets and stacks`() async throws {
    let findings = analyze(try await trace()).findings
    #expect(!findings.contains { $0.rule == 701 })
  }

  @Test func `a session shows each part of the app and ends all work`() async throws {
    let trace = try await trace()
    let classes = Set(trace.subjects.map(\.className))
    for name in ["CatalogView", "ItemView", "ReviewSheet", "CartView", "AccountView"] {
      #expect(classes.contains(name), "no \(name)")
    }
    #expect(classes.contains("ChartController"))
    let rows = trace.subjects.filter { $0.className == "ItemRow" }.count
    #expect((10..<60).contains(rows), "\(rows) rows")
    let callbacks = trace.nodeCallbacks()
    #expect(callbacks.filter { $0.hasSuffix(".task") }.count >= 2)
    #expect(callbacks.contains { $0.hasSuffix(".task.cancel") })
  }

  // The rule for actions does not judge a group with several members, as of the first mistake.
  @Test(
    arguments: zip(ShopMistake.allCases.dropFirst(), ["LC752", "LC753", "LC754", "LC755"])
  )
  func `each mistake is found by its rule`(mistake: ShopMistake, rule: String) async throws {
    let findings = analyze(try await trace(mistake)).findings
    #expect(
      findings.contains { "\($0.rule)" == rule },
      "\(findings.map { "\($0.rule): \($0.message)" })"
    )
  }
}

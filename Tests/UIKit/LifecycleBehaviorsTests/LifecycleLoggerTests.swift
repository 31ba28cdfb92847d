import Findings
import Foundation
import HeadlessUIKit
import LifecycleBehaviors
import LogImport
import Testing
import TraceAnalysis
import TraceModel

struct `Lines of a lifecycle log` {
  private static let appearance = [
    "viewWillAppear(_:)", "viewIsAppearing(_:)", "viewDidAppear(_:)",
  ]

  @MainActor
  private func log(
    _ format: LifecycleLogger.Format,
    _ situation: Situation
  ) async throws -> [String] {
    try await situation.lines { host, journal in
      host.addLifecycleObserver(LifecycleLogger(format: format) { journal.note($0) })
    }
  }

  /// Removes the addresses of objects.
  private func masked(_ lines: [String]) -> [String] {
    lines.map { $0.replacing(/0x[0-9a-f]+/, with: "0x…") }
  }

  @Test @MainActor func `each callback is a line with the host and its address`() async throws {
    let lines = try await log(.described, .firstAppearance)
    let host = "<LifecycleBehaviorsTests.Host: 0x…>"
    #expect(
      masked(lines) == ["-- launch", "\(host) viewDidLoad()"]
        + Self.appearance.map { "\(host) \($0)" }
    )
  }

  @Test @MainActor func `a line can name the class alone`() async throws {
    let lines = try await log(.named, .firstAppearance)
    #expect(
      lines == ["-- launch", "Host.viewDidLoad()"] + Self.appearance.map { "Host.\($0)" }
    )
  }

  @Test @MainActor func `a deallocated host is a line`() async throws {
    #expect(try await log(.named, .deallocation).suffix(2) == ["-- release", "Host deinit"])
    let lines = masked(try await log(.described, .deallocation))
    #expect(lines.last == "<LifecycleBehaviorsTests.Host: 0x…> deinit")
  }

  @Test @MainActor func `a logger that is removed writes nothing more`() async throws {
    #expect(try await log(.named, .removal).last == "-- remove")
  }

  @Test @MainActor func `rotations and memory warnings are lines`() async throws {
    try await withApp { app in
      let journal = Journal()
      let host = Host("A", Journal())
      let window = try await show(host, in: app)
      host.addLifecycleObserver(LifecycleLogger(format: .named) { journal.note($0) })
      try await app.settle()
      journal.clear()
      app.receiveMemoryWarning()
      #expect(journal.take() == ["Host.didReceiveMemoryWarning()"])
      window.rotate(to: .landscapeRight)
      #expect(
        journal.take() == ["Host.willTransition(to:with:)", "Host.viewWillTransition(to:with:)"]
      )
    }
  }

  @Test @MainActor func `a line can begin with the time of the run`() async throws {
    try await withApp { app in
      let journal = Journal()
      let host = Host("A", Journal())
      host.addLifecycleObserver(
        LifecycleLogger(format: .named, showsTime: true) { journal.note($0) }
      )
      try await app.advance(by: .milliseconds(3_661_250))
      host.loadViewIfNeeded()
      #expect(journal.lines == ["01:01:01.250 Host.viewDidLoad()"])
    }
  }

  @Test(arguments: Situation.allCases, [true, false]) @MainActor
  func `the imported log has the callbacks of the hosts and no finding`(
    situation: Situation,
    showsTime: Bool
  ) async throws {
    let lines = try await situation.lines { host, journal in
      host.addLifecycleObserver(LifecycleLogger(showsTime: showsTime) { journal.note($0) })
    }.filter { !$0.hasPrefix("-- ") }
    let bytes = Array((lines.joined(separator: "\n") + "\n").utf8)
    var importer = LogImporter(
      title: "log",
      options: LogImportOptions(scan: LogImporter.scan(bytes: bytes)),
      bytes: bytes
    )
    let trace = try Trace(reading: &importer)
    let callbacks = trace.events.filter { $0.kind == .begin }.map { trace.names[$0.name] }
    let logged = lines.map { line in
      line.split(separator: " ").last.map { String($0.prefix { $0 != "(" }) }
    }
    #expect(callbacks == logged)
    #expect(analyze(trace).findings.filter { $0.severity >= .warning }.map(\.rule) == [])
  }
}

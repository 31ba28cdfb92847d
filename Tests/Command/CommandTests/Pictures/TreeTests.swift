import DiagramLayout
import Foundation
import LifelineCommand
import TestSupport
import Testing

@MainActor
struct `Pictures of trees` {
  private let story = Repository.url("traces/stories/vc4-orphan.json").path

  private func draw(_ kind: PictureKind, of input: String? = nil) async throws -> JobRun {
    var settings = PictureSettings(input: input ?? story, output: "-")
    settings.format = .svg
    let job = PictureJob(kind, settings)
    return try await JobRun {
      try await job.run()
      return 0
    }
  }

  /// A trace whose window is released at the end, like the trace of a test.
  private static let releasedTrace: String = {
    let head =
      #"{"ph":"M","pid":1,"tid":1,"ts":0,"name":"lifeline","args":{"schema":"lifeline","version":1,"#
      + #""minor":0,"clock":"virtual","title":"ShopTests/opens()"}}"#
    func line(_ phase: String, _ time: String, _ category: String, _ rest: String) -> String {
      #"{"ph":"\#(phase)","pid":1,"tid":1,"ts":\#(time),"cat":"\#(category)",\#(rest)}"#
    }
    func object(_ phase: String, _ time: String, _ number: Int, _ name: String) -> String {
      let kind = name == "UIWindow" ? "window" : "view"
      let birth = phase == "b" ? #","args":{"class":"\#(name)","kind":"\#(kind)"}"# : ""
      let id = #""id2":{"local":"0x\#(number)"},"name":"\#(name)#\#(number)""#
      return line(phase, time, "object", id + birth)
    }
    let relation = #""s":"t","name":"superview","args":{"obj":2,"to":"#
    let lines = [
      head, object("b", "1", 1, "UIWindow"), object("b", "2", 2, "CartView"),
      line("i", "3", "hierarchy", relation + #"1,"index":0}"#),
      line("i", "500000", "mark", #""s":"p","name":"shown""#),
      line("i", "500001", "hierarchy", relation + "null}"),
      object("e", "500002", 1, "UIWindow"), object("e", "500003", 2, "CartView"),
    ]
    return "[\n\(lines.joined(separator: ",\n"))\n]\n"
  }()

  @Test(arguments: [
    ["--film"], ["--every-change"], ["--form", "outline"], ["--from", "0.5", "--to", "3"],
    ["--no-breadcrumbs", "--no-folding"], ["--max-depth", "2"], ["--mark", "vc3 is visible"],
  ])
  func `every option of the command draws an SVG`(options: [String]) throws {
    let words = ["render", "tree", story, "--format", "svg", "-o", "-"] + options
    let run = try CommandRun(list: words)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.hasPrefix("<svg") || run.output.hasPrefix("<?xml"))
  }

  @Test(arguments: [nil, "0.500003"])
  func `a trace that released all objects is drawn before the teardown`(
    moment: String?
  ) async throws {
    let folder = try Workspace()
    defer { folder.remove() }
    let trace = try folder.write(Self.releasedTrace, to: "opens.json")
    let run = try await draw(.tree(.init(), to: moment), of: trace)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.errors.hasPrefix("note: no view or controller is alive "))
    #expect(run.errors.contains("500 ms, 3 events before the end\n"), "\(run.errors)")
    #expect(run.output.contains("at 500 ms, the last moment with a window"))
    #expect(run.output.contains("CartView"))
  }

  @Test func `an unknown mark is refused with the nearest one`() async throws {
    let run = try await draw(.tree(.init(moment: .mark("vc3 is visble"))))
    #expect(run.status == 2)
    #expect(
      run.errors == """
        error: the trace has no mark 'vc3 is visble' [unknown-mark]
        help: did you mean 'vc3 is visible'?

        """
    )
  }

  @Test(arguments: [
    ("0.5", "at 500 ms (unchanged since "), ("500ms", "at 500 ms (unchanged since "),
    ("0", "at 0<"),
  ])
  func `the caption states the time`(time: String, caption: String) async throws {
    let run = try await draw(.tree(.init(), to: time))
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains(caption))
  }

  @Test func `a time outside the trace is refused with the times of the trace`() async throws {
    let run = try await draw(.tree(.init(), to: "9999"))
    #expect(run.status == 2)
    #expect(
      run.errors.contains("is outside the trace [moment-outside]\nhelp: choose a time from 0")
    )
  }

  @Test func `a second moment before the first one is refused`() async throws {
    let run = try await draw(.tree(.init(), from: "3", to: "1"))
    #expect(run.status == 2)
    #expect(run.errors.contains("help: name the earlier moment first"), "\(run.errors)")
  }
}

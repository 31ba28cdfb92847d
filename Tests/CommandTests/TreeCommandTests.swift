import Foundation
import Testing

struct `Drawing trees` {
  private let stories = Folder.root.appending(path: "traces/stories")

  private func draw(_ arguments: String...) throws -> CommandRun {
    let words = ["render", "tree", "vc4-orphan.json", "--format", "svg", "-o", "-"] + arguments
    return try CommandRun(list: words, in: stories)
  }

  @Test(arguments: [
    ["--film"], ["--every-change"], ["--form", "outline"], ["--from", "0.5", "--to", "3"],
    ["--no-breadcrumbs", "--no-folding"], ["--max-depth", "2"], ["--mark", "vc3 is visible"],
  ])
  func `takes every choice`(choice: [String]) throws {
    let words = ["render", "tree", "vc4-orphan.json", "--format", "svg", "-o", "-"] + choice
    let run = try CommandRun(list: words, in: stories)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.hasPrefix("<svg") || run.output.hasPrefix("<?xml"))
  }

  /// A trace whose window is released at the end, as that of a test is.
  private func releasedTrace(in folder: URL) throws {
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
    try Data("[\n\(lines.joined(separator: ",\n"))\n]\n".utf8)
      .write(to: folder.appending(path: "opens.json"))
  }

  @Test(arguments: [[], ["--at", "0.500003"]])
  func `draws the last moment of a trace that released everything`(choice: [String]) throws {
    let folder = try Folder.temporary()
    defer { try? FileManager.default.removeItem(at: folder) }
    try releasedTrace(in: folder)
    let words = ["render", "tree", "opens.json", "--format", "svg", "-o", "-"] + choice
    let run = try CommandRun(list: words, in: folder)
    #expect(run.status == 0, "\(run.errors)")
    let when = choice.isEmpty ? "at the end" : "then"
    #expect(
      run.errors == "note: no view or controller is alive \(when): the tree is that of the last "
        + "moment before the teardown, 500 ms, 3 events before the end\n"
    )
    #expect(run.output.contains("at 500 ms, the last moment before the teardown"))
    #expect(run.output.contains("CartView"))
  }

  @Test func `suggests the mark that was meant`() throws {
    let run = try draw("--mark", "vc3 is visble")
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
  func `names the time that was asked for`(time: String, caption: String) throws {
    let run = try draw("--at", time)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains(caption))
  }

  @Test func `names the length of the trace`() throws {
    let run = try draw("--at", "9999")
    #expect(run.status == 2)
    #expect(
      run.errors.contains("is outside the trace [moment-outside]\nhelp: choose a time from 0")
    )
  }

  @Test func `refuses a second moment that comes first`() throws {
    let run = try draw("--from", "3", "--to", "1")
    #expect(run.status == 2)
    #expect(run.errors.contains("help: name the earlier moment first"))
  }

  @Test(arguments: [
    ["--film", "--at", "1"], ["--to", "1"], ["--max-cards", "0"], ["--max-depth", "0"],
    ["--form", "round"],
  ])
  func `refuses wrong choices`(choice: [String]) throws {
    let words = ["render", "tree", "vc4-orphan.json", "-o", "-"] + choice
    let run = try CommandRun(list: words, in: stories)
    #expect(run.status == 2)
    #expect(run.errors.contains("--"))
  }
}

import Foundation
import Testing

struct `The main job` {
  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = try Folder.temporary()
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  @Test func `record, check, draw`() throws {
    try withFolder { folder in
      let record = try CommandRun("record", "vc4-orphan", in: folder)
      #expect(record.status == 0)
      let check = try CommandRun("check", "vc4-orphan.json", in: folder)
      #expect(check.status == 1)
      #expect(check.output.contains("error[LC305] child-view-without-add-child: Vc4#1"))
      for picture in ["timeline", "tree"] {
        let draw = try CommandRun("render", picture, "vc4-orphan.json", in: folder)
        #expect(draw.status == 0, "\(draw.errors)")
        let file = folder.appending(path: "vc4-orphan-\(picture).png")
        let bytes = try Data(contentsOf: file)
        #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
      }
    }
  }

  @Test func `draws SVG with text and with outlines`() throws {
    try withFolder { folder in
      _ = try CommandRun("record", "push-pop", in: folder)
      let text = try CommandRun(
        "render",
        "timeline",
        "push-pop.json",
        "--format",
        "svg",
        "-o",
        "-",
        in: folder
      )
      #expect(text.output.contains("<text"))
      #expect(text.output.contains("viewWillAppear"))
      let outlines = try CommandRun(
        "render",
        "timeline",
        "push-pop.json",
        "--text",
        "outlines",
        "-o",
        "-",
        in: folder
      )
      #expect(outlines.output.contains("<svg"))
      #expect(!outlines.output.contains("<text"))
    }
  }

  @Test func `pipes a trace from one command into the next`() throws {
    let record = try CommandRun("record", "child", "-o", "-")
    #expect(record.status == 0)
    let check = try CommandRun("check", input: Data(record.output.utf8))
    #expect(check.status == 0)
    #expect(check.output.hasPrefix("no errors or warnings in 2 controllers"))
  }

  @Test func `records in real time`() throws {
    let run = try CommandRun("record", "child-without-did-move", "--clock", "monotonic", "-o", "-")
    #expect(run.status == 0)
    #expect(run.output.contains("\"clock\":\"monotonic\""))
  }

  @Test func `gives the same bytes twice`() throws {
    let first = try CommandRun("record", "cancelled-swipe", "-o", "-")
    let second = try CommandRun("record", "cancelled-swipe", "-o", "-")
    #expect(first.output == second.output)
  }

  @Test func `imports a log into a trace that checks the same`() throws {
    let log = """
      2015-10-29 17:39:59.035 Demo[1:2] -[DetailViewController viewWillDisappear:]
      2015-10-29 17:39:59.035 Demo[1:2] -[HomeViewController viewWillAppear:]
      2015-10-29 17:40:01.382 Demo[1:2] -[HomeViewController viewWillDisappear:]
      2015-10-29 17:40:01.382 Demo[1:2] -[HomeViewController viewDidDisappear:]
      2015-10-29 17:40:01.382 Demo[1:2] -[DetailViewController viewWillAppear:]
      2015-10-29 17:40:01.382 Demo[1:2] -[DetailViewController viewDidAppear:]

      """
    let trace = try CommandRun("import", "-", input: Data(log.utf8))
    #expect(trace.status == 0)
    let direct = try CommandRun("check", "-", input: Data(log.utf8))
    let imported = try CommandRun("check", "-", input: Data(trace.output.utf8))
    #expect(direct.status == 0)
    #expect(direct.output.contains("info[LC223] transition-cancelled"))
    #expect(imported.output.contains("info[LC223] transition-cancelled"))
  }

  @Test func `imports a log whose clock goes back into a trace that checks and draws the same`()
    throws
  {
    let log = """
      2015-10-29 17:39:59.000035 Demo[1:2] -[HomeViewController viewDidLoad]
      2015-10-29 17:39:59.000045 Demo[1:2] -[HomeViewController viewWillAppear:]
      2015-10-29 17:39:59.000035 Demo[1:2] -[HomeViewController viewDidAppear:]
      2015-10-29 17:39:59.000025 Demo[1:2] -[HomeViewController viewWillDisappear:]
      2015-10-29 17:40:00.000000 Demo[1:2] -[HomeViewController viewDidDisappear:]

      """
    let direct = try CommandRun("check", "-", input: Data(log.utf8))
    #expect(direct.output.contains("kept the order of lines"))
    #expect(direct.output.contains("no errors or warnings"))
    let trace = try CommandRun("import", "-", input: Data(log.utf8))
    let imported = try CommandRun("check", "-", input: Data(trace.output.utf8))
    #expect(imported.output.contains("no errors or warnings in 1 controller"))
    // Its times do not go back any more.
    #expect(!imported.output.contains("LC001"))
    let picture = ["render", "timeline", "-", "--format", "svg", "-o", "-"]
    let drawn = try CommandRun(list: picture, input: Data(log.utf8))
    #expect(drawn.status == 0)
    #expect(!drawn.output.contains("LC2"))
  }

  @Test func `fails from the severity on that is asked for`() throws {
    try withFolder { folder in
      _ = try CommandRun("record", "child-without-did-move", in: folder)
      let file = "child-without-did-move.json"
      #expect(try CommandRun("check", file, in: folder).status == 0)
      #expect(try CommandRun("check", file, "--fail-on", "warning", in: folder).status == 1)
      #expect(try CommandRun("check", file, "--fail-on", "never", in: folder).status == 0)
    }
  }

  @Test func `checks the rest when one of several files is missing`() throws {
    try withFolder { folder in
      _ = try CommandRun("record", "child", in: folder)
      let run = try CommandRun("check", "missing.json", "child.json", in: folder)
      #expect(run.status == 2)
      #expect(run.output.contains("no errors or warnings"))
      #expect(run.errors.contains("missing.json: error"))
    }
  }

  @Test func `says that a cut trace ended early, once`() throws {
    let record = try CommandRun("record", "push-pop", "-o", "-")
    let cut = Data(record.output.utf8.prefix(30_000))
    let check = try CommandRun("check", "-", input: cut)
    #expect(check.status == 0)
    let line = cut.count { $0 == UInt8(ascii: "\n") } + 1
    #expect(check.output.contains("\nthe recording ended early: line \(line) is not finished"))
  }

  @Test func `names the lines of a trace that it could not use`() throws {
    let record = try CommandRun("record", "child", "-o", "-")
    let lines = record.output.split(separator: "\n")
    let damaged = (lines[0...20] + ["kaputt,"] + lines[21...]).joined(separator: "\n")
    let check = try CommandRun("check", "-", input: Data(damaged.utf8))
    #expect(check.output.contains("note[LC009] unrecognized-lines"))
    #expect(check.output.contains("--> -:22"))
  }

  @Test func `writes the reports of several files as one JSON document`() throws {
    try withFolder { folder in
      for story in ["child", "push-pop"] { _ = try CommandRun("record", story, in: folder) }
      let run = try CommandRun(
        "check",
        "child.json",
        "push-pop.json",
        "--format",
        "json",
        in: folder
      )
      let document = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
      let reports = try #require(document as? [[String: Any]])
      #expect(reports.map { $0["file"] as? String } == ["child.json", "push-pop.json"])
    }
  }

  @Test func `explains a rule by id and by name`() throws {
    let byID = try CommandRun("explain", "LC209")
    let byName = try CommandRun("explain", "did-appear-repeated")
    #expect(byID.status == 0)
    #expect(byID.output == byName.output)
    #expect(byID.output.hasPrefix("LC209 did-appear-repeated\n"))
  }
}

import LogImport
import Testing
import TraceModel

struct `Messages about constraints` {
  /// A diagnostic with the objects that it names.
  private struct Diagnostic: Equatable {
    var name: String
    var text: String
    var subject: String?
    var argument: String?
    var line: UInt32
  }

  private func diagnostics(_ log: String) throws -> [Diagnostic] {
    var importer = LogImporter(title: "log", bytes: Array(log.utf8))
    let events = try importer.rest()
    func object(_ id: SubjectID) -> String? {
      events.first { $0.kind == .birth && $0.subject == id }.map {
        "\(importer.names[$0.name]) \(importer.names[$0.text]) \($0.subjectKind.text)"
      }
    }
    return events.filter { $0.kind == .diagnostic }.map {
      Diagnostic(
        name: importer.names[$0.name],
        text: importer.names[$0.text],
        subject: object($0.subject),
        argument: $0.statedArgument.flatMap(object),
        line: $0.line
      )
    }
  }

  private let unsatisfiable = """
    12:00:00.010 [LayoutConstraints] Unable to simultaneously satisfy constraints.
    \tProbably at least one of the constraints in the following list is one you don't want.
    (
        "<NSLayoutConstraint:0x1 UIView:0xa.width == 100   (active)>",
        "<NSLayoutConstraint:0x2 UIView:0xa.width == 200   (active)>"
    )

    Will attempt to recover by breaking constraint
    <NSLayoutConstraint:0x2 UIView:0xa.width == 200   (active)>

    Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this.
    """

  @Test func `a list of constraints is one diagnostic about the view of the broken one`() throws {
    #expect(
      try diagnostics(unsatisfiable) == [
        Diagnostic(
          name: "constraints-unsatisfiable",
          text: """
            Unable to simultaneously satisfy constraints.
            <NSLayoutConstraint:0x1 UIView:0xa.width == 100   (active)>
            <NSLayoutConstraint:0x2 UIView:0xa.width == 200   (active)>
            Will attempt to recover by breaking constraint \
            <NSLayoutConstraint:0x2 UIView:0xa.width == 200   (active)>
            """,
          subject: "UIView 0xa view",
          line: 1
        )
      ]
    )
  }

  @Test func `the callback after a list is an event`() throws {
    for separator in ["\n", "\n)\n", "\nTry this:\n"] {
      let log = """
        Unable to simultaneously satisfy constraints.
        "<NSLayoutConstraint:0x1 UIView:0xa.width == 100   (active)>"\(separator)\
        <App.Home: 0xb> viewDidLoad()
        """
      var importer = LogImporter(title: "log", bytes: Array(log.utf8))
      let events = try importer.rest()
      let kinds = events.map(\.kind).filter { $0 != .birth }
      #expect(kinds == [.diagnostic, .begin, .end], "\(separator)")
    }
  }

  @Test func `two lists are two diagnostics`() throws {
    let log = unsatisfiable + "\n" + unsatisfiable.replacing("0x2", with: "0x3")
    #expect(try diagnostics(log).map(\.line) == [1, 12])
  }

  @Test func `a cut list is a diagnostic of the constraints that it has`() throws {
    let cut = unsatisfiable.split(separator: "\n").prefix(5).joined(separator: "\n")
    #expect(try diagnostics(cut).map(\.subject) == ["UIView 0xa view"])
  }

  @Test(arguments: [
    "Unable to simultaneously satisfy constraints.",
    "I get Unable to simultaneously satisfy constraints. What is wrong?",
    "Unable to simultaneously satisfy constraints.\nWhat does that mean?",
    "Will attempt to recover by breaking constraint",
    "print(\"The view hierarchy is not prepared for the constraint: <NSLayoutConstraint:0x1>\")",
  ])
  func `a mention is no diagnostic`(log: String) throws {
    #expect(try diagnostics(log) == [])
  }

  @Test func `a list in a record of JSON is one diagnostic`() throws {
    let message = unsatisfiable.dropFirst("12:00:00.010 ".count)
      .replacing("\t", with: "\\t").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
    let log = """
      {"timestamp":"2026-01-01 12:00:00.000000+0000","processID":1,"eventMessage":"\(message)"}
      """
    #expect(try diagnostics(log).map(\.subject) == ["UIView 0xa view"])
    #expect(try diagnostics(log).first?.text == diagnostics(unsatisfiable).first?.text)
  }

  @Test func `constraints on one line are found`() throws {
    let log = unsatisfiable.replacing("\n", with: " ")
    #expect(try diagnostics(log).map(\.subject) == ["UIView 0xa view"])
  }

  @Test func `an exception names both views`() throws {
    let log = """
      *** Terminating app due to uncaught exception 'NSGenericException', reason: 'Unable to \
      activate constraint with anchors <NSLayoutYAxisAnchor:0x1 "App.Box:0xa.top"> and \
      <NSLayoutYAxisAnchor:0x2 "UIView:0xb.top"> because they have no common ancestor.'
      """
    let found = try diagnostics(log)
    #expect(found.map(\.name) == ["constraint-invalid"])
    #expect(found.map(\.subject) == ["Box 0xa view"])
    #expect(found.map(\.argument) == ["UIView 0xb view"])
  }

  @Test(arguments: [
    ("Unable to activate constraint with anchors because they have no common ancestor.", nil),
    ("NSLayoutConstraint constant is not finite!  That's illegal.  constant:nan", nil),
    (
      "Unable to install constraint on view.  constraint:<NSLayoutConstraint:0x1 UIView:0xa.width "
        + "== 414> view:<UITransitionView: 0xb; frame = (0 0; 4 7); layer = <CALayer: 0xc>>",
      "UIView 0xa view"
    ),
  ])
  func `other exceptions have a diagnostic`(log: String, subject: String?) throws {
    let found = try diagnostics(log)
    #expect(found.count == 1)
    #expect(found.first?.subject == subject)
    #expect(found.first?.text == log)
  }

  @Test func `the view that is outside the hierarchy is part of the message`() throws {
    let log = """
      The view hierarchy is not prepared for the constraint: <NSLayoutConstraint:0x1 \
      UIView:0xa.centerX == MyView:0xb.centerX>
      View hierarchy unprepared for constraint.
          Container hierarchy:
      <UIView: 0xa; frame = (0 0; 0 0); layer = <CALayer: 0xc>>
          View not found in container hierarchy: <MyView: 0xb; frame = (0 0; 4 4)>
      <App.Home: 0xd> viewDidLoad()
      """
    let found = try diagnostics(log)
    #expect(found.map(\.name) == ["constraint-outside-hierarchy"])
    #expect(
      found.first?.text.hasSuffix(
        "\nView not found in container hierarchy: <MyView: 0xb; frame = (0 0; 4 4)>"
      ) == true
    )
  }

  @Test func `a long list does not use unbounded memory`() throws {
    let constraint = "\"<NSLayoutConstraint:0x1 UIView:0xa.width == 100   (active)>\",\n"
    let log =
      "Unable to simultaneously satisfy constraints.\n"
      + String(repeating: constraint, count: 5_000)
    let found = try diagnostics(log)
    #expect(found.count == 1)
    #expect((found.first?.text.utf8.count ?? 0) < 70_000)
  }
}

import LogImport
import Testing
import TraceModel

struct `Ignored lines` {
  private func problem(_ log: String) throws -> TraceProblem? {
    var importer = LogImporter(title: "log", bytes: Array(log.utf8))
    _ = try importer.rest()
    return importer.problems.first
  }

  @Test func `the numbers of the first three ignored lines are listed`() throws {
    let problem = try problem("vc1 viewDidLoad\na\nb\nc\nd\ne")
    #expect(
      problem?.message
        == "5 of 6 lines ignored: no callback was recognised in lines 2, 3, 4 and 2 more"
    )
    #expect(problem?.line == 2)
  }

  @Test func `ignored lines with a callback are listed first`() throws {
    let problem = try problem("hello\n\nWhy is viewDidAppear not called?\nvc1 viewDidLoad")
    #expect(
      problem?.message == """
        2 of 3 lines ignored: no callback was recognised in them; line 3 mentions viewDidAppear, \
        but not as a callback that was called
        """
    )
    #expect(problem?.line == 3)
    #expect(problem?.byte == 7)
  }

  @Test func `the first three ignored lines with callbacks are listed`() throws {
    let log = """
      `viewDidLoad`
      super.viewWillAppear(animated)
      case .viewDidLoad:
      .viewDidAppear
      """
    #expect(
      try problem(log)?.message == """
        4 of 4 lines ignored: no callback was recognised in them; line 1 mentions viewDidLoad, \
        line 2 viewWillAppear and line 3 viewDidLoad, but not as a callback that was called
        """
    )
  }
}

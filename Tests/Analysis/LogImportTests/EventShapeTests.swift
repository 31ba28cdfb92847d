import LogImport
import Testing
import TraceModel

struct `Events of a log` {
  private func full(_ log: String) throws -> String { try Listing.full(Array(log.utf8)) }

  @Test func `a callback is a birth, a begin and its end`() throws {
    let log = "2015-10-29 17:32:30.767 App[1:2] 111-[HomeViewController viewDidLoad]\n"
    #expect(
      try full(log) == """
        1@0 0ns p1t1 birth #1 HomeViewController viewController by label “111”
        1@0 0ns p1t1 begin #1 viewDidLoad
        1@0 0ns p1t1 end #1 viewDidLoad
        clock wall, epoch 1446139950767000000, observed viewDidLoad

        """
    )
  }

  @Test func `an object that does not begin with loading was already alive`() throws {
    #expect(
      try full("vc1 viewWillAppear(true)") == """
        1@0 0ns p1t1 birth #1 vc1 viewController by class already alive “vc1” untimed
        1@0 0ns p1t1 begin #1 viewWillAppear animated true untimed
        1@0 0ns p1t1 end #1 viewWillAppear untimed
        clock order, epoch 0, observed viewWillAppear

        """
    )
  }

  @Test func `an end is followed by the death and the address is reusable`() throws {
    let log = """
      <App.Home: 0x1> viewDidLoad()
      <App.Home: 0x1> deinit
      <App.Home: 0x1> viewDidLoad()
      """
    #expect(
      try full(log) == """
        1@0 0ns p1t1 birth #1 Home viewController by pointer “0x1” untimed
        1@0 0ns p1t1 begin #1 viewDidLoad untimed
        1@0 0ns p1t1 end #1 viewDidLoad untimed
        2@30 1000ns p1t1 begin #1 deinit untimed
        2@30 1000ns p1t1 end #1 deinit untimed
        2@30 1000ns p1t1 death #1 Home untimed
        3@53 2000ns p1t1 birth #2 Home viewController by pointer “0x1” untimed
        3@53 2000ns p1t1 begin #2 viewDidLoad untimed
        3@53 2000ns p1t1 end #2 viewDidLoad untimed
        clock order, epoch 0, observed viewDidLoad deinit

        """
    )
  }

  @Test func `an address with a different class is a different object`() throws {
    let log = "<App.Home: 0x1> viewDidLoad()\n<App.Detail: 0x1> viewDidLoad()"
    let lines = try full(log).split(separator: "\n").filter { $0.contains("birth") }
    #expect(lines.count == 2)
  }

  @Test func `a class's subject ends with the last of its objects`() throws {
    let log = """
      -[HomeViewController loadView]
      -[HomeViewController viewDidLoad]
      -[HomeViewController viewDidLoad]
      -[HomeViewController dealloc]
      -[HomeViewController dealloc]
      """
    let deaths = try full(log).split(separator: "\n").filter { $0.contains("death") }
    #expect(deaths.map { $0.prefix(2) } == ["5@"])
  }

  @Test func `a message of UIKit has its controller as subject`() throws {
    let log = """
      <App.Home: 0xa> viewWillAppear(_:)
      Unbalanced calls to begin/end appearance transitions for <App.Home: 0xa>.
      nested push animation can result in corrupted navigation bar
      """
    #expect(
      try full(log) == """
        1@0 0ns p1t1 birth #1 Home viewController by pointer already alive “0xa” untimed
        1@0 0ns p1t1 begin #1 viewWillAppear untimed
        1@0 0ns p1t1 end #1 viewWillAppear untimed
        2@35 1000ns p1t1 diagnostic #1 unbalanced-appearance-transition “Unbalanced calls to \
        begin/end appearance \
        transitions for <App.Home: 0xa>.” untimed
        3@109 2000ns p1t1 diagnostic nested-navigation-transition “nested push animation can \
        result in corrupted \
        navigation bar” untimed
        clock order, epoch 0, observed viewWillAppear

        """
    )
  }

  @Test func `a pointer in a message refers to the class in callbacks`() throws {
    let log = """
      -[HomeViewController viewWillAppear:]
      Unbalanced calls to begin/end appearance transitions for <HomeViewController: 0xa>.
      """
    #expect(try full(log).contains("1000ns p1t1 diagnostic #1 "))
  }

  @Test func `a presentation message names both controllers`() throws {
    let log = """
      2022-01-05 20:16:04.567379+0900 Vote[1:2] [Presentation] Attempt to present \
      <UIAlertController: 0xa> on <UINavigationController: 0xb> (from <Vote.Home: 0xc>) which is \
      already presenting <UIAlertController: 0xd>.
      """
    let lines = try full(log).split(separator: "\n")
    #expect(lines[0].hasSuffix("birth #1 Home viewController by pointer already alive “0xc”"))
    #expect(lines[2].contains("diagnostic #1 uikit-message “Attempt to present <UIAlert"))
    #expect(lines[2].hasSuffix("argument #2"))
    #expect(lines[3] == "clock wall, epoch 1641381364567379000, observed ")
  }

  @Test func `a parent is an argument`() throws {
    let log = """
      <App.Child: 0x1> willMove(toParent:) <App.Home: 0x2>
      <App.Child: 0x1> didMove(toParent: nil)
      """
    let lines = try full(log).split(separator: "\n").filter { $0.contains("begin") }
    #expect(lines[0].contains("begin #1 willMove(toParent:) argument #2"))
    #expect(lines[1].contains("begin #1 didMove(toParent:) argument nil"))
  }

  @Test func `ignored lines are counted and located`() throws {
    let log = "\nhello\n\nviewDidLoad\nworld\n\u{1F4A5}\n"
    #expect(
      try full(log).hasSuffix(
        """
        2: note: 3 of 4 lines ignored: no callback was recognised in lines 2, 5 and 6 [unrecognized-line]
        clock order, epoch 0, observed viewDidLoad

        """
      )
    )
  }

  @Test func `each line is explained`() throws {
    var explanations: [LineExplanation] = []
    var options = LogImportOptions()
    options.explain = { explanations.append($0) }
    let log = "vc1 viewDidLoad\n\n// about viewDidLoad here\nhello"
    var importer = LogImporter(title: "log", options: options, bytes: Array(log.utf8))
    _ = try importer.rest()
    #expect(explanations.map(\.verdict) == [.callback, .blank, .mention, .noCallback])
    #expect(explanations.map(\.line) == [1, 2, 3, 4])
    #expect(explanations.map(\.byte) == [0, 16, 17, 43])
    #expect(explanations[0].detail == "vc1 viewDidLoad")
  }
}

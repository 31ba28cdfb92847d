import LogImport
import Testing
import TraceModel

struct `Times and processes of a log` {
  /// The times of the begins in nanoseconds, those of untimed events in parentheses.
  private func times(_ log: String) throws -> [String] {
    var importer = LogImporter(title: "log", bytes: Array(log.utf8))
    return try importer.rest().filter { $0.kind == .begin }.map { event in
      let time = String(event.time.nanoseconds)
      return event.flags.contains(.untimed) ? "(\(time))" : time
    }
  }

  @Test func `times are relative to the first timed line`() throws {
    let log = """
      2015-10-29 17:32:30.767 App[1:2] hello
      2015-10-29 17:32:30.801 App[1:2] vc1 viewDidLoad
      2015-10-29 17:32:31.739 App[1:2] vc1 viewWillAppear
      """
    #expect(try times(log) == ["34000000", "972000000"])
  }

  @Test func `a time goes back if the clock of the log does`() throws {
    let log = """
      2015-10-29 17:32:30.801 App[1:2] vc1 viewDidLoad
      2015-10-29 17:32:30.800 App[1:2] vc1 viewWillAppear
      """
    #expect(try times(log) == ["0", "-1000000"])
  }

  @Test func `lines without a time are a microsecond apart and in order`() throws {
    let log = """
      vc1 viewDidLoad
      vc1 viewWillAppear
      2015-10-29 17:32:30.801 App[1:2] vc1 viewDidAppear
      vc1 viewWillDisappear
      vc1 viewDidDisappear
      2015-10-29 17:32:30.801 App[1:2] vc2 viewDidLoad
      2015-10-29 17:32:30.802 App[1:2] vc2 viewWillAppear
      """
    #expect(
      try times(log) == ["(0)", "(1000)", "2000", "(3000)", "(4000)", "4000", "1002000"]
    )
  }

  @Test(arguments: [
    ("2017-12-06 14:36:09.954495+0800", 1_512_542_169_954_495_000),
    ("2017-12-06 14:36:09.954495+08:00", 1_512_542_169_954_495_000),
    ("2017-12-06 14:36:09.954495-0330", 1_512_583_569_954_495_000),
    ("2017-12-06 14:36:09.954495Z", 1_512_570_969_954_495_000),
    ("2017-12-06 14:36:09.954", 1_512_570_969_954_000_000),
    ("2000-02-29 00:00:00.1", 951_782_400_100_000_000),
    ("1970-01-01 00:00:00.000", 0),
    ("2199-12-31 23:59:59.999", 7_258_118_399_999_000_000),
  ])
  func `a date determines the epoch`(time: String, epoch: Int64) throws {
    var importer = LogImporter(title: "log", bytes: Array("\(time) App[1:2] viewDidLoad".utf8))
    _ = try importer.rest()
    #expect(importer.header.clock == .wall)
    #expect(importer.header.epoch == epoch)
  }

  @Test(arguments: [
    "2015-13-29 17:32:30.767", "2015-02-29 17:32:30.767", "2015-10-29 24:32:30.767",
    "9999-10-29 17:32:30.767", "99999-10-29 17:32:30.767",
  ])
  func `an impossible time is not a time`(time: String) throws {
    #expect(try times("\(time) App[1:2] viewDidLoad") == ["(0)"])
  }

  @Test(arguments: [
    "Slide for Reddit[1:2] vc1 viewDidLoad",
    "2015-10-29 17:32:30.767 Slide for Reddit[1:2] vc1 viewDidLoad",
    "2015-10-29 17:32:30.767 控制器加载原理[1:2] vc1 viewDidLoad",
    "2013-10-29 17:32:30.767 App[31694:c07] vc1 viewDidLoad",
    "2017-12-06 14:36:09.954495+0800 App[16261:3579882] vc1 viewDidLoad",
    "> // 2015-10-29 17:32:30.767 App[1:2] vc1 viewDidLoad",
  ])
  func `a time is read in prefixes of all forms`(line: String) throws {
    #expect(try Listing.callbacks(Array(line.utf8)) == ["vc1 viewDidLoad"])
  }

  @Test(arguments: [
    ("10:00:00.000 vc1 viewDidLoad\n10:00:01.500 vc1 viewWillAppear", 1_500_000_000),
    ("23:59:59.900 vc1 viewDidLoad\n00:00:00.100 vc1 viewWillAppear", 200_000_000),
    (
      "2024-05-01T10:00:00.123Z vc1 viewDidLoad\n2024-05-01T12:00:00.124+02:00 vc1 viewWillAppear",
      1_000_000
    ),
    ("2024-05-01T10:00:00 vc1 viewDidLoad\n2024-05-01T10:00:02 vc1 viewWillAppear", 2_000_000_000),
    (
      "2024-05-01 10:00:00 +0000 vc1 viewDidLoad\n2024-05-01 10:00:03 +0000 vc1 viewWillAppear",
      3_000_000_000
    ),
    ("2024-04-30 23:59:59 +0000 vc1 viewDidLoad\n00:00:01.000 vc1 viewWillAppear", 2_000_000_000),
  ])
  func `a time is read before the message in other formats`(log: String, distance: Int) throws {
    #expect(try times(log) == ["0", String(distance)])
    #expect(try Listing.callbacks(Array(log.utf8)) == ["vc1 viewDidLoad", "vc1 viewWillAppear"])
  }

  @Test(arguments: [
    ("10:00:00.123 vc1 viewDidLoad", 0),
    ("2024-05-01T10:00:00Z vc1 viewDidLoad", 1_714_557_600_000_000_000),
    ("2024-05-01 12:00:00 +0200 vc1 viewDidLoad", 1_714_557_600_000_000_000),
  ])
  func `a time without a date determines no epoch`(line: String, epoch: Int64) throws {
    var importer = LogImporter(title: "log", bytes: Array(line.utf8))
    _ = try importer.rest()
    #expect(importer.header.clock == .wall)
    #expect(importer.header.epoch == epoch)
    #expect(LogImporter.scan(bytes: Array(line.utf8)).epoch == epoch)
  }

  @Test func `processes and threads are numbered by appearance`() throws {
    let log = """
      vc0 viewDidLoad
      App[900:31] vc1 viewDidLoad
      App[900:77] vc1 viewWillAppear
      vc1 viewDidAppear
      App[100:31] vc1 viewDidLoad
      App[900:31] vc1 viewWillDisappear
      """
    var importer = LogImporter(title: "log", bytes: Array(log.utf8))
    let begins = try importer.rest().filter { $0.kind == .begin }
    #expect(begins.map(\.process) == [1, 1, 1, 1, 2, 1])
    #expect(begins.map(\.thread) == [1, 1, 2, 1, 1, 1])
    #expect(begins.map(\.subject.number) == [1, 2, 2, 2, 1, 2])
  }
}

struct `End of daylight saving time` {
  private func times(_ log: String) throws -> [Int64] {
    var importer = LogImporter(title: "log", bytes: Array(log.utf8))
    return try importer.rest().filter { $0.kind == .begin }.map { $0.time.nanoseconds / 1_000_000 }
  }

  @Test(arguments: [("[7:1]", 1), ("", 2)])
  func `a time more than a second earlier begins a run only without a process number`(
    mark: String,
    runs: UInt32
  ) throws {
    let log = """
      2015-10-29 17:32:30.801 App\(mark) <HomeViewController: 0x60> viewDidLoad
      2015-10-29 17:32:25.801 App\(mark) <HomeViewController: 0x60> viewWillAppear
      """
    var importer = LogImporter(title: "log", bytes: Array(log.utf8))
    let begins = try importer.rest().filter { $0.kind == .begin }
    #expect(begins.map(\.process) == [1, runs])
  }

  @Test func `the times of a process continue`() throws {
    let log = """
      2023-10-29 02:59:59.500 App[1:2] vc1 viewDidLoad
      2023-10-29 02:00:00.000 App[1:2] vc1 viewWillAppear
      2023-10-29 02:00:00.500 App[1:2] vc1 viewDidAppear
      2023-10-29 03:00:00.500 App[1:2] vc1 viewWillDisappear
      """
    #expect(try times(log) == [0, 500, 1_000, 3_601_000])
  }

  @Test func `the end is reported`() throws {
    let log = "01:59:59.000 vc1 viewDidLoad\n01:00:01.000 vc1 viewWillAppear"
    var importer = LogImporter(title: "log", bytes: Array(log.utf8))
    _ = try importer.rest()
    #expect(importer.problems.map(\.code) == ["daylight-saving"])
    #expect(importer.problems.first?.line == 2)
    #expect(LogImporter.scan(bytes: Array(log.utf8)).statistics == importer.statistics)
  }

  @Test(arguments: [
    // A different process, a zone, daytime, more than an hour, less than half an hour.
    "2023-10-29 02:59:59.000 App[1:2] vc1 viewDidLoad\n2023-10-29 02:00:00.000 App[9:2] vc1 viewDidLoad",
    "2023-10-29 02:59:59.000+0200 App[1:2] vc1 viewDidLoad\n"
      + "2023-10-29 02:00:00.000+0200 App[1:2] vc1 viewDidLoad",
    "2023-10-29 14:59:59.000 App[1:2] vc1 viewDidLoad\n2023-10-29 14:00:00.000 App[1:2] vc1 viewDidLoad",
    "2023-10-29 02:59:59.000 App[1:2] vc1 viewDidLoad\n2023-10-29 01:50:00.000 App[1:2] vc1 viewDidLoad",
    "2023-10-29 02:59:59.000 App[1:2] vc1 viewDidLoad\n2023-10-29 02:40:00.000 App[1:2] vc1 viewDidLoad",
  ])
  func `other times that go back are kept`(log: String) throws {
    #expect(try times(log).last.map { $0 < 0 } == true)
  }
}

import Foundation
import LogImport
import TestSupport
import Testing
import TraceModel

struct `Hostile logs` {
  @Test(arguments: [1, 2, 3, 4, 5] as [UInt64])
  func `random bytes have only valid events`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let bytes = (0..<60_000).map { _ in UInt8.random(in: .min ... .max, using: &random) }
    try expectSound(bytes, "seed \(seed)")
  }

  @Test(arguments: [11, 12, 13, 14, 15, 16] as [UInt64])
  func `shuffled fragments have only valid events`(seed: UInt64) throws {
    let pieces: [String] = [
      "viewDidLoad", "viewWillAppear", "-[", "]", "<", ">", "0x1f", "Home", "VC", ":", "(", ")",
      "_:", " ", "\t", "//", "*", "2015-10-29 17:32:30.767 ", "App[1:2] ", "[", "deinit", "🪟",
      "---> ", ".", "init", "view did load", "nil", "animated", "=", "true", "\n", "\r\n", "+",
      "Unbalanced calls to begin/end appearance transitions for <", "控制器", "application",
      "didFinishLaunchingWithOptions:", "\0", "12:", "will", "is", "{", "}", "'", "\"",
    ]
    var random = SplitMix64(seed: seed)
    var bytes: [UInt8] = []
    for _ in 0..<20_000 {
      guard let piece = pieces.randomElement(using: &random) else { continue }
      bytes += piece.utf8
    }
    try expectSound(bytes, "seed \(seed)")
  }

  @Test func `a line of 10 MB is skipped and counted`() throws {
    let bytes =
      Array("vc1 viewDidLoad\n".utf8) + [UInt8](repeating: 0x61, count: 10_000_000)
      + Array("\nvc1 viewWillAppear\n".utf8)
    var importer = LogImporter(title: "log", bytes: bytes)
    let begins = try importer.rest().filter { $0.kind == .begin }
    #expect(begins.map(\.line) == [1, 3])
    #expect(begins.map(\.byte) == [0, 10_000_017])
    #expect(importer.problems.map(\.message) == ["1 line with more than 1 MiB skipped"])
    #expect(importer.problems.map(\.line) == [2])
  }

  @Test func `an endless last line is skipped`() throws {
    var chunks = 40
    var importer = LogImporter(title: "log") {
      chunks -= 1
      return chunks < 0 ? nil : [UInt8](repeating: 0x2D, count: 1 << 16)
    }
    #expect(try importer.next() == nil)
    #expect(importer.statistics.tooLong == 1)
  }

  @Test func `deep nesting ends`() throws {
    for piece in ["(", "[", "<", "-[", "{", "🪟", "*", "12:", "[a]"] {
      let text = String(repeating: piece, count: 4000 / piece.utf8.count)
      _ = try Listing.full(Array("viewDidLoad\(text)\n\(text)viewDidLoad\n\(text)".utf8))
    }
  }

  @Test func `valid lines are read next to invalid UTF-8 and zero bytes`() throws {
    var bytes = Array("vc1 viewDidLoad\n".utf8)
    bytes += [0xED, 0xA0, 0x80, 0xFF, 0x00, 0xC0, 0xAF, 0xF4, 0x90, 0x80, 0x80, 0x0A]
    bytes += Array("vc1 viewWillAppear\0\n".utf8)
    bytes += [0xED, 0xA0, 0xBD] + Array(" vc1 viewDidAppear ".utf8) + [0xF0, 0x9F]
    #expect(
      try Listing.callbacks(bytes) == [
        "vc1 viewDidLoad", "vc1 viewWillAppear", "vc1 viewDidAppear",
      ]
    )
    var importer = LogImporter(title: "log", bytes: bytes)
    _ = try importer.rest()
    #expect(
      importer.problems.map(\.message) == [
        "2 lines with bytes that are not UTF-8",
        "1 of 4 lines ignored: no callback was recognised in line 2",
      ]
    )
  }

  @Test func `huge numbers of tokens are read in linear time`() throws {
    let number = String(repeating: "9", count: 3000)
    let log = """
      \(number)-12-06 14:36:09 App[1:2] viewDidLoad
      2017-12-06 14:36:09.\(number)+0800 App[1:2] viewDidLoad
      2017-12-06 14:36:09.1+\(number) App[1:2] viewDidLoad
      App[\(number):\(number)] viewDidLoad
      <Home: 0x\(number)> viewDidLoad
      """
    _ = try Listing.full(Array(log.utf8))
  }

  @Test(arguments: [1, 2, 7, 4096])
  func `the events do not depend on chunks`(size: Int) throws {
    for name in LogFiles.names(in: LogFiles.own, ending: ".log") {
      let bytes = try LogFiles.bytes(of: name, in: LogFiles.own)
      #expect(try Listing.full(bytes, chunk: size) == Listing.full(bytes), "\(name)")
    }
  }

  @Test func `the error of the reader is thrown`() {
    struct Broken: Error {}
    var importer = LogImporter(title: "log") { throw Broken() }
    #expect(throws: Broken.self) { try importer.next() }
  }

  /// Checks properties of the events of any input.
  private func expectSound(_ bytes: [UInt8], _ comment: Comment) throws {
    var importer = LogImporter(title: "log", bytes: bytes)
    var born: Set<SubjectID> = []
    var open: TraceEvent?
    var line: UInt32 = 0
    for event in try importer.rest() {
      #expect(event.line >= line, comment)
      line = event.line
      switch event.kind {
      case .birth: #expect(born.insert(event.subject).inserted, comment)
      case .begin:
        #expect(open == nil, comment)
        #expect(born.contains(event.subject), comment)
        open = event
      case .end:
        #expect(open?.subject == event.subject && open?.name == event.name, comment)
        open = nil
      case .death: #expect(born.contains(event.subject), comment)
      default: #expect(event.kind == .diagnostic, comment)
      }
    }
    #expect(open == nil, comment)
    let statistics = importer.statistics
    #expect(
      statistics.lines
        == statistics.blank + statistics.framing + statistics.understood + statistics.ignored,
      comment
    )
  }
}

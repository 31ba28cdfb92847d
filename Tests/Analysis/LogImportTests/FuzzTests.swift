import Foundation
import LogImport
import TestSupport
import Testing
import TraceModel

struct `Damaged logs` {
  /// The project's logs, and records that these do not contain.
  private static func seeds() throws -> [[UInt8]] {
    let own = try LogFiles.names(in: LogFiles.own, ending: ".log").map {
      try LogFiles.bytes(of: $0, in: LogFiles.own)
    }
    let nested = String(repeating: "{\"a\":[", count: 200)
    return own + [
      Array("{\"eventMessage\":\"vc1 viewDidLoad\",\"backtrace\":\(nested)\n".utf8),
      Array("[{\n  \"eventMessage\" : \"\\ud83d\\u12\"\n".utf8),
    ]
  }

  private static let pieces: [String] = [
    "\n", "\r\n", "{", "}", "[{", "},{", "\"", "\\", "\\u", "\0", "\u{1B}[", "0x", "]: ", "Type: ",
    "Type: Notice | Timestamp: ", " | ", "viewDidLoad", "-[", "<Home: 0x1>", "9999999999999999999",
    "\u{FEFF}", "Test Case '-[A b]' started.\n", "Program ended with exit code: 0\n", "1e999",
  ]

  @Test(arguments: [101, 102, 103, 104, 105, 106, 107, 108] as [UInt64])
  func `a damaged log has the same valid events in one chunk and in many`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let seeds = try Self.seeds()
    for round in TestLength.each(3, of: 0..<60) {
      var bytes = seeds.randomElement(using: &random) ?? []
      for _ in 0..<Int.random(in: 1...12, using: &random) { damage(&bytes, &random) }
      let size = Int.random(in: 1...200, using: &random)
      let whole = try Listing.full(bytes)
      #expect(try Listing.full(bytes, chunk: size) == whole, "seed \(seed), round \(round)")
      _ = try Listing.explained(bytes)
      let statistics = LogImporter.scan(bytes: bytes).statistics
      #expect(
        statistics.lines
          == statistics.blank + statistics.framing + statistics.understood + statistics.ignored,
        "seed \(seed), round \(round)"
      )
      #expect(statistics.ignored >= 0, "seed \(seed), round \(round)")
    }
  }

  private func damage(_ bytes: inout [UInt8], _ random: inout SplitMix64) {
    let place = Int.random(in: 0...bytes.count, using: &random)
    switch Int.random(in: 0..<5, using: &random) {
    case 0:
      if place < bytes.count { bytes[place] = UInt8.random(in: .min ... .max, using: &random) }
    case 1:
      bytes.removeSubrange(place..<min(bytes.count, place + Int.random(in: 1...40, using: &random)))
    case 2:
      bytes.insert(contentsOf: (Self.pieces.randomElement(using: &random) ?? "").utf8, at: place)
    case 3: bytes.removeSubrange(place...)
    default:
      let end = min(bytes.count, place + Int.random(in: 1...200, using: &random))
      bytes.insert(
        contentsOf: bytes[place..<end],
        at: Int.random(in: 0...bytes.count, using: &random)
      )
    }
  }

  @Test(arguments: ["", "{\"eventMessage\":\"", "2024-05-01 10:00:00.1 App[1:2] "])
  func `a line of 50 MB is skipped and counted`(start: String) throws {
    var chunks = -1
    var importer = LogImporter(title: "log") {
      chunks += 1
      switch chunks {
      case 0: return Array("vc1 viewDidLoad\n\(start)".utf8)
      case 1...800: return [UInt8](repeating: 0x61, count: 1 << 16)
      case 801: return Array("\nvc1 viewWillAppear\n".utf8)
      default: return nil
      }
    }
    let begins = try importer.rest().filter { $0.kind == .begin }
    #expect(begins.map(\.line) == [1, 3])
    #expect(importer.statistics.tooLong == 1)
  }

  @Test func `endless JSON is read as text`() throws {
    var lines = -1
    var importer = LogImporter(title: "log") {
      lines += 1
      switch lines {
      case 0: return Array("{\n".utf8)
      case 1...5000: return Array("  \"key\" : [{\n".utf8)
      case 5001: return Array("vc1 viewDidLoad\n".utf8)
      default: return nil
      }
    }
    let begins = try importer.rest().filter { $0.kind == .begin }
    #expect(begins.map(\.line) == [5002])
    #expect(importer.statistics.ignored == 5001)
  }

  @Test func `deeply nested JSON on one line ends`() throws {
    for (open, close) in [("[", "]"), ("{\"a\":", "}")] {
      let deep =
        String(repeating: open, count: 100_000) + "1" + String(repeating: close, count: 90_000)
      let log = "{\"x\":\(deep),\"eventMessage\":\"vc1 viewDidLoad\"}\nvc2 viewDidLoad\n"
      #expect(try Listing.callbacks(Array(log.utf8)) == ["vc2 viewDidLoad"])
    }
  }

  @Test func `events with huge numbers are kept`() throws {
    let number = String(repeating: "9", count: 3000)
    let log = """
      {"processID":\(number),"threadID":-1,"lossCount":\(number),"eventMessage":"vc1 viewDidLoad"}
      {"processID":1.5e999,"timestamp":"\(number)","eventMessage":"vc1 viewWillAppear"}
      """
    #expect(
      try Listing.callbacks(Array(log.utf8)) == ["vc1 viewDidLoad", "vc1 viewWillAppear"]
    )
  }

  @Test func `an event is returned as soon as its line is complete`() throws {
    let lines = [
      "2024-05-01 10:00:00.123456+0200 App[1:2] vc1 viewDidLoad\n",
      "{\"eventMessage\":\"vc1 viewWillAppear\"}\n", "vc1 viewDidAppear\n",
    ]
    var given = 0
    var importer = LogImporter(title: "log") {
      defer { given += 1 }
      return given < lines.count ? Array(lines[given].utf8) : nil
    }
    var begins: [Int] = []
    while let event = try importer.next() {
      if event.kind == .begin { begins.append(given) }
    }
    #expect(begins == [1, 2, 3])
  }
}

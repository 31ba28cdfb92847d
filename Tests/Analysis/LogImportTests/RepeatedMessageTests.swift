import LogImport
import TestSupport
import Testing
import TraceModel

/// Lines whose results must not depend on the lines before them that were parsed faster.
struct `Lines that are parsed without their messages, or whose messages were parsed before` {
  private static let logs: [[UInt8]] = {
    [LogFiles.own, LogFiles.published].flatMap { folder in
      LogFiles.names(in: folder, ending: ".log").compactMap {
        try? LogFiles.bytes(of: $0, in: folder)
      }
    }
  }()

  /// Returns the results of an import, of which explanations read each line completely.
  private static func results(
    of bytes: [UInt8],
    chunk: Int,
    isPipe: Bool,
    isExplained: Bool
  ) throws -> [String] {
    var rest = bytes[...]
    let scan = LogImporter.scan(bytes: bytes)
    var options = isPipe ? LogImportOptions() : LogImportOptions(scan: scan)
    if isExplained { options.explain = { _ in } }
    var importer = LogImporter(title: "log", options: options) {
      defer { rest = rest.dropFirst(chunk) }
      return Array(rest.prefix(chunk))
    }
    var lines = try importer.rest().map { "\($0) \(importer.names[$0.name])" }
    lines += importer.problems.map { "\($0)" }
    #expect(isPipe || importer.statistics.lines == scan.statistics.lines)
    let header = importer.header
    lines.append("\(header.clock) \(header.epoch) \(header.observed ?? [])")
    let statistics = importer.statistics
    lines.append("\(statistics.lines) \(statistics.blank) \(statistics.ignored)")
    lines.append("\(statistics.damaged) \(statistics.framing) \(statistics.mentions)")
    return lines
  }

  @Test(arguments: [64, 1024, 4096, 65_536])
  func `an import has equal results whether or not ignored lines are skipped`(chunk: Int) throws {
    try #require(Self.logs.count > 20)
    for bytes in Self.logs {
      for isPipe in [false, true] {
        let all = try Self.results(of: bytes, chunk: .max, isPipe: isPipe, isExplained: true)
        let some = try Self.results(of: bytes, chunk: chunk, isPipe: isPipe, isExplained: false)
        #expect(all == some)
      }
    }
  }

  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func `ignored lines between events change no event that the lines do not time`(
    seed: UInt64
  ) throws {
    let noise = [
      "", "   ", "\tat App.Model.fetch", "GET https://example.org/a 200", "[C12] closed",
      "{ not JSON", "[{", "Type: unknown", "Test Suite 'All' started", "> quoted", "12: numbered",
      "2024-05-01 10:00:07.250 App[7:8] tick", "2024-05-01 10:00:09.5+0200 App[9:a] tick",
      "2024-05-01 10:00:08.125 Db App[77:bdad678] [a.b:c] tick", "10:00:03.5 tick",
      "May  1 10:00:02 iPhone App[5] <Notice>: tick", "\u{1B}[32mgreen\u{1B}[0m", "日本語の行",
      "2024-05-01 10:00:07 host App[12]: tick Other[3]: x", "bad \u{FFFD} text", "x.log:12: text",
      "default\t10:00:04.5+0200\tShop\ttick", "  2024-05-01 10:00:07.25 App[7:8] tick",
    ]
    let events = ["vc1 viewDidLoad", "2024-05-01 10:00:08 App[7:8] vc1 viewWillAppear"]
    var random = SplitMix64(seed: seed)
    for _ in 0..<100 {
      var log = ""
      for _ in 0..<Int.random(in: 1...40, using: &random) {
        let isEvent = Int.random(in: 0..<5, using: &random) == 0
        log += ((isEvent ? events : noise).randomElement(using: &random) ?? "") + "\n"
      }
      let bytes = Array(log.utf8)
      for isPipe in [false, true] {
        let all = try Self.results(of: bytes, chunk: .max, isPipe: isPipe, isExplained: true)
        let some = try Self.results(of: bytes, chunk: .max, isPipe: isPipe, isExplained: false)
        #expect(all == some, "seed \(seed): \(log)")
      }
    }
  }

  /// Returns a line with other digits in its addresses and numbers, none of them 0.
  private static func varied(_ line: ArraySlice<UInt8>) -> [UInt8] {
    var previous: UInt8 = 0x20
    var isAddress = false
    var result: [UInt8] = []
    for byte in line {
      let isDecimal = byte >= 0x30 && byte < 0x3A
      let isDigit = isDecimal || isAddress && byte >= 0x61 && byte < 0x67
      isAddress = previous == 0x30 && byte == 0x78 || isAddress && isDigit
      previous = byte
      let isKept = !isDigit || byte == 0x30
      result.append(isKept ? byte : byte == 0x39 ? 0x31 : byte == 0x66 ? 0x61 : byte + 1)
    }
    return result
  }

  private static func lastExplanation(_ lines: [[UInt8]]) throws -> Substring? {
    try Listing.explained(Array(lines.joined(separator: [0x0A])))
      .split(separator: "\n").last.map { $0.drop { $0 != ":" } }
      // Whether a line repeats a call depends on the lines before it.
      .map { $0.starts(with: ": echo") ? ": callback" + $0.dropFirst(": echo".count) : $0 }
  }

  @Test func `a message is read in the same way after one with other digits`() throws {
    var count = 0
    for bytes in Self.logs {
      for line in bytes.split(separator: 0x0A) {
        let other = Self.varied(line)
        guard !other.elementsEqual(line), line.first != UInt8(ascii: "{") else { continue }
        // Reports that are more than two lines apart are not echoes of each other.
        let apart = [[UInt8]](repeating: Array("x".utf8), count: 3)
        let alone = try Self.lastExplanation(apart + [Array(line)])
        #expect(try Self.lastExplanation([other] + apart + [Array(line)]) == alone)
        #expect(try Self.lastExplanation([Array(line), other] + apart + [Array(line)]) == alone)
        count += 1
      }
    }
    #expect(count > 300)
  }

  @Test func `addresses of one message are kept apart`() throws {
    let log = """
      <App.Home: 0x600001> willMove(toParent:) <App.Nav: 0x600002>
      <App.Home: 0x600003> willMove(toParent:) <App.Nav: 0x600004>
      <App.Home: 0x600005> willMove(toParent:) <App.Nav: 0x600005>
      VC-12 viewDidLoad
      VC-13 viewDidLoad
      Home 22 viewDidLoad
      Home 23 viewDidLoad
      """
    let once = try log.split(separator: "\n").map { line in
      try Listing.explained(Array(line.utf8)).dropFirst("1:".count).dropLast()
    }
    let text = try Listing.explained(Array((log + "\n" + log).utf8)).split(separator: "\n")
    #expect(text.map { $0.drop { $0 != ":" }.dropFirst() } == once + once)
    #expect(text.count == 14)
  }

  @Test func `more messages than the memory holds are read in the same way`() throws {
    let lines = (0..<20_000).map { "<App.Home\($0)VC: 0x\($0 + 100_000)> viewDidLoad()" }
    let log = lines.joined(separator: "\n") + "\n" + lines.joined(separator: "\n")
    let callbacks = try Listing.callbacks(Array(log.utf8))
    #expect(callbacks.count == 40_000)
    #expect(callbacks[123] == "Home123VC(0x100123) viewDidLoad")
    #expect(callbacks[20_123] == callbacks[123])
  }
}

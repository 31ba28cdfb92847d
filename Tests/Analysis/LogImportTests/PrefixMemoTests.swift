import TestSupport
import Testing
import TraceModel

@testable import LogImport

/// Lines whose prefixes repeat those of earlier lines.
struct `Lines with repeated prefixes` {
  /// Beginnings of lines in the layouts that are remembered, and in similar ones.
  private static let prefixes = [
    "2024-05-01 10:00:07.123456+0200 Shop[4242:9001] ",
    "2024-05-01 10:00:07.123456+0200 My Shop[4242:9001] ",
    "2024-05-01 10:00:07.123456+0200 0x12 Shop[4242:9001] ",
    "2024-05-01 10:00:07.123 Shop[4242:9001] ", "2024-05-01 10:00:07 Shop[4242:9001] ",
    "2024-05-01 10:00:07,123 Shop[4242:9001] ", "2024/05/01 10:00:07.123 Shop[4242:9001] ",
    "2024-05-01 10:00:07.123 Df Shop[4242:12365d] [com.example.shop:ui] ",
    "2024-05-01 10:00:07.123 Df Shop[4242:12365d] ",
    "2024-05-01 10:00:07.123 A Shop[4242:12365d] ",
    "2024-05-01 10:00:07.123 A  Shop[4242:12365d] (Lib) ",
    "2024-05-01 10:00:07.123456+0200 0x12365d   Default     0x0    4242   0    Shop: [a.b:ui] ",
    "2024-05-01 10:00:07.123456+0200 0x12365d   Activity    0x0    4242   0    Shop: (Lib) ",
    "2024-05-01 10:00:07.123456+0200 0x12365d   Default     0x0    4242   Shop: ",
    "2024-05-01 10:00:07.123456+0200  localhost Shop[123]: (Lib) ",
    "2024-05-01T10:00:07.123456Z Shop[4242:9001] ", "10:00:07.123 Shop[4242:9001] ",
    "Shop[4242:9001] ", "",
  ]
  private static let messages = [
    "hello", "", " ", "  two spaces", "[a.b:c] d", "(Lib) [a.b:c] d", "(Lib) d", "(not closed",
    "foo[12]: bar", "foo [12]: bar", "[12:34] x", "Shop[1:2] x", "x: [a.b:c] d", "é [1]: x", "\r",
    "<Shop.HomeViewController: 0x7f8a1c001000> viewDidLoad", "\u{1B}[32mviewDidLoad", "]: x",
  ]
  /// Other times of the same and of other minutes, and texts that are no times.
  private static let times = [
    "10:00:07.123", "10:00:59.999", "10:00:60.000", "10:00:61.000", "10:00:7x.123", "10:01:07.123",
    "24:00:07.123", "10:00:07.12a", "10:00:07.1234567890123",
  ]

  @Test func `each line has the fields that it has alone`() {
    var memo = PrefixMemo()
    var remembered = 0
    for prefix in Self.prefixes {
      for time in ["10:00:07.123"] + Self.times {
        for message in Self.messages {
          let line = Array((prefix.replacing("10:00:07.123", with: time) + message).utf8)
          if line.withUnsafeBufferPointer({ memo.match($0) }) != nil { remembered += 1 }
          let alone = Self.fields(of: line, LinePrefixParsers.parse)
          #expect(Self.fields(of: line) { memo.parse($0) } == alone)
        }
      }
    }
    #expect(remembered > 300)
  }

  @Test(arguments: Self.prefixes)
  func `a first pass counts the lines that an import counts`(prefix: String) throws {
    let callbacks = ["init", "viewDidLoad", "viewWillAppear(_:)", "viewDidDisappear(_:)", "deinit"]
    var log = ""
    for number in 0..<100 {
      let time = "10:00:\(number % 60 < 10 ? "0" : "")\(number % 60).123"
      let start = prefix.replacing("10:00:07.123", with: time)
      let address = 0x7f8a_1c00_1000 + number / 5 * 0x400
      let object = "<Shop.HomeViewController: 0x\(String(address, radix: 16))>"
      log += start + object + " " + callbacks[number % 5] + "\n"
      log += start + ["cache miss", "é", "why viewDidLoad is late", "[12:3] x"][number % 4] + "\n"
    }
    let scan = LogImporter.scan(bytes: Array(log.utf8))
    var importer = LogImporter(title: "log", bytes: Array(log.utf8))
    _ = try importer.rest()
    #expect(scan.statistics == importer.statistics)
    #expect(scan.observed == importer.header.observed)
    #expect(scan.clock == importer.header.clock)
    #expect(scan.epoch == importer.header.epoch)
  }

  /// The fields of a line with their places in the line.
  private static func fields(
    of line: [UInt8],
    _ parse: (ByteSlice) -> PrefixFields
  ) -> [String] {
    line[...].withByteSlice { bytes in
      let fields = parse(bytes)
      let parts = [fields.processName, fields.origin, fields.category, fields.message]
      return ["\(fields.layout) \(fields.stamp) \(String(describing: fields.thread))"]
        + ["\(fields.isActivity) \(String(decoding: line, as: UTF8.self))"]
        + parts.map { $0.isEmpty ? "" : "\($0.startIndex)..<\($0.endIndex)" }
    }
  }
}

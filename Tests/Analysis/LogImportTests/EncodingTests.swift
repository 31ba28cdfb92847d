import Foundation
import LogImport
import Testing
import TraceModel

struct `Logs in UTF-16` {
  private static let text = "vc1 viewDidLoad\r\n🪟 首页 viewWillAppear\n\nvc1 viewDidAppear"

  private func bytes(_ encoding: String.Encoding, hasMark: Bool) throws -> [UInt8] {
    let text = (hasMark ? "\u{FEFF}" : "") + Self.text
    return [UInt8](try #require(text.data(using: encoding)))
  }

  @Test(
    arguments: [String.Encoding.utf16LittleEndian, .utf16BigEndian],
    [true, false]
  )
  func `positions refer to the bytes of the input`(encoding: String.Encoding, hasMark: Bool) throws
  {
    let bytes = try bytes(encoding, hasMark: hasMark)
    #expect(InputFormat.detect(bytes) == .log)
    for chunk in [1, 2, 3, .max] {
      var rest = bytes[...]
      var importer = LogImporter(title: "log") {
        defer { rest = rest.dropFirst(chunk) }
        return Array(rest.prefix(chunk))
      }
      let begins = try importer.rest().filter { $0.kind == .begin }
      #expect(begins.map(\.line) == [1, 2, 4])
      let mark: UInt64 = hasMark ? 2 : 0
      #expect(begins.map(\.byte) == [0, 34 + mark, 78 + mark])
      #expect(importer.problems.isEmpty)
    }
  }

  @Test func `valid lines are read before half a character`() throws {
    var bytes = try bytes(.utf16LittleEndian, hasMark: true)
    bytes += [0x0A, 0x00, 0x3D, 0xD8, 0x0A, 0x00, 0x41]
    #expect(try Listing.callbacks(bytes).count == 3)
  }

  @Test func `only a line over 1 MiB is skipped`() throws {
    let long = String(repeating: "a", count: 1_100_000)
    let text = "\u{FEFF}vc1 viewDidLoad\n\(long)\nvc1 viewDidAppear\n"
    let bytes = [UInt8](try #require(text.data(using: .utf16BigEndian)))
    var importer = LogImporter(title: "log", bytes: bytes)
    let begins = try importer.rest().filter { $0.kind == .begin }
    #expect(begins.map(\.byte) == [0, 2 * 1_100_018])
    #expect(importer.statistics.tooLong == 1)
  }
}

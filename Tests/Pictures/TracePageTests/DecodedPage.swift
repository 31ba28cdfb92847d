import CZlib
import Foundation
import Testing

/// The data of a page, read as `PageData` documents it and independently of the encoder.
struct DecodedPage {
  let text: String
  let members: [String: Any]
  private var columns: [String: [Int]] = [:]

  /// Reads the data of an element of a page.
  init(_ page: [UInt8], element: String = "data-0") throws {
    text = String(decoding: page, as: UTF8.self)
    let opening = #"<script type="text/plain" id="\#(element)">"#
    let start = try #require(text.range(of: opening)).upperBound
    let end = try #require(text.range(of: "</script>", range: start..<text.endIndex)).lowerBound
    let packed = try #require(Data(base64Encoded: String(text[start..<end])))
    let bytes = try Self.inflate(Array(packed))
    let length = (0..<4).reduce(0) { $0 | Int(bytes[$1]) << (8 * $1) }
    let object = try JSONSerialization.jsonObject(with: Data(bytes[4..<4 + length]))
    members = try #require(object as? [String: Any])
    var next = 4 + length
    for entry in try #require(members["columns"] as? [[Any]]) {
      let name = try #require(entry[0] as? String)
      let numbers = entry.dropFirst().compactMap { ($0 as? NSNumber)?.intValue }
      let (count, width, isDelta) = (numbers[0], numbers[1], numbers[2] == 1)
      var values = (0..<count).map { row in
        (0..<width).reduce(0) { $0 | Int(bytes[next + $1 * count + row]) << (8 * $1) }
      }
      next += count * width
      if isDelta {
        var sum = 0
        for row in values.indices {
          sum += values[row] % 2 == 0 ? values[row] / 2 : -(values[row] + 1) / 2
          values[row] = sum
        }
      }
      columns[name] = values
    }
    #expect(next == bytes.count)
  }

  /// A column; empty if the page has none of the name.
  subscript(name: String) -> [Int] { columns[name] ?? [] }

  /// The texts of a member that is a list of strings.
  func words(_ name: String) -> [String] { members[name] as? [String] ?? [] }

  /// Returns the text that a column of strings has in a row.
  func string(_ name: String, _ row: Int) -> String { words("strings")[self[name][row]] }

  private static func inflate(_ bytes: [UInt8]) throws -> [UInt8] {
    var room = 1 << 20
    while room < 1 << 30 {
      var result = [UInt8](repeating: 0, count: room)
      var count = UInt(room)
      let status = result.withUnsafeMutableBufferPointer { output in
        bytes.withUnsafeBufferPointer { input in
          uncompress(output.baseAddress, &count, input.baseAddress, UInt(input.count))
        }
      }
      if status == Z_OK { return Array(result.prefix(Int(count))) }
      try #require(status == Z_BUF_ERROR)
      room *= 4
    }
    throw CocoaError(.fileReadCorruptFile)
  }
}

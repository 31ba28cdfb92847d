import Foundation
import Testing
import TraceQueries

struct `The rows of a query` {
  private static let columns = ["name", "a,b", "name_2"]
  private static let rows: [[QueryValue]] = [
    [.text("x\"y"), .integer(.max), .null],
    [.text("a\nb\u{1B}"), .real(1.5), .text("::error::")],
    [.text(""), .real(-.infinity), .blob([0, 255])],
  ]

  private func text(_ format: RowOutput.Format, _ rows: [[QueryValue]] = rows) throws -> String {
    var bytes: [UInt8] = []
    var output = RowOutput(format, columns: Self.columns) { bytes += $0 }
    for row in rows { try output.add(row) }
    try output.finish()
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func `a table has aligned columns and spells out hidden characters`() throws {
    #expect(
      try text(.table) == """
        name                                a,b  name_2
        ------------------  -------------------  ---------
        x"y                 9223372036854775807
        a<U+000A>b<U+001B>                  1.5  ::error::
                                         -9e999  00ff

        """
    )
  }

  @Test func `CSV quotes commas, quotes and line breaks`() throws {
    #expect(
      try text(.csv) == "name,\"a,b\",name_2\r\n\"x\"\"y\",9223372036854775807,\r\n"
        + "\"a\nb\u{1B}\",1.5,::error::\r\n,-9e999,00ff\r\n"
    )
  }

  @Test func `JSON keeps integers, escapes hidden characters and has null`() throws {
    let json = try text(.json, Array(Self.rows.prefix(2)))
    let parsed = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [[String: Any]]
    #expect(parsed?.count == 2)
    #expect(parsed?[0]["a,b"] as? Int64 == .max)
    #expect(parsed?[0]["name_2"] is NSNull)
    #expect(parsed?[1]["name"] as? String == "a\nb\u{1B}")
    #expect(!json.contains("\u{1B}"))
    #expect(try text(.json, []) == "[]\n")
  }

  @Test func `lines of JSON are one object each`() throws {
    let lines = try text(.jsonl).split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[0] == #"{"name":"x\"y","a,b":9223372036854775807,"name_2":null}"#)
  }

  @Test func `a table without rows has its header`() throws {
    #expect(try text(.table, []) == "name  a,b  name_2\n----  ---  ------\n")
  }
}

import Foundation
import LifelineCommand
import TestSupport
import Testing

/// The names of inputs that `--files-from` reads.
@MainActor
struct `A list of inputs` {
  /// The names and errors of the rows for a list.
  private func rows(
    of list: [UInt8],
    path: String = "-",
    in folder: Workspace? = nil
  ) async throws -> [(file: String, code: String)] {
    let workspace = try folder ?? Workspace()
    let run = try await workspace.check(input: list) {
      $0.filesFrom = path
      $0.targets = [ReportTarget(format: .rows)]
    }
    return try run.output.split(separator: "\n").map { line in
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8))
      let row = try #require(object as? [String: Any])
      return (row["file"] as? String ?? "", row["errorCode"] as? String ?? "")
    }
  }

  private func names(of list: String) async throws -> [String] {
    try await rows(of: Array(list.utf8)).map(\.file)
  }

  @Test func `line feeds end names unless the list contains NUL`() async throws {
    #expect(try await names(of: "/x/a\n/x/b\n") == ["/x/a", "/x/b"])
    #expect(try await names(of: "/x/a\n/x/b") == ["/x/a", "/x/b"])
    #expect(try await names(of: "/x/a\n/x/b\0/x/c\0") == ["/x/a\n/x/b", "/x/c"])
    #expect(try await names(of: "/x/a\0/x/c") == ["/x/a", "/x/c"])
    #expect(try await names(of: "/x/ a\t'\"*?\\ \r\n") == ["/x/ a\t'\"*?\\ \r"])
    #expect(try await names(of: "") == [])
    #expect(try await names(of: "/x/a") == ["/x/a"])
  }

  @Test func `an entry that is not the name of a file has a row`() async throws {
    let rows = try await rows(of: Array("/x/a\n\n-\n/x/".utf8) + [0xFF] + Array("\n/x/b\n".utf8))
    #expect(rows.map(\.file) == ["/x/a", "", "-", "/x/\u{FFFD}", "/x/b"])
    #expect(rows.map(\.code) == ["not-found", "bad-name", "bad-name", "bad-name", "not-found"])
  }

  @Test func `a long list and a long name are read in pieces`() async throws {
    let long = String(repeating: "x", count: 200_000)
    let many = (0..<3000).map { "/nonesuch/\($0)-\(String(repeating: "y", count: $0 % 50))" }
    let rows = try await rows(of: Array((many + [long, "/x/end"]).joined(separator: "\n").utf8))
    #expect(rows.count == 3002)
    #expect(rows.prefix(3000).map(\.file) == many)
    #expect(rows[3000].code == "bad-name" && rows[3000].file.utf8.count == 1024)
    #expect(rows[3001].file == "/x/end")
  }

  @Test func `a file contains the list`() async throws {
    let folder = try Workspace()
    defer { folder.remove() }
    try folder.copy("traces/stories/child.json", to: "child.json")
    let list = try folder.write("\(folder.path("child.json"))\n-\n", to: "list")
    let rows = try await rows(of: [], path: list, in: folder)
    #expect(rows.map(\.code) == ["", "bad-name"])
    #expect(rows[0].file == "child.json")
  }
}

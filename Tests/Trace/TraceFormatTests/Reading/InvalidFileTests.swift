import TestSupport
import Testing
import TraceFormat
import TraceModel

struct `Invalid file` {
  static let files: [String] =
    ((try? Repository.files(in: "traces/format/invalid")) ?? []).filter { $0.hasSuffix(".json") }

  @Test func `the folder of invalid files has at least 20 files`() {
    #expect(Self.files.count >= 20)
  }

  @Test(arguments: files) func `an invalid file has the expected errors`(file: String) throws {
    let bytes = try Repository.bytes("traces/format/invalid/\(file)")
    let expected = "traces/format/invalid/\(file.dropLast(".json".count)).txt"
    expectGolden(Report.text(of: bytes, path: file), at: expected)
  }
}

/// Formats the problems of a file as text.
enum Report {
  static func text(of bytes: [UInt8], path: String) -> String {
    var reader = TraceReader(bytes: bytes)
    var events = 0
    var lines: [String] = []
    do {
      while try reader.next() != nil { events += 1 }
    } catch let error as TraceFormatError {
      lines.append(error.text(path: path))
    } catch {
      lines.append("another error: \(error)")
    }
    for problem in reader.problems {
      let place = "\(path):\(problem.line):\(problem.column)"
      lines.append(
        "\(place): \(problem.severity): \(problem.message) [\(problem.code)] byte \(problem.byte)"
      )
    }
    let reason = reader.end.reason.isEmpty ? "" : ": \(reader.end.reason)"
    lines.append("\(events) events, \(reader.end.status)\(reason)")
    return lines.joined(separator: "\n") + "\n"
  }
}

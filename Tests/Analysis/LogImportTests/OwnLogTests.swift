import Foundation
import Testing

/// The project's logs, each with a file of its events.
struct `Logs in traces` {
  @Test(arguments: LogFiles.names(in: LogFiles.own, ending: ".log"))
  func `a log has the events of its golden`(name: String) throws {
    let bytes = try LogFiles.bytes(of: name, in: LogFiles.own)
    try expect(Listing.full(bytes), at: name.replacing(".log", with: ".events.txt"))
  }

  @Test(arguments: LogFiles.names(in: LogFiles.own, ending: ".log"))
  func `each line is explained`(name: String) throws {
    let bytes = try LogFiles.bytes(of: name, in: LogFiles.own)
    try expect(Listing.explained(bytes), at: name.replacing(".log", with: ".explained.txt"))
  }

  private func expect(_ actual: String, at name: String) throws {
    let file = LogFiles.own.appending(path: name)
    let expected = try? String(contentsOf: file, encoding: .utf8)
    guard actual != expected else { return }
    let environment = ProcessInfo.processInfo.environment
    if environment["RECORD"] == "1", environment["CI"] == nil {
      try actual.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("recorded \(file.lastPathComponent)")
    } else {
      #expect(actual == expected)
    }
  }

  @Test func `the logs cover every layout`() {
    #expect(LogFiles.names(in: LogFiles.own, ending: ".log").count >= 17)
  }
}

import Findings
import Foundation
import TestIndex
import Testing

struct `The page of all tests` {
  @Test func `records are appended in order by all openers of a run`() throws {
    let folder = try IndexFolder()
    defer { folder.remove() }
    let first = try folder.index()
    let second = try folder.index()
    try first.append(.test(.began, "a"))
    try second.append(.test(.began, "b"))
    try first.append(.test(.passed, "a"))
    #expect(try folder.traces == ["Shop/a.json", "Shop/b.json", "Shop/a.json"])
    #expect(try folder.records.map { $0["event"] as? String } == ["began", "began", "passed"])
  }

  @Test func `another run replaces the page unless it continues it`() throws {
    let folder = try IndexFolder()
    defer { folder.remove() }
    try folder.index("one").append(.test(.passed, "old"))
    try folder.index("two", other: .continued).append(.test(.passed, "parallel"))
    #expect(try folder.traces == ["Shop/old.json", "Shop/parallel.json"])
    try folder.index("two").append(.test(.passed, "new"))
    #expect(try folder.traces == ["Shop/new.json"])
  }

  @Test func `a run whose name begins with the name of another one is a different run`() throws {
    let folder = try IndexFolder()
    defer { folder.remove() }
    try folder.index("12").append(.test(.passed, "old"))
    try folder.index("1").append(.test(.passed, "new"))
    #expect(try folder.traces == ["Shop/new.json"])
    try folder.index("12").append(.test(.passed, "newest"))
    #expect(try folder.traces == ["Shop/newest.json"])
  }

  @Test func `a run that ends early leaves the records of the tests that began`() throws {
    let folder = try IndexFolder()
    defer { folder.remove() }
    try folder.index().append(.test(.began, "crash"))
    #expect(try folder.traces == ["Shop/crash.json"])
  }

  @Test func `parallel appends never mix`() async throws {
    let folder = try IndexFolder()
    defer { folder.remove() }
    let text = String(repeating: "long ", count: 500)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<16 {
        group.addTask {
          // Each task has its own open file, as a process has.
          let index = try folder.index()
          for round in 0..<20 {
            var record = IndexRecord.test(.failed, "\(number)-\(round)")
            record.problems = [IndexRecord.Problem(text)]
            try index.append(record)
          }
        }
      }
      try await group.waitForAll()
    }
    let expected = Set((0..<16).flatMap { n in (0..<20).map { "Shop/\(n)-\($0).json" } })
    #expect(Set(try folder.traces) == expected)
    #expect(try folder.traces.count == 320)
  }

  @Test(arguments: ["my own page\n", "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n"])
  func `a page of the user is not changed`(text: String) throws {
    let folder = try IndexFolder()
    defer { folder.remove() }
    try Data(text.utf8).write(to: folder.file)
    let error = #expect(throws: TestIndexError.self) { try folder.index() }
    #expect(error?.reason == "the file is not a page of tests")
    #expect(try folder.text == text)
  }

  @Test func `neither a link nor a folder nor a pipe is written`() throws {
    let folder = try IndexFolder()
    defer { folder.remove() }
    let target = folder.url.appending(path: "target")
    try Data().write(to: target)
    try FileManager.default.createSymbolicLink(at: folder.file, withDestinationURL: target)
    let link = #expect(throws: TestIndexError.self) { try folder.index() }
    #expect(link?.reason == "it is a symbolic link")
    #expect(try Data(contentsOf: target).isEmpty)
    try FileManager.default.removeItem(at: folder.file)
    #expect(mkfifo(folder.file.path, 0o600) == 0)
    let pipe = #expect(throws: TestIndexError.self) { try folder.index() }
    #expect(pipe?.reason == "it is not a regular file")
    try FileManager.default.removeItem(at: folder.file)
    try FileManager.default.createDirectory(at: folder.file, withIntermediateDirectories: true)
    let other = #expect(throws: TestIndexError.self) { try folder.index() }
    #expect(other?.reason == "Is a directory")
  }

  @Test func `a missing folder is an error with its path`() {
    let error = #expect(throws: TestIndexError.self) {
      try TestIndex(in: "/nonesuch/folder", run: "one")
    }
    #expect(
      error?.description
        == "'/nonesuch/folder/index.html' can't be written: No such file or directory"
    )
  }

  @Test func `the policy of the page permits only its own script, its style and pictures`() throws {
    let folder = try IndexFolder()
    defer { folder.remove() }
    _ = try folder.index()
    let text = try folder.text
    let policy = try #require(text.firstMatch(of: #/Content-Security-Policy" content="([^"]*)"/#))
    let parts = policy.1.split(separator: "; ")
    #expect(parts.count == 6)
    #expect(parts.first == "default-src 'none'")
    #expect(parts.last == "img-src 'self' file:")
    #expect(parts[1].wholeMatch(of: #/script-src 'sha256-[A-Za-z0-9+\/]{43}='/#) != nil)
    #expect(parts[2].wholeMatch(of: #/style-src 'sha256-[A-Za-z0-9+\/]{43}='/#) != nil)
    #expect(!text.contains("http://") && !text.contains("https://"))
  }
}

struct `A record` {
  @Test func `hostile texts stay texts, and hidden characters are spelled out`() throws {
    let folder = try IndexFolder()
    defer { folder.remove() }
    let attack = "</script><img src=x onerror=attacked=1>\u{202E}\u{1B}[31m"
    var record = IndexRecord(.failed, trace: "javascript:alert(1)//\(attack).json")
    record.title = attack
    record.location = attack
    record.problems = [IndexRecord.Problem("first\n\(attack)", location: attack)]
    record.findings = [.example(.error, className: attack, message: attack)]
    record.notes = [attack]
    try folder.index().append(record)
    let found = try #require(try folder.records.first)
    let visible = "</script><img src=x onerror=attacked=1><U+202E><U+001B>[31m"
    #expect(found["title"] as? String == visible)
    let problem = (found["problems"] as? [[String: Any]])?.first
    #expect(problem?["text"] as? String == "first\n\(visible)")
    let finding = (found["findings"] as? [[String: Any]])?.first
    #expect(finding?["message"] as? String == visible)
    #expect(try folder.text.components(separatedBy: "</script>").count == 3)
  }

  @Test func `long and many texts are shortened with their number`() throws {
    let folder = try IndexFolder()
    defer { folder.remove() }
    var record = IndexRecord.test(.failed, "long")
    let text = String(repeating: "e\u{301}", count: 3_000)
    record.problems = (0..<25).map { _ in IndexRecord.Problem(text) }
    record.findings = (0..<60).map { _ in .example(.warning) }
    try folder.index().append(record)
    let found = try #require(try folder.records.first)
    let problems = try #require(found["problems"] as? [[String: Any]])
    #expect(problems.count == 10)
    #expect(found["problemCount"] as? Int == 25)
    #expect((problems[0]["text"] as? String)?.hasSuffix("… (2000 more characters)") == true)
    #expect((found["findings"] as? [Any])?.count == 50)
    #expect(found["findingCount"] as? Int == 60)
  }

  @Test func `a page at its limit gets only results`() throws {
    let folder = try IndexFolder()
    defer { folder.remove() }
    let index = try folder.index()
    let handle = try FileHandle(forWritingTo: folder.file)
    try handle.seekToEnd()
    try handle.write(contentsOf: Data(String(repeating: " ", count: 16 << 20).utf8))
    try handle.write(contentsOf: Data("\n".utf8))
    try handle.close()
    var record = IndexRecord.test(.failed, "late")
    record.problems = [IndexRecord.Problem("a reason")]
    try index.append(record)
    let found = try #require(try folder.records.first)
    #expect(found["event"] as? String == "failed")
    #expect(found["isShort"] as? Int == 1)
    #expect(found["problemCount"] as? Int == 1)
    #expect(found["problems"] == nil)
  }
}

struct `The name of a run` {
  @Test func `the environment names a run`() {
    #expect(RunName.current(environment: ["LIFELINE_RUN": "12-ab"]) == "12-ab")
  }

  @Test(arguments: ["", "\"><script>", "a b", "é", String(repeating: "1", count: 101)])
  func `an unusable name is replaced by that of the parent process`(name: String) {
    let found = RunName.current(environment: ["LIFELINE_RUN": name])
    #expect(found == RunName.current(environment: [:]))
    #expect(found.hasPrefix("parent-\(getppid())-"))
  }

  @Test func `unique names differ`() {
    #expect(RunName.unique != RunName.unique)
  }
}

import LogImport
import TestSupport
import Testing
import TraceModel

/// Lines of an independent generator: every combination of how a person prints a callback.
struct `Sampled spellings of callbacks` {
  /// The gaps, by cause.
  private static let golden = "traces/logs-unseen/spellings.txt"
  private static let samples = 6000
  /// The sampled lines that must be read.
  ///
  /// It only rises: when a gap is closed, raise it.
  private static let required = 5369
  @Test func `the generator is deterministic and covers every part`() {
    var first = SpellingGenerator(seed: 1)
    var second = SpellingGenerator(seed: 1)
    let lines = (0..<Self.samples).map { _ in first.next() }
    #expect(lines.map(\.line) == (0..<Self.samples).map { _ in second.next().line })
    #expect(Set(lines.map(\.line)).count > Self.samples * 9 / 10)
    let parts = Set(lines.flatMap(\.parts))
    let missing = SpellingGenerator.singles().map(\.part).filter { !parts.contains($0) }
    #expect(missing == [])
  }

  /// The list of gaps is recorded: it names each part that is not always read, and the share of the
  /// sampled lines that are.
  @Test func `the gaps are listed by cause`() throws {
    expectGolden(try Self.summary(), at: Self.golden)
  }

  @Test func `enough sampled lines have their event`() throws {
    let read = try Self.sampled.get().count { $0.isRead }
    #expect(read >= Self.required, "\(read) of \(Self.samples)")
  }

  @Test func `prose, code and backtraces have no event`() throws {
    var kinds: Set<String> = []
    for (line, kind) in SpellingNegatives.sample(2000, seed: 3) {
      var importer = LogImporter(title: "log", bytes: Array(line.utf8))
      if try importer.rest().contains(where: { $0.kind == .begin }) { kinds.insert(kind) }
    }
    #expect(kinds.sorted() == [])
  }

  /// The sampled lines, and whether each is read.
  private static let sampled = Result {
    var generator = SpellingGenerator(seed: 15)
    return try (0..<samples).map { _ in
      let spelling = generator.next()
      return (spelling: spelling, isRead: try isRead(spelling))
    }
  }

  /// Whether a line has exactly the event that a reader finds in it.
  private static func isRead(_ spelling: Spelling) throws -> Bool {
    let found = try Listing.callbacks(Array(spelling.line.utf8))
    guard found.count == 1 else { return false }
    return spelling.receivers.contains { found[0] == "\($0) \(spelling.callback)" }
  }

  /// Returns the parts that fail alone with their shares, then the causes of the failures of sampled lines.
  private static func summary() throws -> String {
    var gaps: Set<String> = []
    var text = "Parts that are not always read when the rest of the line is plain:\n"
    for group in SpellingGenerator.singles() {
      let failures = try group.spellings.filter { try !isRead($0) }
      guard let failure = failures.first else { continue }
      gaps.formUnion(failures.map { "\(group.part) of \($0.callback)" })
      let count = group.spellings.count
      let found = try Listing.callbacks(Array(failure.line.utf8))
      text += "\(count - failures.count) of \(count): \(group.part), as in “\(failure.line)”"
      text += found.isEmpty ? "\n" : ", read as \(found.joined(separator: ", "))\n"
    }
    var causes: [String: (count: Int, line: String)] = [:]
    let sampled = try sampled.get()
    for (spelling, isRead) in sampled where !isRead {
      let known = spelling.parts.filter { gaps.contains("\($0) of \(spelling.callback)") }
      for cause in known.isEmpty ? ["only in combination"] : known {
        causes[cause, default: (0, spelling.line)].count += 1
      }
    }
    let read = sampled.count { $0.isRead }
    text += "\nSampled lines: \(read) of \(samples) read. Causes of the others:\n"
    for (cause, value) in causes.sorted(by: { ($1.value.count, $0.key) < ($0.value.count, $1.key) })
    {
      text += "\(value.count): \(cause), as in “\(value.line)”\n"
    }
    return text
  }
}

import Foundation

/// The modes in which the snippets are compiled, with the names of their logs.
enum Mode: String, CaseIterable {
  case five
  case sixOnMainActor = "six-main-actor"
  case six

  var title: String {
    switch self {
    case .five: "Swift 5"
    case .sixOnMainActor: "Swift 6, main actor"
    case .six: "Swift 6"
    }
  }
}

/// The page about what compiles.
struct Page {
  let articles: [Article]
  let passages: [String: [Passage]]
  let refused: [String: [Passage]]
  let tests: [ArticleTest]
  let logs: [Mode: CompilerLog]
  let refusals: [String: CompilerLog]
  let constructs: [Construct]

  init(folder: URL, logs: URL) throws {
    articles = try FileManager.default.contentsOfDirectory(
      atPath: folder.appendingPathComponent("Articles").path
    ).sorted().map { try Article(file: folder.appendingPathComponent("Articles/\($0)")) }
    passages = Dictionary(
      grouping: try SourceFolder(folder.appendingPathComponent("Code/Snippets")).passages(),
      by: \.id
    )
    refused = Dictionary(
      grouping: try SourceFolder(folder.appendingPathComponent("Refused"), suffix: ".txt")
        .passages(),
      by: \.id
    )
    tests = try SourceFolder(folder.appendingPathComponent("Code/Tests")).tests()
    self.logs = try Dictionary(
      uniqueKeysWithValues: Mode.allCases.map {
        ($0, try CompilerLog(logs.appendingPathComponent("\($0.rawValue).log")))
      }
    )
    refusals = try Dictionary(
      uniqueKeysWithValues: refused.values.joined().map(\.file).sorted().reduce(into: []) {
        if $0.last != $1 { $0.append($1) }
      }.map { ($0, try CompilerLog(logs.appendingPathComponent("\($0).log"))) }
    )
    constructs = try Construct.all(
      in: folder.appendingPathComponent("Constructs.txt"),
      logs: logs
    )
  }

  var snippets: [Snippet] { articles.flatMap(\.snippets) }

  /// The differences between the articles and the sources.
  func problems() -> [String] {
    var problems: [String] = []
    for snippet in snippets {
      let compiled = passages[snippet.id] ?? []
      let rejected = refusal(of: snippet)
      if compiled.isEmpty && rejected.isEmpty {
        problems.append("snippet \(snippet.id) is neither in Code/Snippets nor in Refused")
      }
      for passage in compiled where !isEqual(passage.code, snippet.code) {
        problems.append("\(passage.file): snippet \(snippet.id) differs from the article")
      }
      for passage in refused[snippet.id] ?? []
      where !isEqual(passage.code, snippet.original) && !isEqual(passage.code, snippet.code) {
        problems.append("Refused/\(passage.file): snippet \(snippet.id) differs from the article")
      }
      if !compiled.isEmpty && !tests.contains(where: { $0.snippets.contains(snippet.id) }) {
        problems.append("snippet \(snippet.id) has no test")
      }
      if !compiled.isEmpty && isRefused(snippet, in: .five) {
        problems.append("snippet \(snippet.id) does not compile in Swift 5 mode")
      }
    }
    let ids = Set(snippets.map(\.id))
    for id in Set(passages.keys).union(refused.keys).union(tests.flatMap(\.snippets)).sorted()
    where !ids.contains(id) {
      problems.append("no article has snippet \(id)")
    }
    for (file, log) in refusals.sorted(by: { $0.key < $1.key })
    where !log.messages.contains(where: { $0.isError && $0.file == file }) {
      problems.append("Refused/\(file): the compiler accepts it")
    }
    for mode in Mode.allCases {
      for message in logs[mode]?.messages ?? [] where message.isError {
        let isInSnippet = passages.values.joined().contains {
          $0.file == message.file && $0.lines.contains(message.line)
        }
        if !isInSnippet {
          problems.append("\(message.file):\(message.line): error: \(message.text) [\(mode.title)]")
        }
      }
    }
    return problems
  }

  private func isEqual(_ first: [String], _ second: [String]) -> Bool {
    func trimmed(_ lines: [String]) -> [String] {
      lines.map { line in
        var line = line[...]
        while line.last?.isWhitespace == true { line.removeLast() }
        return String(line)
      }
    }
    return trimmed(first) == trimmed(second)
  }

  func messages(_ snippet: Snippet, in mode: Mode) -> [CompilerMessage] {
    logs[mode]?.messages(in: passages[snippet.id] ?? []) ?? []
  }

  func isRefused(_ snippet: Snippet, in mode: Mode) -> Bool {
    messages(snippet, in: mode).contains(where: \.isError)
  }

  /// The errors of the snippet where it is compiled alone.
  func refusal(of snippet: Snippet) -> [CompilerMessage] {
    (refused[snippet.id] ?? []).flatMap { passage in
      (refusals[passage.file]?.messages(in: [passage]) ?? []).filter(\.isError)
    }
  }
}

import Foundation

/// A message of the compiler.
struct CompilerMessage {
  let file: String
  let line: Int
  let isError: Bool
  let text: String
}

/// The output of the compiler with `-diagnostic-style llvm`.
struct CompilerLog {
  let messages: [CompilerMessage]

  init(_ file: URL) throws {
    var messages: [CompilerMessage] = []
    for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
      // path:line:column: error: text
      let parts = line.split(separator: ":", maxSplits: 4, omittingEmptySubsequences: false)
      guard parts.count == 5, let number = Int(parts[1]) else {
        guard !line.hasPrefix("error: ") && !line.hasPrefix("<unknown>") else {
          throw PageError("\(file.lastPathComponent): \(line)")
        }
        continue
      }
      let severity = parts[3].trimmingCharacters(in: .whitespaces)
      guard severity == "error" || severity == "warning" else { continue }
      let text = parts[4].trimmingCharacters(in: .whitespaces)
      messages.append(
        CompilerMessage(
          file: parts[0].split(separator: "/").last.map(String.init) ?? "",
          line: number,
          isError: severity == "error",
          // The name of the compiler's documentation, which not all versions print.
          text: text.replacing(/\ \[#\w+\]$/, with: "")
        )
      )
    }
    self.messages = messages
  }

  func messages(in passages: [Passage]) -> [CompilerMessage] {
    messages.filter { message in
      passages.contains { $0.file == message.file && $0.lines.contains(message.line) }
    }
  }
}

import SwiftParser
import SwiftSyntax

/// A file with its tree and the offsets of its lines.
struct ParsedFile: Sendable {
  let source: AppModuleSources.File
  let tree: SourceFileSyntax
  private let lineStarts: [Int]

  init(_ source: AppModuleSources.File) {
    self.source = source
    tree = source.bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    var starts = [0]
    for (offset, byte) in source.bytes.enumerated() where byte == 0x0A { starts.append(offset + 1) }
    lineStarts = starts
  }

  /// Returns the offset of the first compiled code that does not parse; the file is then copied
  /// unchanged.
  func firstError(_ condition: BuildCondition) -> Int? {
    ParseErrorFinder.firstError(in: tree, condition)
  }

  /// Returns the message about a file that is copied unchanged.
  func unchanged(from offset: Int) -> Diagnostic {
    let (line, column) = location(of: offset)
    return Diagnostic(
      .warning,
      path: source.path,
      line: line,
      column: column,
      message: "the file is compiled unchanged: its code does not parse from here",
      help: "correct the code; if the compiler accepts it on Apple's platforms, write it "
        + "differently, or leave the file out with \"exclude\""
    )
  }

  /// Returns the line and the column of an offset, from 1.
  func location(of offset: Int) -> (line: Int, column: Int) {
    var (low, high) = (0, lineStarts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, offset - lineStarts[low] + 1)
  }

  /// Returns a message about the location of a node.
  func diagnostic(
    _ severity: Diagnostic.Severity,
    at node: some SyntaxProtocol,
    _ message: String,
    help: String
  ) -> Diagnostic {
    let (line, column) = location(of: node.start)
    return Diagnostic(
      severity,
      path: source.path,
      line: line,
      column: column,
      message: message,
      help: help
    )
  }
}

extension SyntaxProtocol {
  /// The offset of the first byte without leading spaces and comments.
  var start: Int { positionAfterSkippingLeadingTrivia.utf8Offset }
  /// The offset behind the last byte without trailing spaces and comments.
  var end: Int { endPositionBeforeTrailingTrivia.utf8Offset }
  /// The bytes without spaces and comments around them.
  var range: Range<Int> { start..<end }

  /// The code in one line, without comments.
  var inOneLine: String {
    var result = ""
    var needsSpace = false
    for token in tokens(viewMode: .sourceAccurate) {
      if !result.isEmpty, needsSpace || !token.leadingTrivia.isEmpty { result += " " }
      result += token.text
      needsSpace = !token.trailingTrivia.isEmpty
    }
    return result
  }
}

extension TokenSyntax {
  /// The name without backticks.
  var name: String {
    text.count > 2 && text.hasPrefix("`") ? String(text.dropFirst().dropLast()) : text
  }
}

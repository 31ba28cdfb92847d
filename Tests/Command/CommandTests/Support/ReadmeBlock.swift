import Foundation
import TestSupport
import Testing

/// Whether generated texts are recorded; never in CI.
private var isRecording: Bool {
  let environment = ProcessInfo.processInfo.environment
  return environment["RECORD"] != nil && environment["CI"] == nil
}

/// Expects the block of a Markdown file between `<!-- begin NAME -->` and `<!-- end NAME -->` to
/// equal a text.
///
/// With `RECORD=1` a different block is replaced, and the test fails, so that a run that records
/// never passes.
func expectReadme(
  block: String,
  of path: String = "README.md",
  equals text: String,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let file = Repository.root.appending(path: path)
  let readme = String(decoding: try Data(contentsOf: file), as: UTF8.self)
  let begin = "<!-- begin \(block) -->\n"
  let end = "\n<!-- end \(block) -->"
  let start = try #require(readme.range(of: begin), sourceLocation: sourceLocation)
  let stop = try #require(
    readme.range(of: end, range: start.upperBound..<readme.endIndex),
    sourceLocation: sourceLocation
  )
  let found = String(readme[start.upperBound..<stop.lowerBound])
  guard found != text else { return }
  if isRecording {
    let changed = readme.replacingCharacters(
      in: start.upperBound..<stop.lowerBound,
      with: text
    )
    try Data(changed.utf8).write(to: file)
    Issue.record("recorded the block '\(block)' of \(path)", sourceLocation: sourceLocation)
  } else {
    #expect(found == text, "run .ci/record to update \(path)", sourceLocation: sourceLocation)
  }
}

import Foundation
import Testing

/// Whether generated texts are written anew; never in CI.
private var isRecording: Bool {
  let environment = ProcessInfo.processInfo.environment
  return environment["RECORD"] != nil && environment["CI"] == nil
}

/// Expects a block of a Markdown file, the README unless another is named, between `<!-- begin NAME -->` and `<!-- end NAME -->`.
///
/// With `RECORD=1` the block is written anew, and the test fails, so that no recording run is
/// green.
func expectReadme(
  block: String,
  of path: String = "README.md",
  holds text: String,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let file = Folder.root.appending(path: path)
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
    #expect(found == text, "run .ci/record to renew \(path)", sourceLocation: sourceLocation)
  }
}

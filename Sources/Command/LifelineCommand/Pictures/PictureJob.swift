import CommandEnvironment
import DiagramLayout

/// Draws one picture: the work of `lifeline render timeline`, `sequence` and `tree`.
package struct PictureJob {
  /// The options of the file.
  package var settings: PictureSettings
  package var kind: PictureKind
  /// The callbacks that a log prints; `nil` to detect them.
  package var observes: [String]?

  package init(_ kind: PictureKind, _ settings: PictureSettings, observes: [String]? = nil) {
    self.kind = kind
    self.settings = settings
    self.observes = observes
  }

  /// Reads and checks the input, and draws the picture.
  ///
  /// - Throws: ``CommandFailure``.
  @MainActor
  package func run() async throws {
    let file = try PictureFile(settings, suffix: kind.suffix, hasText: kind.hasText)
    let input = try await InputFile(path: settings.input)
      .checkedTraceOrScenario(observes: observes)
    guard !file.isText else {
      try file.write { () throws(LayoutError) in try kind.text(of: input.trace) }
      return
    }
    try file.write { measurer throws(LayoutError) in
      try kind.scene(of: input.trace, findings: input.findings, measurer: measurer)
    }
  }
}

import ArgumentParser
import DiagramCairo
import DiagramLayout
import DiagramSVG
import Findings
import Foundation
import TraceAnalysis
import TraceModel

/// A sort of picture in a gallery or document.
enum GalleryDiagram: String, ExpressibleByArgument, CaseIterable {
  case timeline
  case sequence
  case tree

  /// The word in captions.
  var word: String {
    switch self {
    case .timeline: "Timeline"
    case .sequence: "Call sequence"
    case .tree: "View tree"
    }
  }

  /// Lays out the picture of a trace.
  func scene(
    _ trace: Trace,
    _ findings: [Finding],
    title: String? = nil,
    moment: TreeLayout.Moment,
    maxWidth: Int?,
    rulePages: String?,
    _ measurer: PangoMeasurer
  ) throws(LayoutError) -> Scene {
    switch self {
    case .timeline:
      try TimelineLayout(
        options: TimelineLayout.Options(
          title: title,
          maxWidth: maxWidth.map(Double.init),
          rulePages: rulePages
        )
      ).scene(of: trace, findings: findings, measurer: measurer)
    case .sequence:
      try SequenceLayout(options: SequenceLayout.Options(title: title, rulePages: rulePages))
        .scene(of: trace, findings: findings, measurer: measurer)
    case .tree:
      try TreeLayout(
        options: TreeLayout.Options(moment: moment, title: title, rulePages: rulePages)
      ).scene(of: trace, findings: findings, measurer: measurer)
    }
  }
}

/// A trace with what was found in it.
struct GalleryTrace {
  /// The path as the user wrote it.
  let path: String
  /// The name of its pictures: that of the file without its ending, where no list gives one.
  let name: String
  /// The heading of its pictures; `nil` takes the trace's title.
  let title: String?
  /// The moment of its tree.
  let moment: TreeLayout.Moment
  let trace: Trace
  let findings: [Finding]

  /// The name of the file without its ending.
  var stem: String { GalleryEntry.stem(of: path) }

  /// Reads and checks a trace or log.
  ///
  /// - Throws: ``CommandFailure``.
  init(path: String) throws {
    self.path = path
    name = GalleryEntry.stem(of: path)
    title = nil
    moment = .end
    (trace, findings) = try InputFile(path: path).traceAndFindings(observes: nil)
  }

  /// Reads and checks what an entry names; a scenario is run.
  ///
  /// - Throws: ``CommandFailure``.
  @MainActor
  init(_ entry: GalleryEntry) async throws {
    path = entry.path
    name = entry.name
    title = entry.title
    moment = entry.mark.map { .mark($0) } ?? .end
    (trace, findings) = try await InputFile(path: path).pictured(observes: nil)
  }

  /// Lays out one of its pictures.
  ///
  /// - Throws: ``CommandFailure``.
  func scene(
    _ diagram: GalleryDiagram,
    moment: TreeLayout.Moment = .end,
    maxWidth: Int? = nil,
    rulePages: String? = nil
  ) throws -> Scene {
    do {
      return try diagram.scene(
        trace,
        findings,
        title: title,
        moment: moment,
        maxWidth: maxWidth,
        rulePages: rulePages,
        try PangoMeasurer()
      )
    } catch let error as LayoutError {
      throw CommandFailure(
        place: path,
        message: "\(error.message) [\(error.code.rawValue)]",
        help: error.help
      )
    } catch let error as CairoError {
      throw CommandFailure(
        place: path,
        message: "\(error.message) [\(error.code.rawValue)]",
        help: error.help
      )
    }
  }
}

import ArgumentParser
import DiagramCairo
import DiagramLayout
import DiagramSVG
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
    moment: TreeLayout.Moment,
    rulePages: String?,
    _ measurer: PangoMeasurer
  ) throws(LayoutError) -> Scene {
    switch self {
    case .timeline:
      try timelineScene(
        trace: trace,
        findings: findings,
        options: TimelineLayout.Options(rulePages: rulePages),
        measurer: measurer
      )
    case .sequence:
      try SequenceLayout(options: SequenceLayout.Options(rulePages: rulePages))
        .scene(of: trace, findings: findings, measurer: measurer)
    case .tree:
      try treeScene(
        trace: trace,
        findings: findings,
        options: TreeLayout.Options(moment: moment, rulePages: rulePages),
        measurer: measurer
      )
    }
  }
}

/// A trace with what was found in it.
struct GalleryTrace {
  /// The path as the user wrote it.
  let path: String
  /// The name of the file without its ending.
  let name: String
  let trace: Trace
  let findings: [Finding]

  /// Reads and checks a trace or log.
  ///
  /// - Throws: ``CommandFailure``.
  init(path: String) throws {
    self.path = path
    name = URL(filePath: path).deletingPathExtension().lastPathComponent
    (trace, findings) = try InputFile(path: path).traceAndFindings(observes: nil)
  }

  /// Lays out one of its pictures.
  ///
  /// - Throws: ``CommandFailure``.
  func scene(
    _ diagram: GalleryDiagram,
    moment: TreeLayout.Moment = .end,
    rulePages: String? = nil
  ) throws -> Scene {
    do {
      return try diagram.scene(
        trace,
        findings,
        moment: moment,
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

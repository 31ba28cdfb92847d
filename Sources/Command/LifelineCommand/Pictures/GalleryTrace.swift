import CommandEnvironment
import DiagramLayout
import Findings
import TraceModel

#if Cairo
import DiagramCairo
#endif

/// A trace of a gallery, with its findings.
struct GalleryTrace {
  /// The path as the user wrote it.
  let path: String
  /// The name of the folder of its pictures.
  let name: String
  /// The heading of its pictures; `nil` for the trace's title.
  let title: String?
  let moment: TreeLayout.Moment
  let trace: Trace
  let findings: [Finding]

  /// Reads and checks a trace or log, whose pictures have the name of the file.
  ///
  /// - Throws: ``CommandFailure``.
  init(path: String) throws {
    self.path = path
    name = GalleryEntry.stem(of: path)
    title = nil
    moment = .end
    let checked = try InputFile(path: path).checkedTrace(observes: nil)
    (trace, findings) = (checked.trace, checked.findings)
  }

  /// Reads and checks the input of an entry; a scenario is run.
  ///
  /// - Throws: ``CommandFailure``.
  @MainActor
  init(_ entry: GalleryEntry) async throws {
    path = entry.path
    name = entry.name
    title = entry.title
    moment = entry.mark.map { .mark($0) } ?? .end
    let checked = try await InputFile(path: path).checkedTraceOrScenario(observes: nil)
    (trace, findings) = (checked.trace, checked.findings)
  }

  /// Lays out one of its pictures.
  ///
  /// - Throws: ``CommandFailure``.
  func scene(
    _ diagram: GalleryDiagram,
    moment: TreeLayout.Moment,
    maxWidth: Int? = nil,
    rulePages: String? = nil
  ) throws -> Scene {
    let kind = diagram.kind(
      title: title,
      moment: moment,
      maxWidth: maxWidth,
      rulePages: rulePages
    )
    do {
      return try kind.scene(of: trace, findings: findings, measurer: try PangoMeasurer())
    } catch let error as LayoutError {
      throw CommandFailure(error, location: path)
    } catch let error as CairoError {
      throw CommandFailure(error, location: path)
    }
  }
}

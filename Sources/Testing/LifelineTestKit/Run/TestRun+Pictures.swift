import DiagramLayout
import DiagramSVG
import Foundation
import TraceComparison
import TraceFormat
import TraceModel

extension TestRun {
  private static let widest = 1_200.0

  /// Draws the trace so far, for golden calls that differ.
  ///
  /// - Parameters:
  ///   - name: The name of the golden file.
  ///   - path: The path of the picture.
  ///   - expected: The content of the golden file; `nil` if it does not exist.
  ///   - selection: The compared calls.
  /// - Returns: The path of the picture: the expected timeline above the recorded one with their
  ///   differences, or only the recorded one without a golden file. `nil` if there is nothing to
  ///   draw or the file can't be written.
  package func drawNow(
    as name: String,
    into path: String,
    beside expected: String?,
    selection: CallSelection
  ) -> String? {
    guard let trace = try? context.trace() else { return nil }
    guard let expected else {
      let isDrawn = try? TestOutcome.draw(trace, [], into: path)
      return isDrawn == true ? path : nil
    }
    let kinds = Dictionary(trace.subjects.map { ($0.className, $0.kind) }) { first, _ in first }
    let comparison = TraceComparison(
      GoldenTrace.trace(of: expected, kinds: kinds),
      GoldenTrace.trace(of: CallGolden.text(of: trace, selection: selection), kinds: kinds),
      options: ComparisonOptions(comparesEverything: true)
    )
    let options = ComparisonLayout.Options(title: name, maxWidth: Self.widest)
    let scene = try? ComparisonLayout(options: options)
      .scene(of: comparison, names: ("expected", "recorded"), measurer: AdvanceTable())
    guard let scene else { return nil }
    let bytes = Array(SVGRenderer().render(scene).utf8)
    return (try? FileReplacement.write(bytes, to: path)) == nil ? nil : path
  }
}

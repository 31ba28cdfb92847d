import Foundation
import HeadlessUIKit

/// The layout of a text: its lines within the offered width, and within the offered height at least
/// one line.
struct TextLayout: BoxLayout, Equatable {
  private let runs: [MeasuredRun]
  private let lineLimit: Int
  private let lineSpacing: CGFloat
  private let scale: CGFloat

  private struct MeasuredRun: Equatable {
    let string: String
    let font: UIFont
  }

  /// The values that a text reads from the environment.
  @MainActor
  private struct Values {
    let font: Font?
    let weight: Font.Weight?
    let isMonospaced: Bool
    let lineLimit: Int
    let lineSpacing: CGFloat
    let scale: CGFloat

    init(_ values: EnvironmentValues) {
      font = values.font
      weight = values.fontWeight
      isMonospaced = values.isMonospaced
      lineLimit = max(0, values.lineLimit ?? 0)
      lineSpacing = max(0, values.lineSpacing)
      scale = values.displayScale
    }
  }

  @MainActor
  init(_ runs: [Text.Run], of node: Node) {
    let values = node.reading { Values(EnvironmentValues(node.context.environment)) }
    self.runs = runs.map { run in
      var weight = values.weight
      var isMonospaced = values.isMonospaced
      for style in run.styles {
        switch style {
        case .bold(let isBold): weight = isBold ? .bold : nil
        case .weight(let own): weight = own
        case .monospaced(let isOn): isMonospaced = isOn
        default: break
        }
      }
      let base = run.font ?? values.font ?? .body
      return MeasuredRun(
        string: run.string,
        font: base.resolved(weight: weight, isMonospaced: isMonospaced)
      )
    }
    lineLimit = values.lineLimit
    lineSpacing = values.lineSpacing
    scale = values.scale
  }

  func size(for proposal: ProposedViewSize, of box: LayoutBox) -> CGSize {
    size(width: proposal.width ?? .infinity, height: proposal.height ?? .infinity)
  }

  // choice: text-of-several-fonts
  /// A text of several fonts is one line of their widths if it fits, or else measured in the
  /// largest.
  private func size(width: CGFloat, height: CGFloat) -> CGSize {
    guard let first = runs.first else { return .zero }
    let grid = PixelGrid(scale: scale)
    if runs.allSatisfy({ $0.font == first.font }) {
      return size(runs.map(\.string).joined(), first.font, width, height, grid)
    }
    var line = CGSize.zero
    for run in runs where !run.string.isEmpty {
      let size = size(run.string, run.font, .infinity, .infinity, grid)
      line.width += size.width
      line.height = max(line.height, size.height)
    }
    guard line.width > width, let largest = runs.max(by: { $0.font.pointSize < $1.font.pointSize })
    else { return line }
    return size(runs.map(\.string).joined(), largest.font, width, height, grid)
  }

  private func size(
    _ string: String,
    _ font: UIFont,
    _ width: CGFloat,
    _ height: CGFloat,
    _ grid: PixelGrid
  ) -> CGSize {
    var limit = lineLimit
    // Rounding up to pixels must not cost a line.
    let lines = ((height + 1 + lineSpacing) / (font.lineHeight + lineSpacing)).rounded(.down)
    if lines < 1e6 { limit = min(limit == 0 ? Int.max : limit, max(1, Int(lines))) }
    let text = TextLines(string, font: font, width: width, limit: limit, byCharacters: false)
    var size = text.size(on: grid)
    // choice: empty-text
    if string.isEmpty {
      size.height = grid.enclosing(CGSize(width: 0, height: font.lineHeight)).height
    }
    size.height += CGFloat(max(0, text.count - 1)) * lineSpacing
    return size
  }

  func guide(
    _ key: AlignmentKey,
    of box: LayoutBox,
    size: CGSize,
    proposal: ProposedViewSize
  ) -> CGFloat? {
    if key == VerticalAlignment.firstTextBaseline.key { return runs.map(\.font.ascender).max() }
    if key == VerticalAlignment.lastTextBaseline.key {
      return size.height + (runs.map(\.font.descender).min() ?? 0)
    }
    return nil
  }
}

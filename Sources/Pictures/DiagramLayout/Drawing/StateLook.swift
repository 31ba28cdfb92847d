package import TraceModel

/// The word and the colors of a state, for a renderer that draws no ``Scene``.
package struct StateLook: Hashable, Sendable {
  /// The name of the state.
  package let word: String
  /// The fill; `nil` if there is none.
  package let fill: ColorToken?
  /// The hatch lines on the fill; `nil` if there is none.
  package let hatch: ColorToken?
  /// Whether hatch lines rise from left to right.
  package let isRising: Bool
  /// Whether the state is a line along the middle of its band, without an outline and a word.
  package let isLine: Bool
  /// The outline or the line.
  package let edge: ColorToken
  /// Whether the outline or the line is dashed.
  package let isDashed: Bool
  /// The text on the fill.
  package let text: ColorToken

  /// Looks up a state.
  package init(of state: StateBand.State) {
    let paint = StatePaint(state)
    word = paint.word
    fill = paint.fill
    hatch = paint.hatch?.color
    isRising = paint.hatch?.direction == .rising
    isLine = paint.isLine
    edge = paint.edge.color
    isDashed = !paint.edge.dashes.isEmpty
    text = paint.text
  }
}

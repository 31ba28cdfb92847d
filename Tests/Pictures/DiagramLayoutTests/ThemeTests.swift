import DiagramLayout
import Foundation
import Testing

struct `Colours of a theme` {
  /// The contrast of two colours as defined by WCAG 2.1, from 1 to 21.
  private func contrast(_ theme: Theme, _ one: ColorToken, _ other: ColorToken) -> Double {
    let luminance = { (color: Theme.Color) -> Double in
      let parts = [color.red, color.green, color.blue].map { part in
        part <= 0.03928 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
      }
      return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
    }
    let (first, second) = (luminance(theme[one]), luminance(theme[other]))
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  static let texts: [(text: ColorToken, ground: ColorToken)] = [
    (.text, .canvas), (.text, .panel), (.text, .foldHatch), (.dimText, .canvas),
    (.dimText, .panel), (.dimText, .fold), (.dimText, .foldHatch), (.dimText, .card),
    (.dimText, .windowFill), (.dimText, .wire), (.callText, .call), (.stateText, .nestedCall),
    (.stateText, .loaded), (.stateText, .appearing), (.appearedText, .appeared),
    (.stateText, .disappearing), (.controller, .controllerFill), (.controller, .panel),
    (.controller, .card), (.warning, .panel), (.error, .errorFill), (.warning, .warningFill),
    (.note, .noteFill), (.node, .panel), (.node, .card), (.node, .nodeFill), (.dimText, .nodeFill),
    (.text, .nodeFill),
  ]

  @Test(arguments: texts)
  func `every text has sufficient contrast to its background`(text: ColorToken, ground: ColorToken)
  {
    for theme in [Theme.light, .dark] { #expect(contrast(theme, text, ground) >= 4.5) }
  }

  @Test(arguments: [ColorToken.loaded, .appearing, .appeared, .disappearing])
  func `a mark or its ring has sufficient contrast to every band`(band: ColorToken) {
    for theme in [Theme.light, .dark] {
      let best = max(contrast(theme, .mark, band), contrast(theme, .canvas, band))
      #expect(best >= 3)
      #expect(contrast(theme, .mark, .canvas) >= 4.5)
    }
  }

  @Test(
    arguments: [
      ColorToken.loadedEdge, .appearingEdge, .appearedEdge, .disappearingEdge, .detached, .call,
      .nestedCall, .line, .arrow, .mark, .error, .warning, .note, .node,
    ]
  )
  func `every sign has sufficient contrast to its panel`(sign: ColorToken) {
    for theme in [Theme.light, .dark] { #expect(contrast(theme, sign, .panel) >= 3) }
  }
}

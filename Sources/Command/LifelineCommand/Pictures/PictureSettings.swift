package import DiagramLayout

/// The options of a picture's file.
package struct PictureSettings {
  /// The format of a picture.
  package enum Format: String, CaseIterable, Sendable {
    case png
    case svg
    case pdf
    /// Lines of text, for trees.
    case text

    /// The format of a file with an ending; `nil` for other endings.
    init?(ending: String) {
      self.init(rawValue: ending == "txt" ? "text" : ending)
    }
  }

  /// How an SVG contains text.
  package enum Text: String, CaseIterable, Sendable {
    case real
    case outlines
  }

  /// The input; the default output has its name.
  package var input: String
  /// The path of the picture, `-` for standard output; `nil` for the default, which is standard
  /// output for text.
  package var output: String?
  /// The format; `nil` for the format that the output's name implies.
  package var format: Format?
  /// How an SVG contains text.
  package var text = Text.real
  /// The pixels of a point, in a PNG: 1, 2 or 3.
  package var scale = 2
  /// The colors.
  package var theme = Theme.light

  /// Creates settings with default options.
  package init(input: String, output: String? = nil) {
    self.input = input
    self.output = output
  }
}

/// Why a picture can't be drawn, in words that say what to do.
public struct CairoError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The sorts of errors.
  public enum Code: String, Hashable, Sendable, CaseIterable {
    /// The picture has more pixels than Cairo or memory allows.
    case tooLarge = "picture-too-large"
    /// The scale is not 1, 2 or 3.
    case badScale = "bad-scale"
    /// The machine has no font with letters.
    case noFonts = "no-fonts"
    /// Cairo or Pango could not get memory or a resource.
    case library = "cairo-failed"
  }

  /// The sort.
  public var code: Code
  /// What is wrong; lower case, no full stop.
  public var message: String
  /// What to do; empty when nothing can be done.
  public var help: String

  /// Creates an error.
  public init(_ code: Code, _ message: String, help: String = "") {
    self.code = code
    self.message = message
    self.help = help
  }

  /// The message and, on a second line, the help.
  public var description: String {
    "\(message) [\(code.rawValue)]" + (help.isEmpty ? "" : "\nhelp: \(help)")
  }

  /// Says that no text can be drawn.
  static var noFonts: CairoError {
    CairoError(
      .noFonts,
      "no font with letters is installed, so no text can be drawn",
      help: "apt-get install fonts-inter fonts-dejavu-core, or write an svg with real text, which"
        + " the reader's own fonts draw"
    )
  }
}

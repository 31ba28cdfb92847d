/// The reason why a picture can't be drawn, with help.
public struct CairoError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kinds of errors.
  public enum Code: String, Hashable, Sendable, CaseIterable {
    /// The picture has more pixels than Cairo or the memory permits.
    case tooLarge = "picture-too-large"
    /// The scale is not 1, 2 or 3.
    case badScale = "bad-scale"
    /// No font with letters is installed.
    case noFonts = "no-fonts"
    /// Cairo or Pango failed to allocate memory or a resource.
    case library = "cairo-failed"
  }

  /// The kind of error.
  public var code: Code
  /// A description in lower case, without a full stop.
  public var message: String
  /// Advice for the user; may be empty.
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

  /// The error for a machine without fonts.
  static var noFonts: CairoError {
    CairoError(
      .noFonts,
      "no font with letters is installed, so no text can be drawn",
      help: "apt-get install fonts-inter fonts-dejavu-core, or write an svg with real text, which"
        + " the reader's own fonts draw"
    )
  }
}

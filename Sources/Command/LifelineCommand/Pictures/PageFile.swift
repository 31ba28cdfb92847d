import CommandEnvironment
import Essentials

/// The file of a page whose name the user did not choose.
enum PageFile {
  /// The name of an input with `.html` instead of its ending; `trace.html` for standard input.
  static func path(besides input: String) -> String {
    guard input != "-" else { return "trace.html" }
    let ending = URL(filePath: input).pathExtension
    return (ending.isEmpty ? input : String(input.dropLast(ending.count + 1))) + ".html"
  }
}

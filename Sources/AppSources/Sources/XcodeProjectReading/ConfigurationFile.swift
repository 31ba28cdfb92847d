import Foundation

/// Reads files of the format `.xcconfig` with the files that they include.
///
/// Conditional settings, such as `X[sdk=macosx*]`, are ignored. A file that includes itself is not
/// read again, and the work is limited.
struct ConfigurationFile {
  /// The number of files, counted as often as they are included.
  private static let mostFiles = 1_000
  /// The number of bytes of these files.
  private static let mostBytes = 8 << 20

  /// The parts that were not read.
  private(set) var problems: [ProjectProblem] = []
  private var open: [String] = []
  private var files = 0
  private var bytes = 0
  private var isExhausted = false

  /// Reads a file.
  ///
  /// - Returns: The settings; `nil` for a file that can't be read.
  mutating func settings(at path: String) -> BuildSettings? {
    guard let data = FileForm.contents(of: path) else { return nil }
    files += 1
    bytes += data.count
    guard bytes <= Self.mostBytes, let text = String(data: data, encoding: .utf8) else {
      if bytes > Self.mostBytes { isExhausted = true }
      return nil
    }
    open.append(FilePlace(path).path)
    defer { open.removeLast() }
    var result = BuildSettings()
    var number = 0
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      number += 1
      let code = line.range(of: "//").map { line[..<$0.lowerBound] } ?? line
      if code.hasPrefix("#include") {
        let parts = line.split(separator: "\"")
        guard parts.count >= 2 else { continue }
        include(String(parts[1]), from: BuildSettings.Place(path: path, line: number), in: &result)
      } else if let equal = code.firstIndex(of: "="), !code[..<equal].contains("[") {
        let name = code[..<equal].trimmingCharacters(in: .whitespaces)
        let value = code[code.index(after: equal)...].trimmingCharacters(in: .whitespaces)
        result.add([name: value], at: [name: BuildSettings.Place(path: path, line: number)])
      }
    }
    return result
  }

  private mutating func include(
    _ name: String,
    from place: BuildSettings.Place,
    in result: inout BuildSettings
  ) {
    let folder = place.path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    let path = name.hasPrefix("/") ? name : (folder + [name[...]]).joined(separator: "/")
    let real = FilePlace(path).path
    guard !open.contains(real) else {
      let isKnown = problems.contains { $0.path == place.path && $0.message.contains("itself") }
      guard !isKnown else { return }
      problems.append(
        ProjectProblem(
          .warning,
          place.path,
          line: place.line,
          "the file of build settings includes itself; the line is left out",
          help: "remove the line"
        )
      )
      return
    }
    if !isExhausted, files < Self.mostFiles {
      if let inner = settings(at: path) { result.add(inner) }
      guard isExhausted else { return }
    }
    guard problems.last?.message != Self.tooMany else { return }
    isExhausted = true
    problems.append(
      ProjectProblem(
        .warning,
        place.path,
        line: place.line,
        Self.tooMany,
        help: "include each file once"
      )
    )
  }

  private static let tooMany =
    "the files of build settings include more than \(mostFiles) files or \(mostBytes >> 20) MiB; the "
    + "others are left out"
}

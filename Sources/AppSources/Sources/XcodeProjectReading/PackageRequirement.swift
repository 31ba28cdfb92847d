/// The requirement of a package, which `.package` of a manifest has as an argument.
struct PackageRequirement: Hashable, Sendable {
  /// The argument.
  let source: SwiftSource

  private init(_ source: SwiftSource) {
    self.source = source
  }

  static func upToNextMajor(_ version: String) -> PackageRequirement? {
    isVersion(version) ? PackageRequirement("from: \(literal: version)") : nil
  }

  static func upToNextMinor(_ version: String) -> PackageRequirement? {
    isVersion(version) ? PackageRequirement(".upToNextMinor(from: \(literal: version))") : nil
  }

  static func exact(_ version: String) -> PackageRequirement? {
    isVersion(version) ? PackageRequirement("exact: \(literal: version)") : nil
  }

  static func range(_ low: String, _ high: String, isClosed: Bool) -> PackageRequirement? {
    guard isVersion(low), isVersion(high) else { return nil }
    return PackageRequirement(
      isClosed ? "\(literal: low)...\(literal: high)" : "\(literal: low)..<\(literal: high)"
    )
  }

  static func branch(_ name: String) -> PackageRequirement {
    PackageRequirement("branch: \(literal: name)")
  }

  static func revision(_ name: String) -> PackageRequirement {
    PackageRequirement("revision: \(literal: name)")
  }

  /// Reads the text after the address in a manifest, whose code is not copied.
  ///
  /// - Parameter text: Such as `from: "1.2.0"`, `.exact("1.2.0")` or `"1.0.0"..<"2.0.0"`.
  init?(manifest text: some StringProtocol) {
    let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
    func code(_ index: Int) -> String { String(parts[index].filter { !$0.isWhitespace }) }
    let found: PackageRequirement?
    switch parts.count {
    case 3:
      // Arguments such as traits follow a comma.
      let (value, end) = (String(parts[1]), code(2).prefix { $0 != "," })
      switch (code(0), end) {
      case ("from:", ""), (".upToNextMajor(from:", ")"): found = .upToNextMajor(value)
      case (".upToNextMinor(from:", ")"): found = .upToNextMinor(value)
      case ("exact:", ""), (".exact(", ")"): found = .exact(value)
      case ("branch:", ""), (".branch(", ")"): found = .branch(value)
      case ("revision:", ""), (".revision(", ")"): found = .revision(value)
      default: found = nil
      }
    case 5 where code(0).isEmpty && ["..<", "..."].contains(code(2)):
      found = .range(String(parts[1]), String(parts[3]), isClosed: code(2) == "...")
    default: found = nil
    }
    guard let found else { return nil }
    self = found
  }

  /// Whether a text is a version as SwiftPM reads it: numbers and, after a hyphen or plus, words.
  private static func isVersion(_ text: String) -> Bool {
    let numbers = text.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    let parts = numbers.split(separator: ".", omittingEmptySubsequences: false)
    let rest = text.dropFirst(numbers.count)
    return (1...3).contains(parts.count) && parts.allSatisfy { (1...9).contains($0.count) }
      && (rest.isEmpty || rest.first == "-" || rest.first == "+") && rest.utf8.count <= 100
      && rest.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-+.".contains($0)) }
  }
}

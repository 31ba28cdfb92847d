/// A package at an address, as a project of Xcode or a manifest requires it.
public struct RemotePackage: Hashable, Sendable {
  /// The address.
  public var url: String
  /// The requirement as it is written, for messages.
  public var requirement: String
  /// The requirement as an argument of `.package` in a manifest; `nil` if it is not of a known kind.
  public var argument: String?

  /// The last part of the address, by which a manifest names the package.
  public var name: String {
    let last = url.split(separator: "/").last.map(String.init) ?? url
    return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
  }

  init(url: String, requirement: String, argument: String?) {
    self.url = url
    self.requirement = requirement
    self.argument = argument
  }

  /// Creates a package with the requirement of a project.
  ///
  /// Source: the keys that Xcode writes into `XCRemoteSwiftPackageReference`.
  init(url: String, requirement: [String: PropertyListValue]) {
    self.url = url
    self.requirement = requirement.sorted { $0.key < $1.key }.compactMap { key, value in
      value.string.map { "\(key): \($0)" }
    }
    .joined(separator: ", ")
    func text(_ key: String) -> String? { requirement[key]?.string.map { "\"\($0)\"" } }
    argument =
      switch requirement["kind"]?.string {
      case "upToNextMajorVersion": text("minimumVersion").map { "from: \($0)" }
      case "upToNextMinorVersion": text("minimumVersion").map { ".upToNextMinor(from: \($0))" }
      case "exactVersion": text("version").map { "exact: \($0)" }
      case "branch": text("branch").map { "branch: \($0)" }
      case "revision": text("revision").map { "revision: \($0)" }
      case "versionRange":
        text("minimumVersion").flatMap { low in text("maximumVersion").map { "\(low)..<\($0)" } }
      default: nil
      }
  }
}

/// A package at an address, as a project of Xcode or a manifest requires it.
public struct RemotePackage: Hashable, Sendable {
  /// The address.
  public var url: String
  /// The requirement as it is written, for messages.
  public var requirement: String
  /// The requirement as a manifest can contain it; `nil` if it is not of a known kind.
  var version: PackageRequirement?

  /// The requirement as an argument of `.package` in a manifest; `nil` if it is not of a known
  /// kind.
  public var argument: String? { version?.source.text }

  /// The last part of the address, by which a manifest names the package.
  public var name: String {
    let last = url.split(separator: "/").last.map(String.init) ?? url
    return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
  }

  init(url: String, requirement: String, version: PackageRequirement?) {
    self.url = url
    self.requirement = requirement
    self.version = version
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
    func text(_ key: String) -> String? { requirement[key]?.string }
    version =
      switch requirement["kind"]?.string {
      case "upToNextMajorVersion": text("minimumVersion").flatMap { .upToNextMajor($0) }
      case "upToNextMinorVersion": text("minimumVersion").flatMap { .upToNextMinor($0) }
      case "exactVersion": text("version").flatMap { .exact($0) }
      case "branch": text("branch").map { .branch($0) }
      case "revision": text("revision").map { .revision($0) }
      case "versionRange":
        text("minimumVersion").flatMap { low in
          text("maximumVersion").flatMap { .range(low, $0, isClosed: false) }
        }
      default: nil
      }
  }

  /// Whether the address is one that SwiftPM fetches with git, without the help of a program.
  ///
  /// git also has addresses that run a command, and options that begin with a hyphen.
  var hasUsableAddress: Bool {
    let excluded = "\"\\'`<>|".unicodeScalars
    let isPlain = url.unicodeScalars.allSatisfy {
      (33...126).contains($0.value) && !excluded.contains($0)
    }
    guard isPlain, url.utf8.count <= 2_000 else { return false }
    let schemes = ["https://", "http://", "ssh://", "git://", "file:///"]
    if let scheme = schemes.first(where: url.lowercased().hasPrefix) {
      return url.dropFirst(scheme.count).first.map { $0 != "-" } ?? false
    }
    // git@example.com:name/package.git
    let parts = url.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let colon = parts[1].firstIndex(of: ":") else { return false }
    func isWord(_ text: Substring) -> Bool {
      text.first.map { $0.isLetter || $0.isNumber } ?? false
        && text.allSatisfy { $0.isLetter || $0.isNumber || "._-".contains($0) }
    }
    return isWord(parts[0]) && isWord(parts[1][..<colon])
  }
}

import Foundation

/// The build settings of one target, with references such as `$(TARGET_NAME)`.
///
/// The work of a reference is limited: a setting whose value would be too large is not used, and is
/// one of ``refusals``.
public struct BuildSettings: Sendable {
  /// The values as they are written, by name; each is at most ``largestValue`` bytes.
  public private(set) var values: [String: String]
  /// The settings that are not used, with the reason.
  private(set) var refusals: Set<Refusal> = []
  /// The bytes that inherited values have added so far.
  private var work = 0
  /// The files and lines that set values, as far as they are known.
  private var places: [String: Place] = [:]

  /// A setting that is not used.
  struct Refusal: Hashable, Sendable {
    /// The name of the setting.
    var name: String
    var reason: String
    /// The file and line, if they are known.
    var place: Place?
  }

  /// A line of a file.
  struct Place: Hashable, Sendable {
    var path: String
    var line: Int
  }

  /// The number of bytes that a value may have, and a text with references.
  static let largestValue = 64 << 10
  /// The number of bytes that inherited values may add to those of one target.
  private static let mostWork = 16 << 20
  /// The number of references that a text may replace, with those in their values.
  static let mostReferences = 10_000

  /// Creates settings.
  public init(_ values: [String: String] = [:]) {
    self.values = values
  }

  /// Adds settings; `$(inherited)` and a setting's own name in them are replaced by the present
  /// value.
  ///
  /// A value that becomes too large is not used: the present one is kept.
  mutating func add(_ other: [String: String], at places: [String: Place] = [:]) {
    for (name, value) in other {
      do throws(Excess) {
        values[name] = try inheriting(value, name).trimmingCharacters(in: .whitespaces)
        self.places[name] = places[name]
      } catch {
        refusals.insert(Refusal(name: name, reason: error.reason, place: places[name]))
      }
    }
  }

  private struct Excess: Error {
    var reason: String
  }

  private mutating func inheriting(_ value: String, _ name: String) throws(Excess) -> String {
    var text = value
    let inherited = values[name] ?? ""
    for reference in ["$(inherited)", "${inherited}", "$(\(name))", "${\(name)}"]
    where text.contains(reference) {
      let parts = text.components(separatedBy: reference)
      let size =
        text.utf8.count + (parts.count - 1) * (inherited.utf8.count - reference.utf8.count)
      guard size <= Self.largestValue else { throw Self.tooLarge }
      work += size
      guard work <= Self.mostWork else {
        throw Excess(reason: "the inherited values have more than \(Self.mostWork >> 20) MiB")
      }
      text = parts.joined(separator: inherited)
    }
    guard text.utf8.count <= Self.largestValue else { throw Self.tooLarge }
    return text
  }

  private static let tooLarge = Excess(reason: "its value has more than \(largestValue >> 10) KiB")

  /// The settings as the base of others, whose refusals were reported.
  var withoutRefusals: BuildSettings {
    var result = self
    result.refusals = []
    return result
  }

  /// Sets values that the reader derives.
  mutating func set(_ derived: [String: String]) {
    values.merge(derived) { $1 }
  }

  /// Adds the settings of another level, with its refusals.
  mutating func add(_ other: BuildSettings) {
    add(other.values, at: other.places)
    refusals.formUnion(other.refusals)
  }

  /// The value of a setting with its references resolved; `nil` if it is absent, empty or not used.
  public subscript(name: String) -> String? {
    guard let value = values[name] else { return nil }
    if Self.paths.contains(name) { return value.isEmpty ? nil : value }
    var expansion = Expansion(values: values, paths: Self.paths)
    guard let resolved = expansion.value(of: name), expansion.failure == nil else { return nil }
    return resolved.isEmpty ? nil : resolved
  }

  /// The settings that the reader sets to paths.
  private static let paths: Set<String> = ["SRCROOT", "PROJECT_DIR"]

  /// Replaces references in a text; unknown settings are empty, as in Xcode, and so is a text that
  /// becomes too large.
  public func resolve(_ text: String) -> String {
    var expansion = Expansion(values: values, paths: Self.paths)
    let result = expansion.resolve(text)
    return expansion.failure == nil ? result : ""
  }

  /// Refuses the settings that are read and whose references can't be resolved; they are absent
  /// afterwards.
  mutating func checkReferences() {
    let read = values.filter { name, value in
      value.contains("$") && (Self.readNames.contains(name) || Self.isInfoKey(name))
    }
    var expansion = Expansion(values: values, paths: Self.paths)
    for name in read.keys.sorted() {
      guard let failure = expansion.failure(of: name) else { continue }
      refusals.insert(Refusal(name: name, reason: failure, place: places[name]))
      values[name] = nil
    }
  }

  /// Whether a setting becomes a key of the app's Info.plist.
  static func isInfoKey(_ name: String) -> Bool { name.hasPrefix("INFOPLIST_KEY_") }

  private static let readNames: Set<String> = [
    "INFOPLIST_FILE", "OTHER_SWIFT_FLAGS", "PRODUCT_BUNDLE_IDENTIFIER", "PRODUCT_MODULE_NAME",
    "PRODUCT_NAME", "SDKROOT", "SUPPORTED_PLATFORMS", "SWIFT_ACTIVE_COMPILATION_CONDITIONS",
    "SWIFT_OBJC_BRIDGING_HEADER", "SWIFT_VERSION",
  ]

  /// The conditions that `#if` finds true, sorted, without `DEBUG`, which SwiftPM defines itself.
  var compilationConditions: [String] {
    let words = (self["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] ?? "").split(separator: " ")
    let flags = (self["OTHER_SWIFT_FLAGS"] ?? "").split(separator: " ")
    var names = Set(words.map(String.init))
    for (index, flag) in flags.enumerated() {
      if flag == "-D", index + 1 < flags.count {
        names.insert(String(flags[index + 1]))
      } else if flag.hasPrefix("-D"), flag.count > 2 {
        names.insert(String(flag.dropFirst(2)))
      }
    }
    return names.filter { $0 != "DEBUG" && SwiftIdentifier($0) != nil }.sorted()
  }
}

/// The settings of the Swift compiler.
extension BuildSettings {
  /// The version of Swift as it is written, such as `5.0`.
  var swiftVersion: String? { self["SWIFT_VERSION"] }

  var swiftMajorVersion: Int? {
    swiftVersion.flatMap { Int($0.prefix { $0.isNumber }) }
  }

  /// Whether the sources use the names from before Swift 4.2.
  var usesOldNames: Bool {
    guard let version = swiftVersion else { return false }
    let parts = version.split(separator: ".").map { Int($0) ?? 0 }
    guard let major = parts.first else { return false }
    return major < 4 || major == 4 && (parts.count < 2 || parts[1] < 2)
  }

  /// The arguments of `swiftSettings` in a manifest that change the meaning of the code.
  ///
  /// Features that only forbid code, such as `ExistentialAny` and `MemberImportVisibility`, are
  /// left out: the imports of the rewritten copy differ from those of the app.
  func swiftSettings(toolsVersion: Int?) -> [SwiftSource] {
    let major = swiftMajorVersion ?? toolsVersion ?? 5
    let mode: SwiftSource =
      switch major {
      case 6...: "6"
      case 5: "5"
      // Swift 4 reads sources of Swift 3, too.
      default: usesOldNames ? "4" : "4_2"
      }
    var result: [SwiftSource] = [".swiftLanguageMode(.v\(mode))"]
    result += compilationConditions.map { ".define(\(literal: $0))" }
    if self["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor" {
      result.append(".defaultIsolation(MainActor.self)")
    }
    result += upcomingFeatures(major).map { ".enableUpcomingFeature(\(literal: $0))" }
    return result
  }

  private func upcomingFeatures(_ major: Int) -> [String] {
    let isApproachable = self["SWIFT_APPROACHABLE_CONCURRENCY"] == "YES"
    return Self.features.compactMap { feature in
      // Swift 6 contains the features of earlier proposals.
      guard major < 6 || !feature.isInSwift6 else { return nil }
      let isOn = self["SWIFT_UPCOMING_FEATURE_" + feature.setting]
      return isOn == "YES" || isOn == nil && isApproachable && feature.isApproachable
        ? feature.name : nil
    }
  }

  private struct Feature {
    var name: String
    var setting: String
    var isInSwift6 = true
    var isApproachable = false
  }

  // Source: the settings “Upcoming Features” and “Approachable Concurrency” of Xcode 26.
  private static let features = [
    Feature(name: "BareSlashRegexLiterals", setting: "BARE_SLASH_REGEX_LITERALS"),
    Feature(name: "ConciseMagicFile", setting: "CONCISE_MAGIC_FILE"),
    Feature(
      name: "DisableOutwardActorInference",
      setting: "DISABLE_OUTWARD_ACTOR_ISOLATION",
      isApproachable: true
    ),
    Feature(name: "DynamicActorIsolation", setting: "DYNAMIC_ACTOR_ISOLATION"),
    Feature(name: "ForwardTrailingClosures", setting: "FORWARD_TRAILING_CLOSURES"),
    Feature(
      name: "GlobalActorIsolatedTypesUsability",
      setting: "GLOBAL_ACTOR_ISOLATED_TYPES_USABILITY",
      isApproachable: true
    ),
    Feature(name: "ImplicitOpenExistentials", setting: "IMPLICIT_OPEN_EXISTENTIALS"),
    Feature(
      name: "InferIsolatedConformances",
      setting: "INFER_ISOLATED_CONFORMANCES",
      isInSwift6: false,
      isApproachable: true
    ),
    Feature(
      name: "InferSendableFromCaptures",
      setting: "INFER_SENDABLE_FROM_CAPTURES",
      isApproachable: true
    ),
    Feature(name: "IsolatedDefaultValues", setting: "ISOLATED_DEFAULT_VALUES"),
    Feature(
      name: "NonisolatedNonsendingByDefault",
      setting: "NONISOLATED_NONSENDING_BY_DEFAULT",
      isInSwift6: false,
      isApproachable: true
    ),
    Feature(name: "RegionBasedIsolation", setting: "REGION_BASED_ISOLATION"),
  ]
}

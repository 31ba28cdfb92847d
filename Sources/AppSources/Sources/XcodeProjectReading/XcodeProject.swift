/// The targets of an Xcode project.
public struct XcodeProject: Sendable {
  /// A target of a project.
  public struct Target: Sendable {
    /// The name in Xcode.
    public var name: String
    /// The kind of product, such as `com.apple.product-type.application`; `nil` for aggregates.
    public var productType: String?
    /// The settings of the requested configuration, or of a configuration for debugging.
    public var settings: BuildSettings
    /// The absolute paths of the files that are compiled, in the order of the project.
    public var sources: [String] = []
    /// The absolute paths of the files and folders that are copied into the bundle.
    public var resources: [String] = []
    /// The folders that belong to the target as a whole, as Xcode 16 writes them.
    public var folders: [SynchronizedFolder] = []
    /// The names of the targets of the same project that it depends on.
    public var dependencies: [String] = []
    /// The products of packages that it depends on.
    public var packageProducts: [String] = []

    public var moduleName: SwiftIdentifier {
      SwiftIdentifier(
        derivedFrom: settings["PRODUCT_MODULE_NAME"] ?? settings["PRODUCT_NAME"] ?? name
      )
    }
    /// Whether it is an app.
    public var isApplication: Bool { productType == "com.apple.product-type.application" }
    /// Whether it is a library or a framework.
    public var isLibrary: Bool {
      productType?.contains("framework") ?? false || productType?.contains("library") ?? false
    }
    public var isTest: Bool { productType?.contains("test") ?? false }
    /// Whether it has unit tests, which run in the app's process.
    public var isUnitTest: Bool { productType == "com.apple.product-type.bundle.unit-test" }
    /// The names of the configurations, in the order of the project.
    public var configurations: [String] = []
    /// Whether the target is built for iOS, according to its settings.
    public var isForIOS: Bool {
      let platforms = settings["SUPPORTED_PLATFORMS"] ?? settings["SDKROOT"] ?? "iphoneos"
      return platforms.contains("iphone") || platforms.contains("auto")
    }
  }

  /// A folder whose files belong to a target.
  public struct SynchronizedFolder: Hashable, Sendable {
    /// The absolute path.
    public var path: String
    /// The paths in the folder that do not belong to the target.
    public var excluded: [String]
    /// The only paths in the folder that belong to the target; `nil` for all.
    public var included: [String]?

    public init(path: String, excluded: [String] = [], included: [String]? = nil) {
      self.path = path
      self.excluded = excluded
      self.included = included
    }
  }

  /// A package that a project uses.
  public enum Package: Hashable, Sendable {
    /// A package at an absolute path.
    case local(path: String)
    /// A package at an address.
    case remote(RemotePackage)
  }

  /// The absolute path of the folder `.xcodeproj`.
  public var path: String
  /// The targets in the order of the project.
  public var targets: [Target] = []
  public var packages: [Package] = []
  /// The parts that were not read.
  public var problems: [ProjectProblem] = []
}

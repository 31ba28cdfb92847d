/// The sources of one module of an app, to be rewritten together.
public struct AppModuleSources: Sendable {
  /// A Swift file.
  public struct File: Sendable {
    /// The path that compiler messages and traces name.
    public let path: String
    /// A name that is unique in the module, such as `Cart_CartView.swift`.
    public let outputName: String
    /// The content in UTF-8.
    public let bytes: [UInt8]

    public init(path: String, outputName: String, bytes: [UInt8]) {
      self.path = path
      self.outputName = outputName
      self.bytes = bytes
    }
  }

  /// The name of the module.
  public var name: String
  /// The Swift files, in the order of the output.
  public var files: [File]
  /// The module that the generated code imports for the runtime, such as `UIKit`.
  public var runtimeModule: String
  /// The modules of Apple's platforms that the module can import besides the runtime, such as
  /// `MapKit`.
  public var importableModules: Set<String>
  /// Whether the sources are those of a package's target, and not those of an app's.
  public var isPackage: Bool
  /// The absolute path of the folder with the resources; `nil` without resources.
  public var resourceFolder: String?

  /// Creates a module.
  public init(
    name: String,
    files: [File],
    runtimeModule: String = "UIKit",
    importableModules: Set<String> = [],
    isPackage: Bool = false,
    resourceFolder: String? = nil
  ) {
    self.name = name
    self.files = files
    self.runtimeModule = runtimeModule
    self.importableModules = importableModules
    self.isPackage = isPackage
    self.resourceFolder = resourceFolder
  }
}

public struct RewrittenModule: Sendable {
  /// A file to compile.
  public struct File: Sendable {
    public let outputName: String
    /// The content in UTF-8.
    public let bytes: [UInt8]
  }

  /// The name of the generated file, which follows the rewritten files.
  public static let moduleFileName = "LifelineModule.swift"

  /// The rewritten files in their order, and the generated file.
  public let files: [File]
  /// The messages, by file and line.
  public let diagnostics: [Diagnostic]
}

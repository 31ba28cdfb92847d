/// The files of an app's folder by the endings of their names, in lower case.
///
/// The plugin and the reader of projects compile this file, because a plugin can't import a library.
public enum FileEndings {
  /// Files that are neither compiled nor copied into a bundle.
  static let ignored: Set<String> = [
    "h", "hpp", "pch", "modulemap", "entitlements", "xcconfig", "xctestplan", "md", "gitignore",
    "swiftpm",
  ]
  /// Sources in languages that are not compiled here.
  static let foreign: Set<String> = ["m", "mm", "c", "cc", "cpp", "cxx", "metal", "s"]
  /// Files and folders that Xcode compiles into resources or code.
  static let compiledByXcode: Set<String> = [
    "intentdefinition", "mlmodel", "xcdatamodeld", "xcdatamodel", "xcmappingmodel", "d", "y", "l",
    "rcproject", "mlpackage",
  ]
  /// Folders that are one resource.
  static let bundles: Set<String> = [
    "xcassets", "bundle", "xcdatamodeld", "scnassets", "icon", "rcproject", "mlpackage",
  ]
  /// Folders with files of other modules and tools.
  static let skippedFolders: Set<String> = [
    "xcodeproj", "xcworkspace", "framework", "xcframework", "playground", "docc",
  ]
  /// The names of such folders.
  static let skippedNames: Set<String> = ["Pods", "Carthage", "DerivedData"]
  /// How the names of headers end by which Objective-C's declarations reach Swift.
  public static let bridgingHeader = "-Bridging-Header.h"
}

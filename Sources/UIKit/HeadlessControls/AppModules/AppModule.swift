/// A module of an app whose sources were rewritten for a platform without the Objective-C runtime.
///
/// The source rewriter generates one conforming enumeration for each module, with the name
/// `LifelineModule`. The runtime finds it by that name when it needs a class, an outlet or a method
/// by its name, as a storyboard does.
@preconcurrency @MainActor
public protocol AppModule {
  /// The classes that Objective-C could find by name, with their members.
  static var classes: [AppClass] { get }
  /// The absolute path of the folder with the module's resources, laid out as in an app's bundle;
  /// `nil` without resources.
  nonisolated static var resourceFolder: String? { get }
  /// The class marked with `@main` or `@UIApplicationMain`.
  static var delegate: (any UIApplicationDelegate.Type)? { get }
}

extension AppModule {
  /// No folder.
  public nonisolated static var resourceFolder: String? { nil }
  /// No delegate.
  public static var delegate: (any UIApplicationDelegate.Type)? { nil }
}

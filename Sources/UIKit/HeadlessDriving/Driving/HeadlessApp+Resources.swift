public import Foundation

extension HeadlessApp {
  /// The preferred languages of the user of the run, the first one most; `["en"]` by default.
  ///
  /// They choose the tables of `NSLocalizedString` and the files in `.lproj` folders.
  public var preferredLanguages: [String] {
    get { RunResources.of(context).languages }
    set { RunResources.of(context).languages = newValue }
  }

  /// The bundle that the runtime searches for images, colors and strings without a bundle.
  ///
  /// By default the runtime searches the resources of the rewritten modules whose classes the run
  /// uses. Set it in the test of an app that is not rewritten.
  public var mainBundle: Bundle {
    get { RunResources.of(context).mainFolders.first.flatMap(Bundle.init(path:)) ?? .main }
    set { RunResources.of(context).mainFolder = newValue.resourcePath ?? newValue.bundlePath }
  }
}

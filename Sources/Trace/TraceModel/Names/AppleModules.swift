/// The modules of this package that have the names of Apple's modules.
///
/// `.ci/record modules` writes the names from `Package.swift`, which offers each module as a
/// product.
package enum AppleModules {
  /// The names, in alphabetical order.
  package static let names = [
    "AVFoundation", "AVKit", "Contacts", "ContactsUI", "CoreLocation", "CoreMedia",
    "LinkPresentation", "LocalAuthentication", "MapKit", "MediaPlayer", "MessageUI",
    "MobileCoreServices", "Photos", "PhotosUI", "QuickLook", "SafariServices", "StoreKit",
    "UniformTypeIdentifiers", "UserNotifications", "WebKit",
  ]

  private static let set = Set(names.map { Substring($0) })

  /// Returns whether a module is one of this package's.
  package static func contains(_ module: some StringProtocol) -> Bool {
    set.contains(Substring(module))
  }
}

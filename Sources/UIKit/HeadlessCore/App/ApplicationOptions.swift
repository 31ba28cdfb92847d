import Foundation

/// The values of an application that the app sets.
package struct ApplicationOptions {
  package var isIdleTimerDisabled = false
  package var iconBadgeNumber = 0
  package var shortcutItems: [UIApplicationShortcutItem]?
  package var supportsShakeToEdit = true
  package var isRegisteredForRemoteNotifications = false
  package var openedURLs: [URL] = []
  package var refusedSchemes: Set<String> = []
  package var alternateIconName: String?
  package var isNetworkActivityIndicatorVisible = false
  /// The calls of `beginIgnoringInteractionEvents()` that have not ended.
  package var ignoredInteractions = 0
}

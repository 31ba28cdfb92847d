public import Foundation

/// A language of the keyboard, as UIKit's `UITextInputMode`
/// (developer.apple.com/documentation/uikit/uitextinputmode).
@preconcurrency @MainActor
open class UITextInputMode: NSObject {
  /// The language, such as `en-US`.
  open var primaryLanguage: String? { language }
  private let language: String

  init(language: String) {
    self.language = language
    super.init()
  }

  /// The modes: one for the first preferred language.
  open class var activeInputModes: [UITextInputMode] {
    [UITextInputMode(language: Locale.preferredLanguages.first ?? "en")]
  }

  /// Posted after the language has changed; never posted by the runtime.
  public nonisolated static let currentInputModeDidChangeNotification = Notification.Name(
    "UITextInputCurrentInputModeDidChangeNotification"
  )
}

import Foundation
public import HeadlessUIKit

/// Modifiers of controls.
extension View {
  /// Disables the controls in the view.
  public func disabled(_ disabled: Bool) -> some View {
    environmentAttribute("disabled", disabled, \.isEnabled) { $0 = $0 && !disabled }
  }

  /// Lets touches pass through the view.
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    attribute("allowsHitTesting", enabled)
  }

  /// Hides the labels of controls.
  public func labelsHidden() -> some View {
    environmentAttribute("labelsHidden", true, \.labelsHidden) { $0 = true }
  }

  /// Sets the size of controls.
  public func controlSize(_ controlSize: ControlSize) -> some View {
    attribute("controlSize", controlSize)
  }

  /// Adds an action of the return key.
  @preconcurrency
  public func onSubmit(
    of triggers: SubmitTriggers = .text,
    _ action: @escaping @MainActor () -> Void
  ) -> some View {
    environmentAttribute("onSubmit", "set", \.submitAction) { outer in
      let next = outer
      outer = {
        action()
        next?()
      }
    }
  }

  /// Sets the label of the return key.
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    attribute("submitLabel", submitLabel.name)
  }

  /// Sets whether text is corrected.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    attribute("autocorrectionDisabled", disable)
  }

  /// Sets whether text is corrected.
  public func disableAutocorrection(_ disable: Bool?) -> some View {
    attribute("disableAutocorrection", disable.map { "\($0)" } ?? "none")
  }

  /// Sets the kind of the keyboard.
  public func keyboardType(_ type: UIKeyboardType) -> some View { attribute("keyboardType", type) }

  /// Sets the meaning of text for autofill.
  public func textContentType(_ textContentType: UITextContentType?) -> some View {
    attribute("textContentType", textContentType?.rawValue ?? "none")
  }

  /// Sets which letters are capital.
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    attribute("autocapitalization", style)
  }

  /// Sets which letters are capital.
  public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  )
    -> some View
  {
    attribute("textInputAutocapitalization", autocapitalization?.name ?? "none")
  }

  /// Adds a text that explains the view.
  public func help(_ textKey: LocalizedStringKey) -> some View { attribute("help", textKey.text) }

  /// Adds a text that explains the view.
  @_disfavoredOverload
  public func help<Content: StringProtocol>(_ text: Content) -> some View {
    attribute("help", text)
  }

  /// Sets the value that the selection of a picker or a list has for the view.
  public func tag<Value: Hashable>(_ tag: Value) -> some View {
    modifier(TagModifier(tag: AnyHashable(tag)))
  }

  /// Sets the light or the dark style.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    environmentAttribute(
      "preferredColorScheme",
      colorScheme.map { "\($0)" } ?? "none",
      \.colorScheme
    ) { $0 = colorScheme ?? $0 }
  }

  /// Sets the light or the dark style.
  public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environmentAttribute("colorScheme", colorScheme, \.colorScheme) { $0 = colorScheme }
  }
}

/// The tag of a view.
package struct TagModifier: ViewModifier, PrimitiveModifier {
  /// The value.
  package let tag: AnyHashable

  package var attribute: (name: String, value: String)? { ("tag", described(tag.base)) }
}

public enum ControlSize: Hashable, CaseIterable, Sendable {
  case mini, small, regular, large, extraLarge
}

/// The triggers of the action of `onSubmit`.
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The return key in a text field.
  public static let text = SubmitTriggers(rawValue: 1)
  /// The return key in a search field.
  public static let search = SubmitTriggers(rawValue: 2)
}

/// The label of the return key.
public struct SubmitLabel: Hashable, Sendable {
  let name: String
  public static let done = SubmitLabel(name: "done")
  public static let go = SubmitLabel(name: "go")
  public static let send = SubmitLabel(name: "send")
  public static let join = SubmitLabel(name: "join")
  public static let route = SubmitLabel(name: "route")
  public static let search = SubmitLabel(name: "search")
  public static let `return` = SubmitLabel(name: "return")
  public static let next = SubmitLabel(name: "next")
  public static let `continue` = SubmitLabel(name: "continue")
}

/// Which letters are capital.
public struct TextInputAutocapitalization: Hashable, Sendable {
  let name: String
  /// No letters.
  public static let never = TextInputAutocapitalization(name: "never")
  /// The first letters of words.
  public static let words = TextInputAutocapitalization(name: "words")
  /// The first letters of sentences.
  public static let sentences = TextInputAutocapitalization(name: "sentences")
  /// All letters.
  public static let characters = TextInputAutocapitalization(name: "characters")
}

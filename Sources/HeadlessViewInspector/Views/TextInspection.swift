public import Foundation
import HeadlessSwiftUI

extension InspectableView where View == ViewType.Text {
  /// The displayed string.
  ///
  /// - Parameter locale: Has no effect: texts are not localized here.
  public func string(locale: Locale = .testsDefault) throws -> String {
    try inspected.value(as: Text.self).inspectedString
  }
}

extension Locale {
  /// The locale of inspections without a locale, which has no effect here.
  public static var testsDefault: Locale { Locale(identifier: "en") }
}

extension InspectableView {
  /// Finds a text by its string.
  public func find(
    text: String,
    locale: Locale = .testsDefault
  ) throws -> InspectableView<ViewType.Text> {
    try find(ViewType.Text.self) { try $0.string(locale: locale) == text }
  }

  /// Finds a text by a condition on its string.
  public func find(
    textWhere condition: (String) throws -> Bool
  ) throws -> InspectableView<ViewType.Text> {
    try find(ViewType.Text.self) { try condition($0.string()) }
  }
}

extension InspectedView {
  /// The view as a type of the framework.
  func value<Value: HeadlessSwiftUI.View>(as type: Value.Type) throws -> Value {
    let view = try content().view
    guard let value = view as? Value else {
      throw InspectionError.typeMismatch(
        factual: TypeNames.of(Swift.type(of: view)).message,
        expected: TypeNames.of(type).message
      )
    }
    return value
  }
}

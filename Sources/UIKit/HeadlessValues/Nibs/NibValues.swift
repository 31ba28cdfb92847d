import Foundation

/// The values that elements of Interface Builder describe.
@MainActor
package enum NibValues {
  private static var cases: [ObjectIdentifier: [String: Any]] = [:]

  /// Returns the case of an enumeration of UIKit whose name is a text; the enumerations of UIKit
  /// and Interface Builder have the same names.
  package static func value<Value: RawRepresentable>(_ text: String, of type: Value.Type) -> Value?
  where Value.RawValue: BinaryInteger {
    let key = ObjectIdentifier(type)
    let known = cases[key] ?? allCases(of: type)
    cases[key] = known
    return known[text] as? Value
  }

  private static func allCases<Value: RawRepresentable>(of type: Value.Type) -> [String: Any]
  where Value.RawValue: BinaryInteger {
    var found: [String: Any] = [:]
    for raw in -2...130 {
      guard let number = Value.RawValue(exactly: raw), let value = Value(rawValue: number) else {
        continue
      }
      if found["\(value)"] == nil { found["\(value)"] = value }
    }
    return found
  }
}

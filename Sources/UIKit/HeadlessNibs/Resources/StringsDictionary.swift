import Foundation

/// The entries of a file of the format `.stringsdict`.
///
/// Source: Apple's “Stringsdict File Format”. Entries that are not plurals are reported.
struct StringsDictionary: Sendable {
  private(set) var entries: [String: PluralText] = [:]
  /// The problems of entries, as `entry: problem`.
  private(set) var problems: [String] = []

  /// Reads the contents of a file in a language.
  init(_ data: Data, language: String) {
    let list: Any
    do {
      list = try PropertyListSerialization.propertyList(from: data, format: nil)
    } catch {
      problems.append("the property list is damaged: \(error.localizedDescription)")
      return
    }
    guard let dictionary = list as? [String: Any] else {
      problems.append("the property list is not a dictionary")
      return
    }
    for (key, value) in dictionary.sorted(by: { $0.key < $1.key }) {
      guard let entry = value as? [String: Any],
        let format = entry["NSStringLocalizedFormatKey"] as? String
      else {
        problems.append("\(key): no NSStringLocalizedFormatKey")
        continue
      }
      var variables: [String: PluralText.Variable] = [:]
      for (name, value) in entry where name != "NSStringLocalizedFormatKey" {
        guard let rule = value as? [String: String],
          rule["NSStringFormatSpecTypeKey"] == "NSStringPluralRuleType"
        else {
          problems.append("\(key): \(name) is not a plural rule")
          continue
        }
        variables[name] = PluralText.Variable(
          type: rule["NSStringFormatValueTypeKey"] ?? "d",
          forms: rule.filter { PluralCategory(rawValue: $0.key) != nil }
        )
        if rule["other"] == nil { problems.append("\(key): \(name) has no form 'other'") }
      }
      entries[key] = PluralText(format: format, variables: variables, language: language)
    }
  }
}

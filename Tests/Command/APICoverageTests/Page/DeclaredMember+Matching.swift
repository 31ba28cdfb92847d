import APICoverage

extension DeclaredMember {
  /// Whether a call or override with a name of UIKit's API compiles with this member.
  func matches(_ name: APIName) -> Bool {
    guard base == name.base else { return false }
    guard let labels = name.labels else { return parameters == nil }
    guard let parameters else { return false }
    var rest = labels[...]
    for parameter in parameters {
      if rest.first == parameter.label {
        rest.removeFirst()
      } else if !parameter.hasDefault {
        return false
      }
    }
    return rest.isEmpty
  }
}

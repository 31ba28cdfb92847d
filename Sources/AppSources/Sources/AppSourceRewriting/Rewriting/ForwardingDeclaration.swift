extension ModuleIndex.Hoist {
  /// The name of the method in the extension with the code of an observer.
  func name(of observer: String) -> String { "\(newName)_\(observer)" }

  /// The declaration in the class body, in one line, that calls the renamed one in the extension.
  var forwardingDeclaration: String {
    let attributes = member.repeatedAttributes.map { $0 + " " }.joined()
    let words = member.modifiers.filter { $0 != "dynamic" }.map {
      // A class that is not open cannot have open members.
      subclasses != nil && $0 == "open" ? "public" : $0
    }
    let modifiers = access + words.map { $0 + " " }.joined()
    switch member.kind {
    case .property:
      let type = member.type ?? "Any"
      let head = "\(attributes)\(modifiers)var \(member.name): \(type)"
      if !member.observers.isEmpty {
        let observers = member.observers.map { observer in
          "\(observer) { \(name(of: observer))(\(observer == "didSet" ? "oldValue" : "newValue")) }"
        }
        return "\(head) { \(observers.joined(separator: " ")) }"
      }
      return member.isSettable
        ? "\(head) { get { \(newName) } set { \(newName) = newValue } }"
        : "\(head) { \(newName) }"
    case .function, .subscript, .initializer:
      var declared: [String] = []
      var passed: [String] = []
      for (number, parameter) in member.parameters.enumerated() {
        let name = parameter.name == "_" ? "_lifeline\(number)" : parameter.name
        let words = parameter.label == name ? name : "\(parameter.label) \(name)"
        let value = parameter.defaultValue.map { " = \($0)" } ?? ""
        declared.append("\(words): \(parameter.type)\(value)")
        let label = parameter.label == "_" ? "" : "\(parameter.label): "
        passed.append("\(label)\(parameter.type.hasPrefix("inout ") ? "&" : "")\(name)")
      }
      let effects = member.effects.isEmpty ? "" : " \(member.effects)"
      let result = member.type.map { " -> \($0)" } ?? ""
      let requirements = member.requirements.isEmpty ? "" : " \(member.requirements)"
      let marks =
        (member.effects.contains("throws") ? "try " : "")
        + (member.effects.contains("async") ? "await " : "")
      return "\(attributes)\(modifiers)func \(member.name)\(member.genericParameters)"
        + "(\(declared.joined(separator: ", ")))\(effects)\(result)\(requirements) "
        + "{ \(marks)\(newName)(\(passed.joined(separator: ", "))) }"
    }
  }
}

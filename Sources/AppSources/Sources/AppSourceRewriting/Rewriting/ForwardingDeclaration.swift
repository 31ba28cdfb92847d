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
      let effects = member.effects.isEmpty ? "" : " \(member.effects)"
      let result = member.type.map { " -> \($0)" } ?? ""
      let requirements = member.requirements.isEmpty ? "" : " \(member.requirements)"
      let marks =
        (member.effects.contains("throws") ? "try " : "")
        + (member.effects.contains("async") ? "await " : "")
      return "\(attributes)\(modifiers)func \(member.name)\(member.genericParameters)"
        + "(\(member.declaredParameters.joined(separator: ", ")))\(effects)\(result)\(requirements) "
        + "{ \(marks)\(newName)(\(member.passedParameters.joined(separator: ", "))) }"
    }
  }
}

extension Member {
  /// The parameters as a declaration writes them, each with a name that its body can use.
  var declaredParameters: [String] {
    zip(parameters, parameterNames).map { parameter, name in
      let words = parameter.label == name ? name : "\(parameter.label) \(name)"
      let value = parameter.defaultValue.map { " = \($0)" } ?? ""
      return "\(words): \(parameter.type)\(value)"
    }
  }

  /// The arguments that pass those parameters on.
  var passedParameters: [String] {
    zip(parameters, parameterNames).map { parameter, name in
      let label = parameter.label == "_" ? "" : "\(parameter.label): "
      return "\(label)\(parameter.type.hasPrefix("inout ") ? "&" : "")\(name)"
    }
  }

  private var parameterNames: [String] {
    parameters.enumerated().map { $1.name == "_" ? "_lifeline\($0)" : $1.name }
  }
}

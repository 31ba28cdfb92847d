import HeadlessUIKit

/// A parameter of a method, or the type of a property: the kind of the arguments, and how a call
/// reads them.
struct Parameter<Value>: Sendable {
  typealias Read = @MainActor @Sendable (Invocation, Int) throws(ScenarioError) -> Value

  let kind: ArgumentKind
  /// Returns the argument with an index.
  let read: Read

  init(_ kind: ArgumentKind, read: @escaping Read) {
    self.kind = kind
    self.read = read
  }
}

extension Parameter<Bool> {
  static let flag = Parameter(.flag) { $0.flag($1) }
}

extension Parameter<Double> {
  static let number = Parameter(.number) { $0.number($1) }
}

extension Parameter<Int> {
  static let index = Parameter(.index) { Int($0.number($1)) }
}

extension Parameter<String> {
  static let text = Parameter(.text) { $0.text($1) }
}

extension Parameter<CGRect> {
  static let rect = Parameter(.rect) { $0.rect($1) }
}

extension Parameter<CGSize> {
  static let size = Parameter(.size) { $0.size($1) }
}

extension Parameter<CGPoint> {
  static let point = Parameter(.point) { $0.point($1) }
}

extension Parameter<UIEdgeInsets> {
  static let insets = Parameter(.insets) { $0.insets($1) }
}

extension Parameter<UILayoutPriority> {
  static let priority = Parameter(.priority) { UILayoutPriority(Float($0.number($1))) }
}

extension Parameter<NSLayoutConstraint.Axis> {
  static let axis = choice([("horizontal", .horizontal), ("vertical", .vertical)])
}

extension Parameter where Value: Sendable {
  /// One of several choices, each with its value.
  static func choice(_ choices: [(name: String, value: Value)]) -> Parameter {
    Parameter(.choice(choices.map(\.name))) { call, index in
      let name = call.text(index)
      return choices.first { $0.name == name }?.value ?? choices[0].value
    }
  }
}

extension Parameter where Value: SetAlgebra, Value: Sendable {
  /// One or several of several choices, each with its value.
  static func choices(_ choices: [(name: String, value: Value)]) -> Parameter {
    Parameter(.choices(choices.map(\.name))) { call, index in
      let names = call.choices(index)
      return choices.reduce(into: Value()) { result, choice in
        if names.contains(choice.name) { result.formUnion(choice.value) }
      }
    }
  }
}

extension Parameter where Value: NSObject {
  static func object(_ type: Value.Type) -> Self {
    Parameter(.object(ObjectKind(of: type))) { call, index throws(ScenarioError) in
      try call.object(index)
    }
  }
}

extension Parameter {
  static func optionalObject<Object: NSObject>(_ type: Object.Type) -> Self
  where Value == Object? {
    Parameter(.optionalObject(ObjectKind(of: type))) { call, index throws(ScenarioError) in
      try call.optionalObject(index)
    }
  }

  static func objects<Object: NSObject>(_ type: Object.Type) -> Self where Value == [Object] {
    Parameter(.objects(ObjectKind(of: type))) { call, index throws(ScenarioError) in
      try call.objects(index)
    }
  }
}

extension ObjectKind {
  /// The kind of a class of UIKit.
  init(of type: NSObject.Type) {
    guard let kind = ObjectKind(rawValue: "\(type)") else {
      preconditionFailure("objects of scenarios have no kind \(type)")
    }
    self = kind
  }
}

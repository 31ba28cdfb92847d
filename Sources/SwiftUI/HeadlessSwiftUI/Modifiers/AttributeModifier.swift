/// A modifier without an effect on lifetimes and layout: traces show its name and value.
package struct AttributeModifier: ViewModifier, PrimitiveModifier {
  /// The name of the modifier, as in SwiftUI.
  package let name: String
  /// The arguments in words.
  package let value: String

  package var attribute: (name: String, value: String)? { (name, value) }
}

/// A modifier that writes a value of the environment and is recorded by its name.
package struct EnvironmentAttributeModifier<Value>: ViewModifier, PrimitiveModifier,
  EnvironmentWriting
{
  /// The name of the modifier, as in SwiftUI.
  package let name: String
  /// The value in words.
  package let text: String
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let change: (inout Value) -> Void

  package var attribute: (name: String, value: String)? { (name, text) }

  func write(_ values: inout EnvironmentValues) { change(&values[keyPath: keyPath]) }
}

extension View {
  /// Records a modifier without another effect.
  func attribute(_ name: String, _ value: some Any = true) -> some View {
    modifier(AttributeModifier(name: name, value: "\(value)"))
  }

  /// Writes a value of the environment and records the modifier.
  func environmentAttribute<Value>(
    _ name: String,
    _ text: some Any,
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    _ change: @escaping (inout Value) -> Void
  ) -> some View {
    modifier(
      EnvironmentAttributeModifier(
        name: name,
        text: "\(text)",
        keyPath: keyPath,
        change: change
      )
    )
  }
}

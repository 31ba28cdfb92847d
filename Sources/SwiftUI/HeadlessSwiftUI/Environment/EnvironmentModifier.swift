public import Observation

/// A modifier of the framework that changes the environment of its content.
@MainActor @preconcurrency
protocol EnvironmentWriting {
  /// Writes into the values that the modifier inherits.
  func write(_ values: inout EnvironmentValues)
}

/// Writes one value of the environment.
@frozen
public struct _EnvironmentKeyWritingModifier<Value>: ViewModifier, PrimitiveModifier,
  EnvironmentWriting
{
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let value: Value

  func write(_ values: inout EnvironmentValues) { values[keyPath: keyPath] = value }
}

/// Transforms one value of the environment.
@frozen
public struct _EnvironmentKeyTransformModifier<Value>: ViewModifier, PrimitiveModifier,
  EnvironmentWriting
{
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let transform: (inout Value) -> Void

  func write(_ values: inout EnvironmentValues) { transform(&values[keyPath: keyPath]) }
}

/// Writes an object of the environment.
struct ObjectWritingModifier<Object: AnyObject>: ViewModifier, PrimitiveModifier,
  EnvironmentWriting
{
  let object: Object?

  func write(_ values: inout EnvironmentValues) { values.write(object: object, as: Object.self) }
}

extension View {
  /// Sets a value of the environment of the view.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    _ value: Value
  ) -> some View {
    modifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
  }

  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    transform: @escaping (inout Value) -> Void
  ) -> some View {
    modifier(_EnvironmentKeyTransformModifier(keyPath: keyPath, transform: transform))
  }

  /// Places an observable object in the environment of the view.
  public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some View {
    modifier(ObjectWritingModifier(object: object))
  }
}

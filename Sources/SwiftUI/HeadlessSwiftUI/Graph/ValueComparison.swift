@_spi(Reflection) import Swift

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Compares two values of any type, to find out whether the inputs of a view have changed.
///
/// Structs that are not `Equatable` are compared property by property, objects by identity,
/// closures and everything else bit by bit. Equal bits are equal values; different bits can be an
/// equal value that was made again, which costs one evaluation of a body.
@MainActor
package enum ValueComparison {
  /// Compares two values at addresses.
  typealias Comparator = (UnsafeRawPointer, UnsafeRawPointer) -> Bool

  /// Returns whether two values are equal as far as that is visible.
  package static func areEqual<Value>(_ first: Value, _ second: Value) -> Bool {
    let compare = comparator(of: Value.self)
    return withUnsafePointer(to: first) { first in
      withUnsafePointer(to: second) { second in
        compare(UnsafeRawPointer(first), UnsafeRawPointer(second))
      }
    }
  }

  /// Returns whether two views of one type are equal; views of different types are not.
  package static func areEqualViews(_ first: any View, _ second: any View) -> Bool {
    func compare<Content: View>(_ first: Content) -> Bool {
      guard let second = second as? Content else { return false }
      return areEqual(first, second)
    }
    return compare(first)
  }

  private static var cache: [ObjectIdentifier: Comparator] = [:]

  private static func comparator(of type: any Any.Type) -> Comparator {
    let key = ObjectIdentifier(type)
    if let comparator = cache[key] { return comparator }
    let made = makeComparator(of: type)
    cache[key] = made
    return made
  }

  private static func makeComparator(of type: any Any.Type) -> Comparator {
    if let input = type as? any ComparableInput.Type { return inputComparator(input) }
    if type is any GraphProperty.Type { return { _, _ in true } }
    // Reflection does not distinguish weak references, whose bits are not pointers to the objects.
    if isReference(type) { return bitComparator(type) }
    if let equatable = type as? any Equatable.Type, !isPlainView(type) {
      return equatableComparator(equatable)
    }
    let fields = FieldLayout.of(type).fields
    guard !fields.isEmpty, !(type is AnyClass) else { return bitComparator(type) }
    let members = fields.map { (offset: $0.offset, compare: comparator(of: $0.type)) }
    return { first, second in
      members.allSatisfy { $0.compare(first + $0.offset, second + $0.offset) }
    }
  }

  /// Whether a type is a class, or an optional of one.
  private static func isReference(_ type: any Any.Type) -> Bool {
    type is AnyClass || (type as? any OptionalReflecting.Type)?.wrappedType is AnyClass
  }

  /// Whether a type is a view without references: its own `==` counts only within an
  /// ``EquatableView``, as in SwiftUI.
  private static func isPlainView(_ type: any Any.Type) -> Bool {
    func isPlain<Value>(_: Value.Type) -> Bool { _isPOD(Value.self) }
    return type is any View.Type && _openExistential(type, do: isPlain)
  }

  // In the following functions, the addresses are those of values of the type: `areEqual` passes
  // its arguments, and the standard library reports the offsets and types of stored properties.
  private static func equatableComparator<Value: Equatable>(_ type: Value.Type) -> Comparator {
    { first, second in
      first.assumingMemoryBound(to: type).pointee == second.assumingMemoryBound(to: type).pointee
    }
  }

  private static func inputComparator<Value: ComparableInput>(_ type: Value.Type) -> Comparator {
    { first, second in
      first.assumingMemoryBound(to: type).pointee
        .isSameInput(as: second.assumingMemoryBound(to: type).pointee)
    }
  }

  private static func bitComparator(_ type: any Any.Type) -> Comparator {
    func size<Value>(_: Value.Type) -> Int { MemoryLayout<Value>.size }
    let count = _openExistential(type, do: size)
    return { first, second in memcmp(first, second, count) == 0 }
  }
}

/// A property whose value is an input of its view, compared in its own way.
@MainActor @preconcurrency
package protocol ComparableInput {
  /// Whether two structs of a view receive the same input.
  func isSameInput(as other: Self) -> Bool
}

/// An optional, for code that receives any type.
private protocol OptionalReflecting {
  static var wrappedType: any Any.Type { get }
}

extension Optional: OptionalReflecting {
  fileprivate static var wrappedType: any Any.Type { Wrapped.self }
}

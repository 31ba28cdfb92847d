/// A path of values of several types (developer.apple.com/documentation/swiftui/navigationpath).
public struct NavigationPath: Equatable {
  /// The values, from the root.
  private(set) var elements: [AnyHashable] = []
  /// Whether each value is `Codable`, by position.
  private var codableElements: [(any Codable)?] = []

  /// Creates an empty path.
  public init() {}

  /// Creates a path of values.
  public init<Elements: Sequence>(_ elements: Elements) where Elements.Element: Hashable {
    for element in elements { append(element) }
  }

  /// Creates a path of values that can be encoded.
  public init<Elements: Sequence>(_ elements: Elements)
  where Elements.Element: Hashable & Codable {
    for element in elements { append(element) }
  }

  /// Creates a path from its encoded form.
  public init(_ codable: CodableRepresentation) {
    self = codable.path
  }

  /// The values that can be encoded, from the root.
  var encodableValues: [any Codable] { codableElements.compactMap { $0 } }

  /// The number of values.
  public var count: Int { elements.count }

  /// Whether the path has no value.
  public var isEmpty: Bool { elements.isEmpty }

  /// The path in a form that can be encoded; `nil` if a value cannot be.
  public var codable: CodableRepresentation? {
    codableElements.contains { $0 == nil } ? nil : CodableRepresentation(path: self)
  }

  public mutating func append<Value: Hashable>(_ value: Value) {
    elements.append(AnyHashable(value))
    codableElements.append(nil)
  }

  /// Appends a value that can be encoded.
  public mutating func append<Value: Hashable & Codable>(_ value: Value) {
    elements.append(AnyHashable(value))
    codableElements.append(value)
  }

  /// Removes values from the end.
  ///
  /// - Precondition: The path has as many values.
  public mutating func removeLast(_ count: Int = 1) {
    precondition(count >= 0 && count <= elements.count, "the path has \(elements.count) values")
    elements.removeLast(count)
    codableElements.removeLast(count)
  }

  /// Appends a value of an unknown type.
  mutating func append(_ value: AnyHashable) {
    func append<Value: Hashable>(_ value: Value) {
      elements.append(AnyHashable(value))
      codableElements.append(value as? any Codable)
    }
    guard let base = value.base as? any Hashable else { return }
    append(base)
  }

  /// Whether two paths have equal values.
  public static func == (first: NavigationPath, second: NavigationPath) -> Bool {
    first.elements == second.elements
  }
}

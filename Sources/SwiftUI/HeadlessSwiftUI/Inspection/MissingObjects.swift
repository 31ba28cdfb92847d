/// The objects of the environment that a view or a modifier needs and no ancestor provides.
extension Node {
  /// The missing objects as `property: Type`, in the order of declaration.
  package var missingObjects: [String] {
    if let modified = view as? any ModifiedView {
      return Self.missingObjects(of: modified.inspectedModifier)
    }
    return Self.missingObjects(of: view)
  }

  /// Whether the body cannot be evaluated, and the graph tolerates that.
  func leavesBodyOut(of value: Any) -> Bool {
    graph.isForInspection && !Self.missingObjects(of: value).isEmpty
  }

  private static func missingObjects(of value: Any) -> [String] {
    func collect<Value>(_ value: Value) -> [String] {
      let fields = FieldLayout.of(Value.self).dynamicFields
      guard !fields.isEmpty else { return [] }
      return withUnsafePointer(to: value) { pointer in
        fields.compactMap { field in missing(field, in: UnsafeRawPointer(pointer)) }
      }
    }
    return _openExistential(value, do: collect)
  }

  private static func missing(_ field: FieldLayout.Field, in base: UnsafeRawPointer) -> String? {
    guard let type = field.type as? any MissingObjectReporting.Type else { return nil }
    return missing(type, named: field.name, at: base + field.offset)
  }

  private static func missing<Property: MissingObjectReporting>(
    _ type: Property.Type,
    named name: String,
    at address: UnsafeRawPointer
  ) -> String? {
    // `FieldLayout` reports that the value at this address has this type; the caller's closure
    // keeps the value in memory.
    let property = address.assumingMemoryBound(to: type).pointee
    let label = name.hasPrefix("_") ? String(name.dropFirst()) : name
    return property.missingObjectType.map { "\(label): \($0)" }
  }
}

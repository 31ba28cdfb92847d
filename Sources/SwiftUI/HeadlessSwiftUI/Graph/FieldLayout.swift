@_spi(Reflection) import Swift

/// The stored properties of a struct type, found by the reflection of the standard library.
///
/// Properties are read and written in place, because a `DynamicProperty` is connected to its node
/// within the struct of the view.
package struct FieldLayout {
  /// One stored property.
  package struct Field {
    /// The name, with the underscore of a property wrapper's storage.
    package let name: String
    /// The distance from the start of the struct, in bytes.
    package let offset: Int
    package let type: any Any.Type
  }

  /// The stored properties in the order of declaration; empty for types that are not structs.
  package let fields: [Field]
  /// The properties that the graph connects, directly or within other properties.
  package let dynamicFields: [Field]

  private init(of type: any Any.Type) {
    var fields: [Field] = []
    guard Self.hasFields(type) else {
      self.fields = []
      dynamicFields = []
      return
    }
    _ = _forEachField(of: type) { name, offset, type, _ in
      fields.append(Field(name: String(cString: name), offset: offset, type: type))
      return true
    }
    self.fields = fields
    dynamicFields = fields.filter { $0.type is any DynamicProperty.Type }
  }

  /// Whether a type is a struct or a tuple; the reflection of other types needs a value.
  ///
  /// The first word of a type's metadata is its kind, on all platforms (github.com/swiftlang/swift,
  /// docs/ABI/TypeMetadata.rst).
  private static func hasFields(_ type: any Any.Type) -> Bool {
    let kind = unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee
    return kind == 0x200 || kind == 0x301
  }

  @MainActor private static var cache: [ObjectIdentifier: FieldLayout] = [:]

  @MainActor
  package static func of(_ type: any Any.Type) -> FieldLayout {
    let key = ObjectIdentifier(type)
    if let layout = cache[key] { return layout }
    let layout = FieldLayout(of: type)
    cache[key] = layout
    return layout
  }
}

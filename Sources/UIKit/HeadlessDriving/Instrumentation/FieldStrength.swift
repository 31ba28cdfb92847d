/// Whether the stored properties of a type are strong references, which `Mirror` does not
/// distinguish.
///
/// The type of a property is `nil` if the runtime can't describe it: `Mirror` would read it
/// regardless.
///
/// The functions are those that the standard library's `Mirror` calls itself. A structure of
/// another version would have another layout; the tests of ``ReferenceSearch`` would fail.
struct FieldStrength {
  private let type: any Any.Type
  private let firstIndex: Int
  /// The number of properties that the type declares itself.
  let ownCount: Int

  /// Reads the properties of a class with its superclass, or of a structure.
  init(of type: any Any.Type, inherited: (any Any.Type)?) {
    self.type = type
    firstIndex = inherited.map { fieldCount($0) } ?? 0
    ownCount = fieldCount(type) - firstIndex
  }

  /// Whether a property that the type declares itself is a strong reference, or a value that can be
  /// copied and may contain one.
  func isStrong(at index: Int) -> Bool {
    var metadata = FieldMetadata()
    let fieldType = fieldMetadata(type, index: firstIndex + index, fieldMetadata: &metadata)
    metadata.release?(metadata.name)
    guard metadata.isStrong, let fieldType else { return false }
    // The function returned metadata, and a metatype is the address of metadata.
    let type = unsafeBitCast(fieldType, to: AnyType.self)
    return ValueLayout(of: type)?.isPlain == false && type != String.self
  }
}

private struct FieldMetadata {
  var name: UnsafePointer<CChar>?
  var release: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
  var isStrong = false
  var isVariable = false
}

@_silgen_name("swift_reflectionMirror_recursiveCount")
private func fieldCount(_ type: any Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func fieldMetadata(
  _ type: any Any.Type,
  index: Int,
  fieldMetadata: UnsafeMutablePointer<FieldMetadata>
) -> UnsafeRawPointer?

/// The type of types, whose value is the address of metadata.
typealias AnyType = any Any.Type

/// Reading the captured values of closures.
///
/// The object that holds the captured values of a closure begins with metadata that describe them
/// for debuggers. Layout: `HeapLocalVariable` metadata and capture descriptors in the Swift
/// project's `include/swift/ABI/Metadata.h` and `include/swift/RemoteInspection/Records.h`; the
/// tests of ``ReferenceSearch`` would fail for another layout.
extension ReferenceReader {
  private enum Kind {
    static let function: UInt = 0x302
    static let captures: UInt = 0x400
    static let genericBox: UInt = 0x500
    /// Metadata of other values have smaller kinds; those of classes have 0 or an address.
    static let leastClass: UInt = 0x800
  }

  /// Whether a type is that of Swift functions, whose values are two words.
  func isFunction(_ type: any Any.Type) -> Bool {
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    guard metadata.load(as: UInt.self) == Kind.function else { return false }
    let convention = metadata.load(fromByteOffset: 8, as: UInt.self) >> 16 & 0xff
    return convention == 0
  }

  /// Collects the objects that a closure captured.
  ///
  /// The context is the object that holds the captured values, or a captured object itself if there
  /// is only one.
  func collect(
    contextAt context: UnsafeRawPointer,
    _ label: String,
    depth: Int,
    into found: inout Contents
  ) {
    guard Int(bitPattern: context) % 8 == 0, Int(bitPattern: context) > 4096,
      found.contexts.insert(context).inserted
    else { return }
    let metadata = context.load(as: UnsafeRawPointer.self)
    switch metadata.load(as: UInt.self) {
    case 0, Kind.leastClass...:
      let object = Unmanaged<AnyObject>.fromOpaque(context).takeUnretainedValue()
      collect(object, label, depth: depth, into: &found)
    case _ where depth >= Self.deepestValue:
      found.unreadClosures.append(label)
    case Kind.captures:
      collect(captures: CaptureList(of: context, metadata), label, depth: depth, into: &found)
    case Kind.genericBox:
      let offset = Int(metadata.load(fromByteOffset: 8, as: UInt32.self))
      let type = metadata.load(fromByteOffset: 16, as: AnyType.self)
      collect(valueAt: context + offset, type, label, depth: depth, into: &found)
    default: found.unreadClosures.append(label)
    }
  }

  private func collect(
    captures: CaptureList?,
    _ label: String,
    depth: Int,
    into found: inout Contents
  ) {
    guard let captures else { return found.unreadClosures.append(label) }
    var position = captures.start
    for name in captures.typeNames {
      switch name.form {
      case .withoutStrength:
        position = position.alignedUp(toMultipleOf: 8) + 8
      case .box:
        position = position.alignedUp(toMultipleOf: 8)
        if let box = position.load(as: UnsafeRawPointer?.self) {
          collect(contextAt: box, label, depth: depth + 1, into: &found)
        }
        position += 8
      case .function:
        position = position.alignedUp(toMultipleOf: 8)
        if let inner = position.load(fromByteOffset: 8, as: UnsafeRawPointer?.self) {
          collect(contextAt: inner, label, depth: depth + 1, into: &found)
        }
        position += 16
      case .value(let type):
        guard let layout = ValueLayout(of: type) else { return found.unreadClosures.append(label) }
        position = position.alignedUp(toMultipleOf: layout.alignment)
        collect(valueAt: position, type, label, depth: depth + 1, into: &found)
        position += layout.size
      case .unknown: return found.unreadClosures.append(label)
      }
    }
  }

  /// Collects the objects in a stored value.
  func collect(
    valueAt position: UnsafeRawPointer,
    _ type: any Any.Type,
    _ label: String,
    depth: Int,
    into found: inout Contents
  ) {
    func load<Value>(_ type: Value.Type) -> Any {
      // The captures describe a value of this type at the position, and it can be copied.
      position.assumingMemoryBound(to: type).pointee
    }
    guard ValueLayout(of: type) != nil else { return }
    collect(_openExistential(type, do: load), label, depth: depth, into: &found)
  }
}

/// The size and the alignment of the values of a type; `nil` if they can't be copied.
struct ValueLayout {
  let size: Int
  let alignment: Int
  /// Whether the values contain no references.
  let isPlain: Bool

  init?(of type: any Any.Type) {
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    let witnesses = metadata.load(fromByteOffset: -8, as: UnsafeRawPointer.self)
    let flags = witnesses.load(fromByteOffset: 80, as: UInt32.self)
    guard flags & 0x0080_0000 == 0 else { return nil }
    size = witnesses.load(fromByteOffset: 64, as: Int.self)
    alignment = Int(flags & 0xff) + 1
    isPlain = flags & 0x0001_0000 == 0
  }
}

/// The descriptions of the values that a closure captured.
private struct CaptureList {
  /// The name of the type of a captured value, in the form of symbols.
  struct TypeName {
    enum Form {
      case value(any Any.Type)
      case withoutStrength
      case box
      case function
      case unknown
    }

    let start: UnsafeRawPointer

    /// How the value is stored.
    var form: Form {
      var end = start
      while true {
        // Symbols within a name are addresses after a byte of control.
        switch end.load(as: UInt8.self) {
        case 0: return form(ofLength: end - start)
        case 0x01...0x17: end += 5
        case 0x18...0x1f: end += 9
        default: end += 1
        }
      }
    }

    private func form(ofLength length: Int) -> Form {
      let bytes = UnsafeRawBufferPointer(start: start, count: length)
      switch Array(bytes.suffix(2)) {
      case Array("Xw".utf8), Array("Xo".utf8), Array("Xu".utf8): return .withoutStrength
      case Array("Xx".utf8), Array("XX".utf8), Array("Bo".utf8): return .box
      default: break
      }
      let name = start.assumingMemoryBound(to: UInt8.self)
      if let type = _getTypeByMangledNameInContext(
        name,
        UInt(length),
        genericContext: nil,
        genericArguments: nil
      ) {
        return .value(type)
      }
      // Functions in the form in which closures store them: `I`, their parts, `e` and `g` for those
      // that hold a context, and `_`.
      guard bytes.last == UInt8(ascii: "_"),
        let mark = bytes.lastIndex(of: UInt8(ascii: "I"))
      else { return .unknown }
      let parts = bytes[mark...]
      let holdsContext = parts.contains(UInt8(ascii: "e")) && parts.contains(UInt8(ascii: "g"))
      return holdsContext ? .function : .unknown
    }
  }

  let start: UnsafeRawPointer
  let typeNames: [TypeName]

  /// Reads the descriptions; `nil` for closures without them, and for generic ones.
  init?(of context: UnsafeRawPointer, _ metadata: UnsafeRawPointer) {
    let offset = Int(metadata.load(fromByteOffset: 8, as: UInt32.self))
    guard let list = metadata.load(fromByteOffset: 16, as: UnsafeRawPointer?.self),
      list.load(fromByteOffset: 8, as: UInt32.self) == 0
    else { return nil }
    start = context + offset
    typeNames = (0..<Int(list.load(as: UInt32.self))).map { index in
      let field = list + 12 + 4 * index
      return TypeName(start: field + Int(field.load(as: Int32.self)))
    }
  }
}

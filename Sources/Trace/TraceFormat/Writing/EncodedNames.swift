import TraceModel

/// The texts of a name table, escaped for JSON and ready to copy.
///
/// Grows with its table; a name takes its bytes and four more.
struct EncodedNames {
  private var bytes: [UInt8] = []
  private var starts: [Int] = [0]

  /// The number of names that are encoded.
  var count: Int { starts.count - 1 }

  /// Encodes the names that were added to a table.
  mutating func follow(_ names: NameTable) {
    for id in count..<max(count, names.count) {
      JSONString.append(names[Name(id: UInt32(id))], to: &bytes)
      starts.append(bytes.count)
    }
  }

  /// The number of bytes of a name; 0 for a name that is not encoded.
  func size(of name: Name) -> Int {
    let id = Int(name.id)
    return id < count ? starts[id + 1] - starts[id] : 0
  }

  /// Copies a name's bytes to a cursor.
  func copy(_ name: Name, to cursor: inout ByteWriter) {
    let id = Int(name.id)
    guard id < count else { return }
    bytes.withUnsafeBufferPointer {
      cursor.put(UnsafeBufferPointer(rebasing: $0[starts[id]..<starts[id + 1]]))
    }
  }
}

import TraceModel

/// The classes of a trace: their names, and which callbacks their objects printed.
struct ClassTable {
  private struct Record {
    var name: String
    /// One bit for each role that an object of the class printed.
    var printed: UInt32 = 0
  }

  private var records: [Record] = []
  private var indexes: [Name: Int32] = [:]
  /// Counts the callbacks that a class printed for the first time.
  private(set) var version: UInt64 = 0

  /// The name of the class at an index; `nil` when it is not known.
  func name(at index: Int32) -> String? {
    guard records.indices.contains(Int(index)), !records[Int(index)].name.isEmpty else {
      return nil
    }
    return records[Int(index)].name
  }

  /// The bits of the roles that objects of the class at an index printed.
  func printed(at index: Int32) -> UInt32 {
    records.indices.contains(Int(index)) ? records[Int(index)].printed : 0
  }

  /// Returns the index of a class, and adds the class when it is new.
  mutating func index(of key: Name, named name: @autoclosure () -> String) -> Int32 {
    if let index = indexes[key] {
      let name = name()
      // The source may reuse the number of a forgotten name.
      if records[Int(index)].name != name { records[Int(index)] = Record(name: name) }
      return index
    }
    let index = Int32(truncatingIfNeeded: records.count)
    records.append(Record(name: name()))
    indexes[key] = index
    return index
  }

  /// Records that an object of the class at an index printed a callback.
  mutating func note(_ role: CallbackRole, at index: Int32) {
    guard index >= 0, records[Int(index)].printed & role.bit == 0 else { return }
    records[Int(index)].printed |= role.bit
    version &+= 1
  }
}

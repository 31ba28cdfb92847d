import TraceModel

/// The classes of a trace: their names, and which callbacks their objects printed.
package struct ClassTable {
  private struct Record {
    var name: String
    /// One bit for each role that an object of the class printed.
    var printed: UInt32 = 0
  }

  private var records: [Record] = []
  private var indexes: [String: Int32] = [:]
  /// Counts the callbacks that a class printed for the first time.
  private(set) var version: UInt64 = 0

  /// The name of the class at an index; `nil` when it is not known.
  package func name(at index: Int32) -> String? {
    guard records.indices.contains(Int(index)), !records[Int(index)].name.isEmpty else {
      return nil
    }
    return records[Int(index)].name
  }

  /// The bits of the roles that objects of the class at an index printed.
  package func printed(at index: Int32) -> UInt32 {
    records.indices.contains(Int(index)) ? records[Int(index)].printed : 0
  }

  /// Returns the index of a class, and adds the class when it is new.
  ///
  /// A class is found by its text: a source that forgets ended objects gives the number of a name
  /// to other texts, and the record of a class must outlive its objects.
  mutating func index(named name: String) -> Int32 {
    if let index = indexes[name] { return index }
    let index = Int32(truncatingIfNeeded: records.count)
    records.append(Record(name: name))
    indexes[name] = index
    return index
  }

  /// Records that an object of the class at an index printed a callback.
  mutating func note(_ role: CallbackRole, at index: Int32) {
    guard index >= 0, records[Int(index)].printed & role.bit == 0 else { return }
    records[Int(index)].printed |= role.bit
    version &+= 1
  }
}

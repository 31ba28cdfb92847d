import TraceModel

/// Counts the uses of names, so that the names of ended objects can be released.
struct HeldNames {
  private var counts: [Name: Int] = [:]
  private var unused: [Name] = []

  /// Adds a use of a name.
  mutating func hold(_ name: Name) { counts[name, default: 0] += 1 }

  /// Removes a use of a name; the text is kept until the next release.
  mutating func drop(_ name: Name) {
    guard let count = counts[name] else { return }
    counts[name] = count > 1 ? count - 1 : nil
    if count == 1 { unused.append(name) }
  }

  /// Releases the texts of unused names.
  mutating func release(from names: inout NameTable) {
    for name in unused where counts[name] == nil { names.release(name) }
    unused.removeAll(keepingCapacity: true)
  }
}

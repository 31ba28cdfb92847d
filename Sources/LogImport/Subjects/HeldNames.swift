import TraceModel

/// Counts what needs a name, so that the names of ended objects can be forgotten.
struct HeldNames {
  private var counts: [Name: Int] = [:]
  private var unneeded: [Name] = []

  /// Takes note that a name is needed once more.
  mutating func hold(_ name: Name) { counts[name, default: 0] += 1 }

  /// Takes note that a name is needed once less; its text stays until the next release.
  mutating func drop(_ name: Name) {
    guard let count = counts[name] else { return }
    counts[name] = count > 1 ? count - 1 : nil
    if count == 1 { unneeded.append(name) }
  }

  /// Forgets the texts of the names that nothing needs any more.
  mutating func release(from names: inout NameTable) {
    for name in unneeded where counts[name] == nil { names.release(name) }
    unneeded.removeAll(keepingCapacity: true)
  }
}

import TraceModel

/// The slots of objects by their identity.
///
/// Recorded objects count up from 1, so the numbers of the first process index an array; all other
/// identities, and numbers that a correct recorder never writes, are keys of a dictionary. The
/// array never exceeds 4 MiB, whatever the input contains.
struct SlotTable {
  private static let denseLimit = 1 << 20

  private var dense: ContiguousArray<Int32> = []
  private var denseProcess: UInt32?
  private var sparse: [SubjectID: Int32] = [:]

  /// The slot of an object, or `nil` when it has none.
  subscript(id: SubjectID) -> Int? {
    get {
      if id.process == denseProcess, id.number < Self.denseLimit {
        let number = Int(id.number)
        guard number < dense.count, dense[number] >= 0 else { return nil }
        return Int(dense[number])
      }
      return sparse[id].map(Int.init)
    }
    set {
      if denseProcess == nil { denseProcess = id.process }
      let value = newValue.map(Int32.init(truncatingIfNeeded:))
      guard id.process == denseProcess, id.number < Self.denseLimit else {
        sparse[id] = value
        return
      }
      let number = Int(id.number)
      if number >= dense.count {
        guard value != nil else { return }
        dense.append(contentsOf: repeatElement(-1, count: number + 1 - dense.count))
      }
      dense[number] = value ?? -1
    }
  }
}

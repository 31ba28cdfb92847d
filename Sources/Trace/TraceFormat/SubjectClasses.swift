package import TraceModel

/// The classes of the objects created so far.
///
/// Objects of the first process with small numbers are in an array of at most 4 MB; all others are
/// in a dictionary, so that a hostile number costs no more than a usual one.
package struct SubjectClasses {
  private static let arrayLimit = 1 << 20
  private var process: UInt32 = 0
  private var dense: [Name] = []
  private var sparse: [SubjectID: Name] = [:]

  /// Creates an empty register.
  package init() {}

  /// The class of an object; ``Name/empty`` when it has no birth, or was removed.
  package subscript(subject: SubjectID) -> Name {
    get {
      let number = Int(subject.number)
      if subject.process == process, number < dense.count, !dense[number].isEmpty {
        return dense[number]
      }
      return sparse.isEmpty ? .empty : sparse[subject] ?? .empty
    }
    set {
      let number = Int(subject.number)
      if newValue.isEmpty, subject.process != process || number >= dense.count {
        sparse[subject] = nil
        return
      }
      if process == 0 { process = subject.process }
      guard subject.process == process, number < Self.arrayLimit else {
        sparse[subject] = newValue
        return
      }
      if number >= dense.count {
        // Numbers count up: a number far ahead of the births must not allocate memory.
        guard number < 4 * dense.count + 1024 else {
          sparse[subject] = newValue
          return
        }
        dense.append(contentsOf: repeatElement(.empty, count: number + 1 - dense.count))
      }
      dense[number] = newValue
    }
  }
}

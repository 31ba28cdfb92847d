import TraceModel
import TraceRecorder

/// Exceptions of snapshots, which an app can build on any thread.
enum SnapshotFailure {
  /// Reports an `NSInternalInconsistencyException`; the caller refuses the change afterwards.
  ///
  /// Away from the main actor nothing can be recorded: the failure traps there unless the context
  /// only records failures.
  static func raise(_ message: String) {
    let exception = "NSInternalInconsistencyException"
    guard MainActorCheck.isOnMainActor else {
      let policy = RecordingContext.current?.failurePolicy
      if policy != .record { fatalError("\(exception): \(message)") }
      return
    }
    MainActor.assumeIsolated {
      Runtime.current.fail(exception: exception, message, about: .none)
    }
  }

  /// Reports identifiers that occur twice.
  static func raiseDuplicates<Identifier>(_ duplicates: [Identifier], _ kind: String) {
    raise(
      "Fatal: supplied \(kind) identifiers are not unique. Duplicate identifiers: "
        + list(duplicates)
    )
  }

  /// The text of a set of identifiers, as `NSSet` prints it.
  static func list<Identifier>(_ identifiers: [Identifier]) -> String {
    "{(\n" + identifiers.map { "    \($0)" }.joined(separator: ",\n") + "\n)}"
  }

  /// Logs that identifiers are moved because the snapshot contains them.
  static func warnOfExisting<Identifier>(_ identifiers: [Identifier]) {
    guard MainActorCheck.isOnMainActor else { return }
    let count = identifiers.count
    let noun = count == 1 ? "identifier that already exists" : "identifiers that already exist"
    let message =
      "Diffable data source detected an attempt to insert or append \(count) item \(noun) in the "
      + "snapshot. The existing item \(count == 1 ? "identifier" : "identifiers") will be moved into "
      + "place instead, but this operation will be more expensive: \(list(identifiers))"
    MainActor.assumeIsolated {
      Runtime.current.warn(.duplicateIdentifier, message, about: .none)
    }
  }
}

/// Returns the values that occur more than once, each once, in the order of their second
/// occurrence.
func duplicates<Value: Hashable>(in values: [Value]) -> [Value] {
  var seen = Set<Value>(minimumCapacity: values.count)
  var reported = Set<Value>()
  return values.filter { !seen.insert($0).inserted && reported.insert($0).inserted }
}

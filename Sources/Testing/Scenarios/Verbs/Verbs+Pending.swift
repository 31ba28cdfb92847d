/// Verbs that scenarios may use and the runtime does not have yet.
///
/// To enable an entry, move it to the list of its class and give it a closure. A scenario that uses
/// one of these is waiting: it is read and checked, but not run.
extension Verb {
  /// UIKit calls that the runtime does not have yet.
  static let pending: [Verb] = [
    .call(
      .controller,
      "setNeedsUpdateOfSupportedInterfaceOrientations()",
      [],
      "Requests an update of the orientations.",
      action: nil
    )
  ]
}

extension Property {
  /// Properties that the runtime does not have yet.
  static let pending: [Property] = []
}

extension ObjectClass {
  /// Classes that the runtime does not have yet.
  static let pending: [ObjectClass] = []
}

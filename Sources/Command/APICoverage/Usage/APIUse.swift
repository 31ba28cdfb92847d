/// A use of a name in source.
package struct APIUse: Hashable, Sendable {
  /// Why a use is reported.
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    /// UIKit's API has the name, the runtime does not.
    case absent
    /// The name compiles; it only stores values.
    case inert
    /// The Swift compiler accepts the construct only for Apple's platforms.
    case refused
    /// The name looks like one of UIKit's, but is not in the list of names.
    case unlisted
    /// An optional method of a protocol that is called only where symbols exist, because only a
    /// subclass of the class that conforms declares it.
    case uncalled
  }

  package var kind: Kind
  /// The name as reports show it, such as `UIView.snapshotView(afterScreenUpdates:)`.
  package var name: String
  package var path: String
  package var line: Int
  package var column: Int
  /// Why the use is reported and the remedy; `nil` if the kind or the name states it.
  package var reason: String?
}

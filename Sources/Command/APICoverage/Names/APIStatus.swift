/// The support of the runtime for a name of UIKit's API.
package enum APIStatus: Hashable, Sendable {
  /// The name compiles, and its behavior follows UIKit.
  case behaves
  /// The name compiles; it only stores values.
  case inert
  /// The name does not compile.
  case absent
}

/// A class with properties that apps also read and set by their names in Objective-C.
@MainActor
package protocol NamedProperties: AnyObject {
  /// The properties that the class declares; a value without a path is stored without an effect.
  static var namedProperties: [String: AnyKeyPath?] { get }
}

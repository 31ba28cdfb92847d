/// New views of a class that is known when the app runs.
///
/// UIKit calls an initializer of a registered class. Swift allows that only for `required`
/// initializers, but `init(frame:)` is none: an app's `override init(frame:)` would not compile. A
/// convenience initializer reaches the override, and the method below has the symbol of its entry
/// for a metatype. Both have the same calling convention, which the compiler checks: it sees both
/// declarations of the symbol in this file and rejects a difference. A class without the
/// initializer stops with “Use of unimplemented initializer”, as on Apple platforms. The
/// initializer is visible to the package, because an optimized build removes one that its module
/// does not call.
extension UIView {
  package convenience init(pooled: ()) {
    self.init(frame: .zero)
  }

  /// Returns a new view of the class, made by its `init(frame:)`.
  @_silgen_name("$s12HeadlessCore6UIViewC6pooledACyt_tcfC")
  package static func made(pooled: ()) -> Self
}

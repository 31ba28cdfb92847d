extension UIStoryboardSegue {
  // A convenience initializer that a metatype can call reaches the override of the app, as for
  // reused views (see `UIView.init(pooled:)`).
  package convenience init(
    made identifier: String?,
    _ source: UIViewController,
    _ destination: UIViewController
  ) { self.init(identifier: identifier, source: source, destination: destination) }

  /// Returns a new segue of the class, made by its `init(identifier:source:destination:)`.
  ///
  /// An initializer owns its arguments, and so must this method.
  @_silgen_name("$s12HeadlessCore17UIStoryboardSegueC4made__ACSSSg_AA16UIViewControllerCAGtcfC")
  package static func made(
    _ identifier: consuming String?,
    _ source: consuming UIViewController,
    _ destination: consuming UIViewController
  ) -> Self
}

extension UINavigationItem {
  /// The buttons at both sides.
  package var allBarButtonItems: [UIBarButtonItem] {
    (leftBarButtonItems ?? []) + (rightBarButtonItems ?? []) + [backBarButtonItem].compactMap { $0 }
  }
}

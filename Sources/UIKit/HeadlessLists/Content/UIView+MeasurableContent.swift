extension UIView {
  /// Whether constraints determine something in the view.
  var hasConstraints: Bool { !(constraintState?.touching.inOrder.isEmpty ?? true) }

  /// Whether constraints or the content of the view can determine its size.
  var hasMeasurableContent: Bool {
    if self is any UIContentView { return true }
    return hasConstraints
      || subviews.contains {
        !$0.translatesAutoresizingMaskIntoConstraints || $0 is any UIContentView
      }
  }
}

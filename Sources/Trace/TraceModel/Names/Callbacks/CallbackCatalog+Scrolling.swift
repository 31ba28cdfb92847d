extension Name {
  /// Sent after the offset of a scroll view changed.
  public static let scrollViewDidScroll = Name(id: 278)
  /// Sent when the user begins to drag.
  public static let scrollViewWillBeginDragging = Name(id: 279)
  /// Sent when the user lifts the finger, with the offset at which scrolling will end.
  public static let scrollViewWillEndDragging = Name(id: 280)
  /// Sent after the user lifted the finger.
  public static let scrollViewDidEndDragging = Name(id: 281)
  /// Sent when a released scroll view begins to slow down.
  public static let scrollViewWillBeginDecelerating = Name(id: 282)
  /// Sent after a released scroll view stopped.
  public static let scrollViewDidEndDecelerating = Name(id: 283)
  /// Sent after an animated change of the offset ended.
  public static let scrollViewDidEndScrollingAnimation = Name(id: 284)
  /// Returns whether a tap on the status bar scrolls to the top.
  public static let scrollViewShouldScrollToTop = Name(id: 285)
  /// Sent after a tap on the status bar scrolled to the top.
  public static let scrollViewDidScrollToTop = Name(id: 286)
  /// Returns the view that is zoomed.
  public static let viewForZooming = Name(id: 287)
  /// Sent before the content is zoomed.
  public static let scrollViewWillBeginZooming = Name(id: 288)
  /// Sent after the zoom scale changed.
  public static let scrollViewDidZoom = Name(id: 289)
  /// Sent after zooming ended.
  public static let scrollViewDidEndZooming = Name(id: 290)
  /// Sent after the insets of a scroll view changed.
  public static let scrollViewDidChangeAdjustedContentInset = Name(id: 291)
}

extension CallbackCatalog {
  /// The callbacks of the delegates of scroll views.
  static let scrolling = [
    Section(.delegate, .scrolling).rows([
      Row(.scrollViewDidScroll, "scrollViewDidScroll"),
      Row(.scrollViewWillBeginDragging, "scrollViewWillBeginDragging"),
      Row(
        .scrollViewWillEndDragging,
        "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)"
      ),
      Row(.scrollViewDidEndDragging, "scrollViewDidEndDragging(_:willDecelerate:)"),
      Row(.scrollViewWillBeginDecelerating, "scrollViewWillBeginDecelerating"),
      Row(.scrollViewDidEndDecelerating, "scrollViewDidEndDecelerating"),
      Row(.scrollViewDidEndScrollingAnimation, "scrollViewDidEndScrollingAnimation"),
      Row(.scrollViewShouldScrollToTop, "scrollViewShouldScrollToTop"),
      Row(.scrollViewDidScrollToTop, "scrollViewDidScrollToTop"),
      Row(.viewForZooming, "viewForZooming(in:)"),
      Row(.scrollViewDidZoom, "scrollViewDidZoom"),
      Row(.scrollViewDidChangeAdjustedContentInset, "scrollViewDidChangeAdjustedContentInset"),
    ]),
    Section(.delegate, .scrolling, argument: .view).rows([
      Row(.scrollViewWillBeginZooming, "scrollViewWillBeginZooming"),
      Row(.scrollViewDidEndZooming, "scrollViewDidEndZooming"),
    ]),
  ]
}

/// The scenarios in which a recording differs from the runtime's own trace.
enum Difference {
  /// The reasons, by the paths of the scenarios.
  static let reasons: [String: String] = Dictionary(
    uniqueKeysWithValues: [
      pastAppearance: [
        "interactive/tab-custom-cancelled-neuburg.yml",
        "manual/swap-visible-workflow.yml",
        "nav/double-push-from-notifications-unbalanced.yml",
        "page/curl-cancelled-wangling.yml",
        "page/curl-normal-wangling.yml",
        "page/scroll-cancelled-wangling.yml",
        "page/turn-by-code.yml",
        "published/modal-in-viewdidappear-remkoh.yml",
        "stories/two-pushes.yml",
        "tab/switch-with-child-controllers.yml",
        "window/root-exchanged-in-a-completion.yml",
        "window/root-exchanged.yml",
      ],
      withinOneTurn: [
        "nav/child-added-in-viewwillappear-radar14897231.yml",
        "nav/immediate-push-after-makekey-ios17.yml",
        "tab/selection.yml",
      ],
      byHand: [
        "manual/forwarding-transition-neuburg.yml",
        "manual/matrix-automatic-window-hidden-given-up.yml",
        "manual/matrix-automatic-window-hidden.yml",
        "manual/matrix-automatic-window-shown-given-up.yml",
        "manual/matrix-automatic-window-shown.yml",
        "manual/matrix-by-hand-window-hidden-given-up.yml",
        "manual/matrix-by-hand-window-hidden.yml",
        "manual/matrix-by-hand-window-shown-given-up.yml",
        "manual/matrix-by-hand-window-shown.yml",
        "manual/snapshot-lifecycle-test.yml",
      ],
      twice: [
        "containment/add-in-didbecomeactive-radar14058168.yml",
        "containment/late-add-wrong-order-double-viewdidappear-blog2019.yml",
      ],
    ].flatMap { reason, paths in paths.map { ($0, reason) } }
  )

  private static let pastAppearance = """
    UIKit loads and shows a view in one call: its first callbacks are past when the hidden child is \
    added, and are recorded after those of other controllers that came in between
    """
  private static let withinOneTurn = """
    the view is loaded, appears and disappears before the recording can see it, or its \
    viewIsAppearing is over when it is seen
    """
  private static let byHand = """
    the app begins and ends the appearance by hand, without a window or before the recording sees \
    the view, or with another value of `animated` than the one that reaches the children
    """
  private static let twice = """
    UIKit sends viewDidAppear twice to a controller, once for its parent and once for its window, but \
    once to the hidden child
    """

  /// The findings that only the recordings have, by the paths of the scenarios.
  static let findings: [String: [String]] = [
    // The runtime's own trace has the stronger LC405, for which it needs the call of the app.
    "nav/animator-that-never-completes.yml": ["LC004 A", "LC004 B"],
    // The diagnostic of UIKit, which explains the overlap, is not observed.
    "nav/nested-pop-unbalanced-2013.yml": ["LC221 A"],
    // What B received within the turn is recorded at its end, as if A's disappearance was cancelled.
    "tab/selection.yml": ["LC223 A"],
    // The runtime's own trace reports the same for the window.
    "window/no-root-throws.yml": ["LC509 UIApplication"],
  ]

  /// Those that a recording of all views has besides.
  static let findingsOfViews: [String: [String]] = [
    // The runtime's own trace reports the same mistake as LC309, for which it needs the call.
    "stories/child-without-remove-view.yml": ["LC702 TableViewController"]
  ]
}

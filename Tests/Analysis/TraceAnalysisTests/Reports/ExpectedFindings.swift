/// The rules of the findings in scenarios that make a mistake without a warning from UIKit.
///
/// The source of such a scenario omitted a call of containment or of super, or a device logged
/// `viewDidAppear` twice.
enum ExpectedFindings {
  /// The rules of a scenario's findings, in order; empty for a correct scenario.
  static func rules(of path: String) -> [String] {
    // The matrix of manual appearance adds its child without didMove.
    mistakes[path] ?? (path.hasPrefix("manual/matrix-") ? ["LC301"] : [])
  }

  private static let mistakes: [String: [String]] = [
    "containment/add-in-didbecomeactive-radar14058168.yml": ["LC209"],
    "containment/addchild-docs.yml": ["LC304"],
    "containment/addchild-in-viewdidload-so48653763.yml": ["LC301"],
    "containment/addsubview-only-after-appear-seed4.yml": ["LC305"],
    "containment/addsubview-only-before-appear-seed4.yml": ["LC305", "LC306"],
    "containment/addsubview-only-in-viewdidappear-blog2019.yml": ["LC305"],
    "containment/addsubview-only-in-viewwillappear-blog2019.yml": ["LC305", "LC306"],
    "containment/addsubview-removefromsuperview-jianshu.yml": ["LC305"],
    "containment/child-of-an-early-addchild.yml": ["LC301"],
    "containment/children-exchanged-at-once.yml": ["LC301"],
    "containment/contain-04.yml": ["LC305", "LC702"],
    "containment/contain-05.yml": ["LC301"],
    "containment/contain-17.yml": ["LC301"],
    "containment/late-add-wrong-order-double-viewdidappear-blog2019.yml": ["LC209"],
    "manual/children-of-a-parent-that-forwards-nothing.yml": ["LC218"],
    "everyday/text-end-is-forced.yml": ["LC857"],
    "containment/moving-from-parent-without-super.yml": ["LC806"],
    "nav/animator-that-never-completes.yml": ["LC214", "LC213"],
    "containment/reparent-header.yml": ["LC301"],
    "containment/three-children-one-shown-ios5.yml": ["LC301", "LC301", "LC301"],
    "containment/transition-curl-ios5.yml": ["LC301", "LC301", "LC301"],
    "containment/view-moved-to-another-window.yml": ["LC305"],
    "published/child-with-addchild-2016.yml": ["LC806", "LC806", "LC806", "LC806"],
    "published/child-without-addchild-2016.yml": [
      "LC305", "LC806", "LC806", "LC806", "LC806",
    ],
    "stories/child-without-add-child.yml": ["LC302"],
    "stories/child-without-did-move.yml": ["LC301"],
    "stories/child-without-remove-from-parent.yml": ["LC301"],
    "stories/child-without-remove-view.yml": ["LC309"],
    "stories/child-without-will-move.yml": ["LC304"],
    "stories/two-pushes.yml": ["LC221"],
    "stories/vc4-by-hand.yml": ["LC305", "LC216"],
    "stories/vc4-later.yml": ["LC305"],
    "stories/vc4-orphan.yml": ["LC305", "LC306"],
    "view/view-34.yml": ["LC301"],
  ]
}

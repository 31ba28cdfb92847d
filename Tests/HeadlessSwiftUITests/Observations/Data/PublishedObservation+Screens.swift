extension PublishedObservation {
  /// Observations of navigation, presentations, tabs.
  static let screens: [PublishedObservation] = [
    PublishedObservation(
      "navstack-ole",
      area: "nav",
      version: "iOS 16 / macOS 13",
      source: "https://github.com/ole/swiftui-view-lifecycle/blob/14f55a35db7e3845cd99b159c2d3ee41bcac023c/ViewLifecycle/CaseStudyNavigationStack.swift",
      statement: "A covered level keeps its state; a popped one loses it."
    ),
    PublishedObservation(
      "nav-push-child-appears-first-comment-a",
      area: "nav",
      version: "iOS 17+",
      source: "a comment in public code",
      statement: "At a push the new view appears before the covered one disappears."
    ),
    PublishedObservation(
      "nav-pop-parent-appears-first-comment",
      area: "nav",
      version: "iOS 17+",
      source: "a comment in public code",
      statement: "At a pop the revealed view appears at the start of the transition, and the popped one disappears after it."
    ),
    PublishedObservation(
      "interactive-pop-cancelled-parent-onappear",
      area: "nav",
      version: "iOS 26",
      source: "a comment in public code",
      statement: "A cancelled swipe back calls onAppear of the revealed view although the top one stays."
    ),
    PublishedObservation(
      "navstack-destination-body-after-append-sisoje",
      area: "nav",
      version: "iOS 16+",
      source: "https://github.com/sisoje/swiftui-view-inspection/blob/b82847b/Sources/ViewTesting/TestCases/ViewLifecycleTests.swift",
      statement: "The destination of a value is evaluated only after the path contains it."
    ),
    PublishedObservation(
      "framios-push-dismiss",
      area: "nav",
      version: "iOS 17 (2023-10)",
      source: "https://framios.tistory.com/55",
      statement: "A pushed view appears before it is on screen and disappears after it has left."
    ),
    PublishedObservation(
      "navstack-restore-several-appear",
      area: "nav",
      version: "iOS 26",
      source: "a comment in public code",
      statement: "A stack that is shown with a path of several pages calls onAppear of several pages."
    ),
    PublishedObservation(
      "sheet-attached-view-gone",
      area: "modal",
      version: "iOS 16-17",
      source: "https://github.com/pointfreeco/swift-navigation/pull/192",
      statement: "A sheet whose presenter is removed is dismissed without animation after the presenter has disappeared."
    ),
    PublishedObservation(
      "sheet-gesture-state-late-fatbobman",
      area: "modal",
      version: "iOS 16-17",
      source: "https://fatbobman.com/en/posts/serious-issues-caused-by-delayed-state-updates-in-swiftui",
      statement: "A drag writes the binding after the sheet has left; a programmatic dismissal writes it before."
    ),
    PublishedObservation(
      "fullscreencover-return-no-onappear-comment",
      area: "modal",
      version: "iOS 16+",
      source: "a comment in public code",
      statement: "A presenter does not appear again when its cover is dismissed."
    ),
    PublishedObservation(
      "ondisappear-avplayer-fullscreen-comment",
      area: "modal",
      version: "iOS 16",
      source: "a comment in public code",
      statement: "A full-screen presentation by UIKit calls onDisappear of the views behind it."
    ),
    PublishedObservation(
      "popover-ondisappear-after-dismissal",
      area: "modal",
      version: "iOS 17+",
      source: "a comment in public code",
      statement: "The content of a popover disappears when its dismissal is over."
    ),
    PublishedObservation(
      "cover-ondismiss-after-transition",
      area: "modal",
      version: "iOS 17+",
      source: "a comment in public code",
      statement: "The item of a cover is nil before the cover leaves; onDismiss follows the transition."
    ),
    PublishedObservation(
      "overlay-late-ondisappear",
      area: "modal",
      version: "iOS 17+",
      source: "a comment in public code",
      statement: "A sheet that closes disappears after the sheet that replaces it has appeared."
    ),
    PublishedObservation(
      "ondisappear-after-state-gone-tca",
      area: "modal",
      version: "iOS 18",
      source: "https://github.com/pointfreeco/swift-composable-architecture/issues/3519",
      statement: "The path is already shorter when the popped view disappears."
    ),
    PublishedObservation(
      "tabview-ole",
      area: "tab",
      version: "iOS 16 / macOS 13",
      source: "https://github.com/ole/swiftui-view-lifecycle/blob/14f55a35db7e3845cd99b159c2d3ee41bcac023c/ViewLifecycle/CaseStudyTabView.swift",
      statement: "The state of all tabs is created with the TabView; appearances follow the selection."
    ),
    PublishedObservation(
      "page-tab-three-pages-heckel",
      area: "tab",
      version: "iOS 14 beta (2020-09)",
      source: "https://gist.github.com/MaximeHeckel/233eeeb0214b56994d2407337fe05bf9",
      statement: "A TabView of pages keeps three pages; the page two steps behind disappears before the new one appears going forward, and after it going back."
    ),
    PublishedObservation(
      "statefultab-ios13-once-ios14-each",
      area: "tab",
      version: "iOS 13.0 / 14.0 / 14.5",
      source: "https://github.com/NicholasBellucci/StatefulTabView/issues/12",
      statement: "A tab in a hosting controller appears once ever on iOS 13, at each show from iOS 14."
    ),
    PublishedObservation(
      "tabview-onappear-eager-ios17-swiftyplace",
      area: "tab",
      version: "iOS 17",
      source: "https://www.swiftyplace.com/blog/swiftui-view-lifecycle-onappear",
      statement: "On iOS 17 the hidden tabs appear at launch."
    ),
    PublishedObservation(
      "tabview-lazy-ios18-swiftyplace",
      area: "tab",
      version: "iOS 18",
      source: "https://www.swiftyplace.com/blog/swiftui-view-lifecycle-onappear",
      statement: "From iOS 18 a tab appears when it is first selected."
    ),
  ]
}

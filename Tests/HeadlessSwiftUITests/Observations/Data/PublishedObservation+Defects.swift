extension PublishedObservation {
  /// Observations of defects, inspection.
  static let defects: [PublishedObservation] = [
    PublishedObservation(
      "navview-tab-stack-onappear-twice-kalupas",
      area: "bug",
      version: "iOS 14",
      source: "https://gist.github.com/kalupas226/9ca0b1d073af4207c904328b54870a00",
      statement: "A stack in a NavigationView in a TabView appears twice.",
      verdict: .defect("a defect of the named versions, which the runtime does not imitate")
    ),
    PublishedObservation(
      "navview-replaced-root-onappear-morgan",
      area: "bug",
      version: "iOS 15/16 (gist up to 2023-01)",
      source: "https://gist.github.com/johnpatrickmorgan/12e98d244a195a21cda7ea1af1048e9e",
      statement: "A covered root appears once more when its NavigationView is removed.",
      verdict: .defect("a defect of the named versions, which the runtime does not imitate")
    ),
    PublishedObservation(
      "list-selection-stateobject-no-deinit-caudell",
      area: "bug",
      version: "iOS 16",
      source: "https://gist.github.com/phillipcaudell/8509aba4f3fc064b3d7bfbb1fefbe9a9",
      statement: "A model whose property is the selection of a List is never released.",
      verdict: .defect("a defect of the named versions, which the runtime does not imitate")
    ),
    PublishedObservation(
      "pagetab-uivc-missing-appear-fb12795690",
      area: "bug",
      version: "iOS 16.5",
      source: "https://github.com/feedback-assistant/reports/issues/411",
      statement: "A represented controller in a TabView of pages receives no appearance callbacks.",
      verdict: .defect("a defect of the named versions, which the runtime does not imitate")
    ),
    PublishedObservation(
      "tabview-removed-onappear-fb13103224",
      area: "bug",
      version: "iOS 17 beta 8",
      source: "https://github.com/feedback-assistant/reports/issues/417",
      statement: "Removing a TabView calls onAppear of tabs that were visible before.",
      verdict: .defect("a defect of the named versions, which the runtime does not imitate")
    ),
    PublishedObservation(
      "onappear-sync-state-swap-kills-ondisappear-ios13",
      area: "bug",
      version: "iOS 13.0-13.3",
      source: "https://github.com/nalexn/clean-architecture-swiftui/issues/14",
      statement: "A view that replaces itself in its onAppear gets no onDisappear.",
      verdict: .defect("a defect of the named versions, which the runtime does not imitate")
    ),
    PublishedObservation(
      "state-shared-between-scenes-vandrj",
      area: "bug",
      version: "iOS 17.0-17.4, macOS 14.0-14.4",
      source: "https://github.com/VAndrJ/awesome-apple-bugs/tree/efccab47965982f193ebdb91ef23e09a9cd2aa63/Bugs/StateIssueSharedBetweenScenes",
      statement: "Two windows share the state of the root view.",
      verdict: .defect("a defect of the named versions, which the runtime does not imitate")
    ),
    PublishedObservation(
      "navview-deinit-order-ios15",
      area: "bug",
      version: "iOS 15",
      source: "https://forums.developer.apple.com/forums/thread/690143",
      statement: "At the teardown of a stack the deepest model is made once more.",
      verdict: .defect("a defect of the named versions, which the runtime does not imitate")
    ),
    PublishedObservation(
      "navstack-custom-binding-ios184",
      area: "bug",
      version: "built with iOS 18.4+ SDK, run on 18.5",
      source: "https://dev.classmethod.jp/en/articles/xcode-16-3-navigationstack-onappear-issue",
      statement: "A stack with a binding of closures calls onAppear of a middle page and misses it at the return.",
      verdict: .defect("a defect of the named versions, which the runtime does not imitate")
    ),
    PublishedObservation(
      "sheet-leak-ios170",
      area: "bug",
      version: "iOS 17.0-17.1",
      source: "https://openillumi.com/en/en-swiftui-sheet-memory-leak-ios17-fix-uikit",
      statement: "The content of a sheet is never released.",
      verdict: .defect("a defect of the named versions, which the runtime does not imitate")
    ),
    PublishedObservation(
      "group-nested-onappear-twice-ios13",
      area: "bug",
      version: "iOS 13.4.1",
      source: "https://github.com/pointfreeco/swift-composable-architecture/issues/39",
      statement: "A nested group appears twice.",
      verdict: .defect("a defect of the named versions, which the runtime does not imitate")
    ),
    PublishedObservation(
      "list-deep-onappear-missing-ios16",
      area: "bug",
      version: "iOS 16.0-16.1",
      source: "https://github.com/onevcat/Kingfisher/issues/1988",
      statement: "Inner onAppear actions of List rows are missing.",
      verdict: .defect("a defect of the named versions, which the runtime does not imitate")
    ),
    PublishedObservation(
      "inspect-find-paths",
      area: "inspect",
      version: "ViewInspector 0.9",
      source: "https://github.com/nalexn/ViewInspector/blob/56833fe201aa254c97a392bc4a6f1d43bc480bc3/Tests/ViewInspectorTests/ViewSearchTests.swift",
      statement: "A search for all views goes depth first: the body before the content of modifiers.",
      verdict: .notRunnable("behavior of the inspection library, which HeadlessViewInspectorTests hold")
    ),
    PublishedObservation(
      "inspect-find-custom-path",
      area: "inspect",
      version: "ViewInspector 0.9",
      source: "https://github.com/nalexn/ViewInspector/blob/56833fe201aa254c97a392bc4a6f1d43bc480bc3/Tests/ViewInspectorTests/ViewSearchTests.swift",
      statement: "The path to a found view names each level; a failed search throws.",
      verdict: .notRunnable("behavior of the inspection library, which HeadlessViewInspectorTests hold")
    ),
    PublishedObservation(
      "inspect-error-texts",
      area: "inspect",
      version: "ViewInspector 0.9",
      source: "https://github.com/nalexn/ViewInspector/blob/56833fe201aa254c97a392bc4a6f1d43bc480bc3/Sources/ViewInspector/BaseTypes.swift",
      statement: "The errors of inspection have fixed texts.",
      verdict: .notRunnable("behavior of the inspection library, which HeadlessViewInspectorTests hold")
    ),
    PublishedObservation(
      "inspect-tap-disabled",
      area: "inspect",
      version: "ViewInspector 0.9",
      source: "https://github.com/nalexn/ViewInspector/blob/56833fe201aa254c97a392bc4a6f1d43bc480bc3/Tests/ViewInspectorTests/SwiftUI/ButtonTests.swift",
      statement: "Tapping a disabled button throws and names the cause.",
      verdict: .notRunnable("behavior of the inspection library, which HeadlessViewInspectorTests hold")
    ),
    PublishedObservation(
      "inspect-alert-absent",
      area: "inspect",
      version: "ViewInspector 0.9",
      source: "https://github.com/nalexn/ViewInspector/blob/56833fe201aa254c97a392bc4a6f1d43bc480bc3/Tests/ViewInspectorTests/SwiftUI/AlertTests.swift",
      statement: "An alert that is not presented is absent.",
      verdict: .notRunnable("behavior of the inspection library, which HeadlessViewInspectorTests hold")
    ),
    PublishedObservation(
      "inspect-navlink-active",
      area: "inspect",
      version: "ViewInspector 0.9",
      source: "https://github.com/nalexn/ViewInspector/blob/56833fe201aa254c97a392bc4a6f1d43bc480bc3/Tests/ViewInspectorTests/SwiftUI/NavigationLinkTests.swift",
      statement: "The destination of an inactive link is not found.",
      verdict: .notRunnable("behavior of the inspection library, which HeadlessViewInspectorTests hold")
    ),
    PublishedObservation(
      "inspect-env-missing",
      area: "inspect",
      version: "ViewInspector 0.9",
      source: "https://github.com/nalexn/ViewInspector/blob/56833fe201aa254c97a392bc4a6f1d43bc480bc3/Tests/ViewInspectorTests/SwiftUI/EnvironmentObjectInjectionTests.swift",
      statement: "A missing environment object blocks a search and is named.",
      verdict: .notRunnable("behavior of the inspection library, which HeadlessViewInspectorTests hold")
    ),
    PublishedObservation(
      "inspect-onchange-types",
      area: "inspect",
      version: "ViewInspector 0.9",
      source: "https://github.com/nalexn/ViewInspector/blob/56833fe201aa254c97a392bc4a6f1d43bc480bc3/Tests/ViewInspectorTests/ViewModifiers/EventsModifiersTests.swift",
      statement: "callOnChange picks the action by the type of the value.",
      verdict: .notRunnable("behavior of the inspection library, which HeadlessViewInspectorTests hold")
    ),
  ]
}

extension PublishedObservation {
  /// Observations of onChange, task, preferences, environment, scenes, representables, hosting.
  static let actions: [PublishedObservation] = [
    PublishedObservation(
      "onchange-bool-three-turns",
      area: "onchange",
      version: "iOS 17+",
      source: "https://github.com/OpenSwiftUIProject/OpenSwiftUI/blob/069dd80bce30bb9117b783e963c0ed7f741c7587/Tests/OpenSwiftUICompatibilityTests/Modifier/ViewModifier/ValueActionModifierCompatibilityTests.swift",
      statement: "Three changes in three turns run onChange three times."
    ),
    PublishedObservation(
      "doc-onchange-old-closure",
      area: "onchange",
      version: "iOS 14-16 form",
      source: "https://developer.apple.com/documentation/swiftui/view/onchange(of:perform:)",
      statement: "The closure of onChange of iOS 14 captures the state before the change."
    ),
    PublishedObservation(
      "doc-onchange-new-closure",
      area: "onchange",
      version: "iOS 17 form",
      source: "https://developer.apple.com/documentation/swiftui/view/onchange(of:initial:_:)",
      statement: "The closure of onChange of iOS 17 captures the state after the change."
    ),
    PublishedObservation(
      "task-no-id-once",
      area: "task",
      version: "iOS 15+",
      source: "https://github.com/OpenSwiftUIProject/OpenSwiftUI/blob/069dd80bce30bb9117b783e963c0ed7f741c7587/Tests/OpenSwiftUICompatibilityTests/Modifier/ViewModifier/TaskModifierCompatibilityTests.swift",
      statement: "A task starts once per appearance."
    ),
    PublishedObservation(
      "task-write-causes-second-body-sisoje",
      area: "task",
      version: "iOS 16+",
      source: "https://github.com/sisoje/swiftui-view-inspection/blob/b82847b/Sources/ViewTesting/TestCases/ViewLifecycleTests.swift",
      statement: "A write in a task causes a second body."
    ),
    PublishedObservation(
      "task-inner-unstructured-not-cancelled",
      area: "task",
      version: "iOS 16",
      source: "https://stackoverflow.com/questions/76949449 (mirror coderapp.vercel.app/answer/76949449)",
      statement: "Only the task of the modifier is cancelled, not a Task that it starts."
    ),
    PublishedObservation(
      "doc-task",
      area: "task",
      version: "iOS 15+",
      source: "https://developer.apple.com/documentation/swiftui/view/task(priority:_:)",
      statement: "A task is cancelled some time after the view has disappeared or its identity has changed."
    ),
    PublishedObservation(
      "task-cancelled-on-push",
      area: "task",
      version: "iOS 17+",
      source: "a comment in public code",
      statement: "A push that covers a view cancels its task."
    ),
    PublishedObservation(
      "phillip-task-after-frame",
      area: "task",
      version: "iOS 16",
      source: "https://phillip5094.tistory.com/158",
      statement: "A task does not hold back the first frame; a new id cancels the running task first."
    ),
    PublishedObservation(
      "preference-change-on-first-show",
      area: "preference",
      version: "iOS 13+",
      source: "https://github.com/OpenSwiftUIProject/OpenSwiftUI/blob/069dd80bce30bb9117b783e963c0ed7f741c7587/Example/OpenSwiftUIUITests/Modifier/ViewModifier/PreferenceActionModifierUITests.swift",
      statement: "The first value of a preference that differs from the default is a change."
    ),
    PublishedObservation(
      "preference-before-onappear",
      area: "preference",
      version: "macOS 14+",
      source: "a comment in public code",
      statement: "onPreferenceChange may run before onAppear."
    ),
    PublishedObservation(
      "env-object-onappear",
      area: "environment",
      version: "iOS 13+",
      source: "https://github.com/OpenSwiftUIProject/OpenSwiftUI/blob/069dd80bce30bb9117b783e963c0ed7f741c7587/Tests/OpenSwiftUICompatibilityTests/Data/Combine/EnvironmentObjectCompatibilityTests.swift",
      statement: "An environment object is readable in onAppear of descendants."
    ),
    PublishedObservation(
      "env-observable-optional-nil",
      area: "environment",
      version: "iOS 17+",
      source: "https://github.com/OpenSwiftUIProject/OpenSwiftUI/blob/069dd80bce30bb9117b783e963c0ed7f741c7587/Tests/OpenSwiftUICompatibilityTests/Data/Observation/Environment+ObservableCompatibilityTests.swift",
      statement: "The optional form of an observable in the environment is nil when none was set."
    ),
    PublishedObservation(
      "scenephase-ios-launch",
      area: "scene",
      version: "iOS 17",
      source: "https://www.jessesquires.com/blog/2024/06/29/swiftui-scene-phase/",
      statement: "The root view appears before the App sees its first phase."
    ),
    PublishedObservation(
      "scenephase-ios-background",
      area: "scene",
      version: "iOS 17",
      source: "https://www.jessesquires.com/blog/2024/06/29/swiftui-scene-phase/",
      statement: "Going home sends inactive, then background."
    ),
    PublishedObservation(
      "scenephase-ios-kill",
      area: "scene",
      version: "iOS 17",
      source: "https://www.jessesquires.com/blog/2024/06/29/swiftui-scene-phase/",
      statement: "Killing an active app sends inactive and background; killing one in the background sends nothing."
    ),
    PublishedObservation(
      "onappear-not-on-foreground",
      area: "scene",
      version: "watchOS / iOS",
      source: "a comment in public code",
      statement: "Background and foreground of the app are no appearance events."
    ),
    PublishedObservation(
      "scenephase-view-frentebw",
      area: "scene",
      version: "iOS 17",
      source: "https://medium.com/@frentebw/how-does-the-scene-phase-change-in-the-swiftui-app-102ed4586b50",
      statement: "A view sees active at launch, inactive and background at leaving."
    ),
    PublishedObservation(
      "scenephase-ios-foreground",
      area: "scene",
      version: "iOS 17",
      source: "https://www.jessesquires.com/blog/2024/06/29/swiftui-scene-phase/",
      statement: "A return sends inactive, then active."
    ),
    PublishedObservation(
      "doc-dismantle-vc",
      area: "representable",
      version: "iOS 13+",
      source: "https://developer.apple.com/documentation/swiftui/uiviewcontrollerrepresentable/dismantleuiviewcontroller(_:coordinator:)",
      statement: "Dismantling comes before the removal of a representable."
    ),
    PublishedObservation(
      "inspect-hosted-update-count",
      area: "representable",
      version: "iOS 13+ (ViewInspector suite, real SwiftUI)",
      source: "https://github.com/nalexn/ViewInspector/blob/56833fe201aa254c97a392bc4a6f1d43bc480bc3/Tests/ViewInspectorTests/ViewHostingTests.swift",
      statement: "A represented view is updated once after it is made, and once for one change."
    ),
    PublishedObservation(
      "responderchain-runloops",
      area: "representable",
      version: "iOS 13+ / macOS 10.15+",
      source: "https://github.com/Amzd/ResponderChain (README; public code index id 18053350437)",
      statement: "A represented view is updated in the turn of onAppear."
    ),
    PublishedObservation(
      "uivcrep-lifecycle-417",
      area: "representable",
      version: "iOS 13 (2020-02)",
      source: "https://qiita.com/417_72ki/items/e878f49a34c91e987292 (code: github.com/417-72KI/SwiftUIPlayground f611bc7)",
      statement: "A represented controller is made, loads its view, is updated, and then appears."
    ),
    PublishedObservation(
      "rep-dismantle-not-on-hide",
      area: "representable",
      version: "iOS 16+",
      source: "a comment in public code",
      statement: "A tab that is hidden does not dismantle its represented views."
    ),
    PublishedObservation(
      "doc-hosting-willappear",
      area: "hosting",
      version: "iOS 13+",
      source: "https://developer.apple.com/documentation/swiftui/uihostingcontroller/viewwillappear(_:)",
      statement: "viewWillAppear of a hosting controller comes before its root view is added, viewDidAppear after."
    ),
    PublishedObservation(
      "hosting-rootview-replace-no-onappear",
      area: "hosting",
      version: "macOS",
      source: "a comment in public code",
      statement: "Another root view of the same type is an update without onAppear."
    ),
    PublishedObservation(
      "openswiftui-hosting-without-window",
      area: "hosting",
      version: "iOS 17+ / macOS 14+",
      source: "https://github.com/OpenSwiftUIProject/OpenSwiftUI/blob/069dd80bce30bb9117b783e963c0ed7f741c7587/Tests/OpenSwiftUICompatibilityTests/Integration/PlatformHostingControllerCompatibilityTests.swift",
      statement: "Without a window the body is evaluated at layout."
    ),
    PublishedObservation(
      "hosting-nsview-no-window-muesli",
      area: "hosting",
      version: "macOS 15+",
      source: "https://github.com/Muesli-HQ/muesli/pull/489",
      statement: "One test on macOS expects onAppear of a hosting view without a window.",
      verdict: .differs("macOS; every other source needs a window, and so does the runtime")
    ),
    PublishedObservation(
      "juejin-onappear-before-animation",
      area: "hosting",
      version: "iOS",
      source: "https://juejin.cn/post/7602166907571437606",
      statement: "onAppear comes near viewWillAppear, before the animation of the transition."
    ),
    PublishedObservation(
      "window-attach-before-onappear",
      area: "hosting",
      version: "iOS 17+",
      source: "a comment in public code",
      statement: "The hosting view is in its window before onAppear."
    ),
  ]
}

extension PublishedObservation {
  /// Observations of order, bodies, state, identity, containers.
  static let views: [PublishedObservation] = [
    PublishedObservation(
      "onappear-animation-start-end-capibara",
      area: "order",
      version: "iOS 15 / macOS 11.6",
      source: "https://capibara1969.com/3529",
      statement: "An animated insertion calls onAppear at its start; an animated removal calls onDisappear at its end."
    ),
    PublishedObservation(
      "onappear-not-on-redraw-inon29",
      area: "order",
      version: "iOS 13 (2020-03)",
      source: "https://inon29.hateblo.jp/entry/2020/03/21/112937",
      statement: "A view that is initialized and evaluated again does not appear again."
    ),
    PublishedObservation(
      "ramble-onappear-blocks-frame",
      area: "order",
      version: "iOS 17",
      source: "https://ramble.impl.co.jp/7454/",
      statement: "The first frame waits until a long onAppear closure has returned."
    ),
    PublishedObservation(
      "doc-onappear",
      area: "order",
      version: "iOS 13+",
      source: "https://developer.apple.com/documentation/swiftui/view/onappear(perform:)",
      statement: "onAppear completes before the first rendered frame."
    ),
    PublishedObservation(
      "doc-ondisappear",
      area: "order",
      version: "iOS 13+",
      source: "https://developer.apple.com/documentation/swiftui/view/ondisappear(perform:)",
      statement: "onDisappear is called after the view has left the interface."
    ),
    PublishedObservation(
      "inspect-onreceive-after-send",
      area: "order",
      version: "iOS 13+ (hosted)",
      source: "https://github.com/nalexn/ViewInspector/blob/56833fe201aa254c97a392bc4a6f1d43bc480bc3/Tests/ViewInspectorTests/InspectionEmissaryTests.swift",
      statement: "State that an onReceive closure writes is settled one turn later."
    ),
    PublishedObservation(
      "removal-ondisappear-during-animation",
      area: "order",
      version: "iOS 17+",
      source: "a comment in public code",
      statement: "A deleted row disappears while its removal is still visible.",
      verdict: .differs("conflicts with onappear-animation-start-end-capibara and with Apple's documentation; the runtime calls onDisappear at the end")
    ),
    PublishedObservation(
      "onreceive-published-vs-subject-bori",
      area: "order",
      version: "iOS 14-16",
      source: "https://gist.github.com/albertbori/b7998b5d625fc2c93cfe31ccda3f49bf",
      statement: "A published property calls onReceive once per change; a current-value publisher that each body makes anew is subscribed again and sends its value each time."
    ),
    PublishedObservation(
      "body-before-onappear-crash",
      area: "order",
      version: "iOS 16+",
      source: "a comment in public code",
      statement: "The body is evaluated before onAppear, so that it traps on data that onAppear would fill."
    ),
    PublishedObservation(
      "body-before-onappear-fatbobman",
      area: "order",
      version: "iOS 16",
      source: "https://fatbobman.com/en/posts/onappear-call-timing/",
      statement: "A view is initialized, evaluated, laid out, and then appears."
    ),
    PublishedObservation(
      "onappear-layout-before-chart",
      area: "order",
      version: "iOS 14",
      source: "a comment in public code",
      statement: "Within a NavigationView the final frame is calculated after onAppear.",
      verdict: .differs("one weak source; the runtime lays out before onAppear, as three better sources show")
    ),
    PublishedObservation(
      "jishuzhan-task-before-onappear",
      area: "order",
      version: "unstated",
      source: "https://jishuzhan.net/article/1975897157774409729",
      statement: "A table lists task before onAppear.",
      verdict: .differs("every printed log shows the opposite order, which the runtime follows")
    ),
    PublishedObservation(
      "onappear-onchange-in-render-pass",
      area: "order",
      version: "macOS 14+",
      source: "a comment in public code",
      statement: "onAppear and onChange run on the stack of the update, not in a later turn."
    ),
    PublishedObservation(
      "body-observedobject-published",
      area: "body",
      version: "iOS 17+/macOS 14+ (suite runs against SwiftUI)",
      source: "https://github.com/OpenSwiftUIProject/OpenSwiftUI/blob/069dd80bce30bb9117b783e963c0ed7f741c7587/Tests/OpenSwiftUICompatibilityTests/Data/Combine/ObservedObjectCompatibilityTests.swift",
      statement: "A change of a published property evaluates the observing view twice in all and only the child whose input changed: 2 and 3 bodies."
    ),
    PublishedObservation(
      "body-observable-let",
      area: "body",
      version: "iOS 17+",
      source: "https://github.com/OpenSwiftUIProject/OpenSwiftUI/blob/069dd80bce30bb9117b783e963c0ed7f741c7587/Tests/OpenSwiftUICompatibilityTests/Data/Combine/ObservedObjectCompatibilityTests.swift",
      statement: "A constant that contains an observable object subscribes as well: 2 and 3 bodies."
    ),
    PublishedObservation(
      "equatableview-skips-body",
      area: "body",
      version: "macOS 14+/iOS 17+",
      source: "https://github.com/OpenSwiftUIProject/OpenSwiftUI/blob/069dd80bce30bb9117b783e963c0ed7f741c7587/Tests/OpenSwiftUICompatibilityTests/View/EquatableViewCompatibilityTests.swift",
      statement: "EquatableView skips bodies of values that are equal by their own ==; the exact count varied."
    ),
    PublishedObservation(
      "logchanges-state-view",
      area: "body",
      version: "iOS 17.1+",
      source: "https://github.com/OpenSwiftUIProject/OpenSwiftUI/blob/069dd80bce30bb9117b783e963c0ed7f741c7587/Tests/OpenSwiftUICompatibilityTests/View/Debug/ChangedBodyPropertyCompatibilityTests.swift",
      statement: "The log of changes names @self, @identity and the states at the first body, and only @self without state."
    ),
    PublishedObservation(
      "body-not-reevaluated-without-change-sisoje",
      area: "body",
      version: "iOS 16+",
      source: "https://github.com/sisoje/swiftui-view-inspection/blob/b82847b/Sources/ViewTesting/TestCases/ViewLifecycleTests.swift",
      statement: "A static body is not evaluated a second time."
    ),
    PublishedObservation(
      "lifetime-definition-ole",
      area: "state",
      version: "iOS 16 / macOS 13",
      source: "https://oleb.net/2022/swiftui-view-lifecycles/ (text seen in mirrors of the article)",
      statement: "State lives from the insertion of a view to its removal; a view that is inserted again has initial state."
    ),
    PublishedObservation(
      "onappear-write-before-second-body-sisoje",
      area: "state",
      version: "iOS 16+",
      source: "https://github.com/sisoje/swiftui-view-inspection/blob/b82847b/Sources/ViewTesting/TestCases/ViewLifecycleTests.swift",
      statement: "Whoever resumes after the first body sees what onAppear wrote."
    ),
    PublishedObservation(
      "state-observable-init-again-helje5",
      area: "state",
      version: "iOS 17 beta (2023-09)",
      source: "https://gist.github.com/helje5/7ebe7cd87ba410958d96448635b43f22",
      statement: "The initial value of a state is made at each initialization of the view; bodies see the first one."
    ),
    PublishedObservation(
      "state-object-reinit-sequence-squires",
      area: "state",
      version: "iOS 17",
      source: "https://www.jessesquires.com/blog/2024/09/09/swift-observable-macro/",
      statement: "A view that is made again makes a new object, then gets the stored one back before its body."
    ),
    PublishedObservation(
      "state-macro-lazy-xcode27",
      area: "state",
      version: "Xcode 27",
      source: "https://www.nilcoalescing.com/blog/InitializingObservableClassesWithTheStateMacroInXcode27",
      statement: "From Xcode 27 the initial value of a state is evaluated once.",
      verdict: .differs("the macro of Xcode 27 is not available here; State is a property wrapper, as until Xcode 26")
    ),
    PublishedObservation(
      "navview-deinit-order-ios14",
      area: "state",
      version: "iOS 14",
      source: "https://forums.developer.apple.com/forums/thread/690143",
      statement: "A replaced stack of four levels releases its models from the root outwards."
    ),
    PublishedObservation(
      "modifying-state-in-body-lab",
      area: "state",
      version: "iOS 13+",
      source: "https://swiftui-lab.com/state-changes",
      statement: "A write of state within a body is reported with SwiftUI's sentence."
    ),
    PublishedObservation(
      "doc-stateobject",
      area: "state",
      version: "iOS 14+",
      source: "https://developer.apple.com/documentation/swiftui/stateobject",
      statement: "A StateObject is made once per identity; changed inputs do not make a new one."
    ),
    PublishedObservation(
      "combine-nav-view-destination-eager-janc",
      area: "state",
      version: "iOS 14",
      source: "https://gist.github.com/JanC/719b23dce0e8c084d8102bc065aafdec",
      statement: "The destination of a NavigationLink is made with each body of its parent; a pushed ObservedObject is replaced, a StateObject is kept."
    ),
    PublishedObservation(
      "twoargs-onviewdidload-in-body",
      area: "state",
      version: "iOS 15+",
      source: "https://michaellong.medium.com/typically-call-this-onappearonce-and-implement-it-using-the-onappear-modifier-29e967d73d15",
      statement: "A write of state within a body is lost; the same write in onAppear is not."
    ),
    PublishedObservation(
      "identity-ifelse-ole",
      area: "identity",
      version: "iOS 16 / macOS 13",
      source: "https://github.com/ole/swiftui-view-lifecycle/blob/14f55a35db7e3845cd99b159c2d3ee41bcac023c/ViewLifecycle/CaseStudyIfElse.swift",
      statement: "Each toggle of an if and else destroys the state of one branch and creates that of the other."
    ),
    PublishedObservation(
      "identity-id-ole",
      area: "identity",
      version: "iOS 16 / macOS 13",
      source: "https://github.com/ole/swiftui-view-lifecycle/blob/14f55a35db7e3845cd99b159c2d3ee41bcac023c/ViewLifecycle/CaseStudyIDModifier.swift",
      statement: "A changed id makes all state of the view new."
    ),
    PublishedObservation(
      "identity-opacity-ole",
      area: "identity",
      version: "iOS 16 / macOS 13",
      source: "https://github.com/ole/swiftui-view-lifecycle/blob/14f55a35db7e3845cd99b159c2d3ee41bcac023c/ViewLifecycle/CaseStudyOpacity.swift",
      statement: "An opacity of 0 is no disappearance, and the state is kept."
    ),
    PublishedObservation(
      "doc-wwdc21-lifetime",
      area: "identity",
      version: "iOS 15",
      source: "https://developer.apple.com/videos/play/wwdc2021/10022 (notes: github.com/WWDCNotes)",
      statement: "The branches of a condition are two identities; the lifetime of a view is the duration of its identity."
    ),
    PublishedObservation(
      "anyview-swap-keeps-subtree-comment",
      area: "identity",
      version: "macOS 14+",
      source: "a comment in public code",
      statement: "An AnyView with another value of the same wrapped type keeps the identity and the state."
    ),
    PublishedObservation(
      "switch-content-modifier-fires-per-branch",
      area: "identity",
      version: "iOS 13+",
      source: "a comment in public code",
      statement: "A modifier of bare conditional content acts for each branch; around a container it acts once."
    ),
    PublishedObservation(
      "zddhub-id-resets-stateobject",
      area: "identity",
      version: "iOS 17",
      source: "https://gist.github.com/zddhub/77ffd275000970c9e99484ba6bdd8132",
      statement: "New arguments do not change a StateObject; a new id does."
    ),
    PublishedObservation(
      "views-must-be-structs",
      area: "identity",
      version: "iOS 13+",
      source: "https://khorbushko.github.io/article/2020/12/16/understanding-swiftUI-View-lifecycle.html",
      statement: "A class that conforms to View ends the program."
    ),
    PublishedObservation(
      "foreach-remove-in-onappear",
      area: "container",
      version: "iOS 17+",
      source: "https://github.com/OpenSwiftUIProject/OpenSwiftUI/blob/069dd80bce30bb9117b783e963c0ed7f741c7587/Example/OpenSwiftUIUITests/View/DynamicViewContent/ForEachUITests.swift",
      statement: "A row that onAppear removes is not in the first frame."
    ),
    PublishedObservation(
      "scrollview-lazy-100-gfrigerio",
      area: "container",
      version: "iOS 14",
      source: "https://www.gfrigerio.com/lazy-loading-in-swiftui/",
      statement: "All rows of a stack in a ScrollView appear together; of a List only the visible ones."
    ),
    PublishedObservation(
      "lazyvstack-786-axiom",
      area: "container",
      version: "iOS 26.5",
      source: "https://github.com/CharlesWiltgen/Axiom/blob/09a5ac1b1d9de8fc7dfefd63292fa8866f9a705e/.claude-plugin/plugins/axiom/skills/axiom-swiftui/skills/layout-ref.md",
      statement: "A LazyVStack of 800 rows, scrolled to its end, keeps the state of all rows; the rows out of sight have disappeared."
    ),
    PublishedObservation(
      "lazy-row-state-27",
      area: "container",
      version: "iOS 27.0",
      source: "https://github.com/CharlesWiltgen/Axiom/blob/09a5ac1b1d9de8fc7dfefd63292fa8866f9a705e/.claude-plugin/plugins/axiom/skills/axiom-swiftui/skills/layout-ref.md",
      statement: "From iOS 27 a row that is some screens away loses its state and gets a new one when it returns.",
      verdict: .differs("a later version than the newest behavior of the runtime; the distance is no contract")
    ),
    PublishedObservation(
      "group-empty-no-onappear",
      area: "container",
      version: "iOS 17+",
      source: "a comment in public code",
      statement: "A group without members never appears; a wrapped empty view does."
    ),
    PublishedObservation(
      "lui-lazy-column-sentinel",
      area: "container",
      version: "iOS 17+",
      source: "a comment in public code",
      statement: "The last view of a stack appears at once, that of a LazyVStack when it is scrolled into view."
    ),
    PublishedObservation(
      "wwdc26-lazy-prefetch",
      area: "container",
      version: "iOS 27",
      source: "https://developer.apple.com/videos/play/wwdc2026/321",
      statement: "Lazy containers load views ahead of visibility.",
      verdict: .notRunnable("states no callback; the runtime realizes the rows that are visible")
    ),
    PublishedObservation(
      "group-applies-to-each-child-tca",
      area: "container",
      version: "iOS 15 (2022-06)",
      source: "https://github.com/pointfreeco/swift-composable-architecture/issues/1119",
      statement: "Until iOS 15 a modifier of a group acts for each member."
    ),
  ]
}

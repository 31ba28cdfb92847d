// swift-tools-version: 6.2
import PackageDescription

// The scenario files that the command carries along, by their names.
let storyNames = [
  "cancelled-swipe", "child", "child-without-add-child", "child-without-add-subview",
  "child-without-did-move", "child-without-remove-from-parent", "child-without-remove-view",
  "child-without-will-move", "containers-forward", "push-pop", "track-map", "two-pushes",
  "vc4-by-hand", "vc4-contained", "vc4-later", "vc4-orphan",
]

// The parts of the page that `render html` writes, see `PageScript` and `PageDocument`.
let pageFiles =
  ["body.html", "page.css"]
  + [
    "axis", "columns", "comparison", "copying", "findings", "frames", "intervals", "keys", "lanes",
    "links", "model", "overlays", "overview", "painter", "replay", "selection", "start", "states",
    "statistics", "structure", "table", "tabs", "timeline", "trees", "views",
  ].map { "Script/\($0).js" }

// The modules that HeadlessUIKit re-exports, each of which imports only those before it.
let runtimeModules = [
  "HeadlessValues", "HeadlessCore", "HeadlessControls", "HeadlessLists", "HeadlessNibs",
  "HeadlessDriving",
]

// The platforms without UIKit, on which `LifelineRecorder` records HeadlessUIKit.
let headlessPlatforms: [Platform] = [.linux, .macOS]

// The modules with the names of Apple's modules, and the modules that each of them imports.
let appleModules: [(name: String, dependencies: [Target.Dependency])] = [
  ("AVFoundation", ["HeadlessUIKit", "CoreMedia"]),
  ("AVKit", ["HeadlessUIKit", "AVFoundation"]),
  ("Contacts", ["HeadlessUIKit"]),
  ("ContactsUI", ["HeadlessUIKit", "Contacts"]),
  ("CoreLocation", ["HeadlessUIKit"]),
  ("CoreMedia", []),
  ("LinkPresentation", ["HeadlessUIKit"]),
  ("LocalAuthentication", ["HeadlessUIKit"]),
  ("MapKit", ["HeadlessUIKit", "CoreLocation"]),
  ("MediaPlayer", ["HeadlessUIKit"]),
  ("MessageUI", ["HeadlessUIKit"]),
  ("MobileCoreServices", ["UniformTypeIdentifiers"]),
  ("Photos", ["HeadlessUIKit"]),
  ("PhotosUI", ["HeadlessUIKit", "Photos"]),
  ("QuickLook", ["HeadlessUIKit"]),
  ("SafariServices", ["HeadlessUIKit"]),
  ("StoreKit", ["HeadlessUIKit"]),
  ("UniformTypeIdentifiers", []),
  ("UserNotifications", ["HeadlessUIKit"]),
  ("WebKit", ["HeadlessUIKit"]),
]

// With LIFELINE_CAIRO=off in the environment, the command draws SVG only and needs neither Cairo nor Pango.
let drawsWithCairo = Context.environment["LIFELINE_CAIRO"] != "off"

let package = Package(
  name: "lifeline",
  platforms: [.macOS(.v15), .iOS(.v16)],
  products: [
    .library(name: "HeadlessUIKit", targets: ["HeadlessUIKit"] + runtimeModules),
    .library(name: "HeadlessSwiftUI", targets: ["HeadlessSwiftUI"]),
    .library(name: "HeadlessCombine", targets: ["HeadlessCombine"]),
    .library(name: "HeadlessViewInspector", targets: ["HeadlessViewInspector"]),
    .library(name: "LifecycleBehaviors", targets: ["LifecycleBehaviors"]),
    .library(name: "TraceRecorder", targets: ["TraceModel", "TraceFormat", "TraceRecorder"]),
    .library(
      name: "TraceAnalysis",
      targets: ["TraceModel", "Findings", "TraceAnalysis", "LogImport"]
    ),
    .library(name: "TraceComparison", targets: ["TraceModel", "TraceComparison"]),
    .library(name: "Diagrams", targets: ["Findings", "DiagramLayout", "DiagramSVG"]),
    .library(name: "DiagramCairo", targets: ["DiagramCairo"]),
    .library(name: "LayoutSolver", targets: ["LayoutSolver"]),
    .library(name: "LifelineTesting", targets: ["LifelineTesting"]),
    .library(name: "LifelineXCTest", targets: ["LifelineXCTest"]),
    .library(name: "LifelineLogging", targets: ["LifelineLogging"]),
    .library(name: "LifelineRecorder", targets: ["LifelineRecorder"]),
    .executable(name: "lifeline", targets: ["lifeline"]),
    .executable(name: "lifeline-run", targets: ["lifeline-run"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
  ],
  swiftLanguageModes: [.v6]
)

package.products += appleModules.map { .library(name: $0.name, targets: [$0.name]) }

// Adds the targets of a room: the folder of that name in `Sources` and in `Tests`.
@MainActor
func room(_ name: String, sources: [Target], tests: [Target]) {
  for target in sources { target.path = "Sources/\(name)/\(target.name)" }
  for target in tests { target.path = "Tests/\(name)/\(target.name)" }
  package.targets += sources + tests
}

// The trace: its events, its file, its recorder.
room(
  "Trace",
  sources: [
    .target(name: "Essentials"),
    .target(name: "TraceModel"),
    .target(name: "CAtomic"),
    .target(name: "TraceFormat", dependencies: ["TraceModel", "CAtomic"]),
    .target(name: "TraceRecorder", dependencies: ["TraceModel", "TraceFormat", "CAtomic"]),
    .target(name: "TraceComparison", dependencies: ["TraceModel"]),
  ],
  tests: [
    .executableTarget(
      name: "RecorderProbe",
      dependencies: ["TraceModel", "TraceRecorder"]
    ),
    .testTarget(name: "TraceModelTests", dependencies: ["TraceModel", "TestSupport"]),
    .testTarget(
      name: "TraceFormatTests",
      dependencies: ["TraceFormat", "TraceComparison", "TestSupport"]
    ),
    .testTarget(
      name: "TraceRecorderTests",
      dependencies: ["TraceRecorder", "TraceFormat", "RecorderProbe", "TestSupport"]
    ),
    .testTarget(name: "TraceComparisonTests", dependencies: ["TraceComparison", "TestSupport"]),
  ]
)

// What is wrong in a trace or a log.
room(
  "Analysis",
  sources: [
    .target(name: "LogImport", dependencies: ["TraceModel"]),
    .target(name: "Findings", dependencies: ["TraceModel"]),
    .target(name: "AnalysisEngine", dependencies: ["TraceModel", "Findings"]),
    .target(
      name: "AnalysisRules",
      dependencies: ["TraceModel", "Findings", "AnalysisEngine"],
      resources: [.embedInCode("Examples")]
    ),
    .target(name: "AnalysisReports", dependencies: ["TraceModel", "Findings", "AnalysisEngine"]),
    .target(
      name: "TraceAnalysis",
      dependencies: [
        "TraceModel", "Findings", "AnalysisEngine", "AnalysisRules", "AnalysisReports",
      ]
    ),
    .systemLibrary(
      name: "CSQLite",
      providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]
    ),
    .target(
      name: "TraceQueries",
      dependencies: ["CSQLite", "TraceModel", "TraceComparison", "Findings", "TraceAnalysis"],
      resources: [.embedInCode("Schema.sql")],
      // Static, so that the command needs no library of the system.
      linkerSettings: [
        .linkedLibrary(":libsqlite3.a", .when(platforms: [.linux])),
        .linkedLibrary("m", .when(platforms: [.linux])),
        .linkedLibrary("sqlite3", .when(platforms: [.macOS])),
      ]
    ),
    .target(
      name: "CheckConfiguration",
      dependencies: [
        "Essentials", "TraceModel", "Findings", "TraceAnalysis",
      ]
    ),
  ],
  tests: [
    .testTarget(name: "LogImportTests", dependencies: ["LogImport", "TestSupport"]),
    .testTarget(name: "FindingsTests", dependencies: ["Findings", "TraceModel"]),
    .testTarget(
      name: "TraceAnalysisTests",
      dependencies: [
        "Findings", "TraceAnalysis", "TraceFormat", "LogImport", "Scenarios", "ScenarioCorpus",
        "TestSupport",
      ]
    ),
    .testTarget(
      name: "RuleExampleTests",
      dependencies: [
        "TraceAnalysis", "Findings", "HeadlessUIKit", "HeadlessSwiftUI", "TraceRecorder",
        "TraceFormat", "LogImport", "TestSupport",
      ],
      exclude: ["Examples/lines"]
    ),
    .testTarget(
      name: "TraceQueriesTests",
      dependencies: [
        "TraceQueries", "TraceAnalysis", "Findings", "TraceFormat", "TraceModel", "TestSupport",
      ]
    ),
    .testTarget(
      name: "CheckConfigurationTests",
      dependencies: [
        "CheckConfiguration", "Findings", "TraceAnalysis", "TestSupport",
        .product(name: "Yams", package: "Yams"),
      ]
    ),
  ]
)

// Drawings and pages of traces.
room(
  "Pictures",
  sources: [
    .target(name: "TextMetrics"),
    .target(
      name: "DiagramLayout",
      dependencies: ["TraceModel", "Findings", "TraceComparison", "TextMetrics"]
    ),
    .target(name: "DiagramSVG", dependencies: ["TraceModel", "DiagramLayout"]),
    .systemLibrary(
      name: "CCairo",
      pkgConfig: "cairo",
      providers: [.apt(["libcairo2-dev"]), .brew(["cairo"])]
    ),
    .systemLibrary(
      name: "CPangoCairo",
      providers: [.apt(["libpango1.0-dev"]), .brew(["pango"])]
    ),
    .systemLibrary(
      name: "CZlib",
      providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]
    ),
    .target(
      name: "DiagramCairo",
      dependencies: ["TraceModel", "DiagramLayout", "CCairo", "CPangoCairo", "CZlib"]
    ),
    .target(
      name: "TracePage",
      dependencies: [
        "Essentials", "TraceModel", "Findings", "TraceComparison", "DiagramLayout", "CZlib",
      ],
      resources: pageFiles.map { .embedInCode("Page/\($0)") }
    ),
    .target(
      name: "PerfettoExport",
      dependencies: ["TraceModel", "Findings", "DiagramLayout"]
    ),
    .target(name: "ProfileExport", dependencies: ["TraceModel", "Findings"]),
    .target(
      name: "TestIndex",
      dependencies: ["Essentials", "TraceModel", "TraceFormat", "Findings", "TracePage"],
      resources: ["index.html", "index.css", "index.js"].map { .embedInCode("Page/\($0)") }
    ),
  ],
  tests: [
    .executableTarget(
      name: "PageProbe",
      dependencies: [
        "TracePage", "TestIndex", "TraceModel", "TraceFormat", "Findings", "TraceAnalysis",
      ]
    ),
    .testTarget(name: "TextMetricsTests", dependencies: ["TextMetrics"]),
    .testTarget(
      name: "DiagramLayoutTests",
      dependencies: ["DiagramLayout", "Findings", "TraceComparison", "TestSupport"]
    ),
    .testTarget(name: "DiagramSVGTests", dependencies: ["DiagramSVG", "TestSupport"]),
    .testTarget(
      name: "TracePageTests",
      dependencies: [
        "TracePage", "CZlib", "Findings", "TraceAnalysis", "TraceComparison", "TraceFormat",
        "TraceModel", "TestSupport",
      ]
    ),
    .testTarget(
      name: "PerfettoExportTests",
      dependencies: [
        "PerfettoExport", "DiagramLayout", "Findings", "TraceAnalysis", "TraceFormat",
        "TraceModel", "TestSupport",
      ]
    ),
    .testTarget(
      name: "ProfileExportTests",
      dependencies: ["ProfileExport", "Findings", "TraceModel", "TraceFormat", "TestSupport"]
    ),
    .testTarget(
      name: "TestIndexTests",
      dependencies: ["TestIndex", "Findings", "TraceModel"]
    ),
    .testTarget(
      name: "DiagramCairoTests",
      dependencies: ["DiagramCairo", "DiagramSVG", "CCairo", "TestSupport"]
    ),
  ]
)

// UIKit without a screen.
room(
  "UIKit",
  sources: [
    .target(name: "CMainLoop"),
    .target(name: "LayoutSolver"),
    .target(
      name: "HeadlessValues",
      dependencies: ["TraceModel", "TraceRecorder", "TextMetrics", "CMainLoop"]
    ),
    .target(
      name: "HeadlessCore",
      dependencies: [
        "HeadlessValues", "TraceModel", "TraceRecorder", "TextMetrics", "CMainLoop", "LayoutSolver",
      ]
    ),
    .target(
      name: "HeadlessControls",
      dependencies: ["HeadlessCore", "HeadlessValues", "TraceModel", "TraceRecorder"]
    ),
    .target(
      name: "HeadlessLists",
      dependencies: [
        "HeadlessControls", "HeadlessCore", "HeadlessValues", "TraceModel", "TraceRecorder",
      ]
    ),
    .target(
      name: "HeadlessNibs",
      dependencies: [
        "HeadlessLists", "HeadlessControls", "HeadlessCore", "HeadlessValues", "TraceModel",
        "TraceRecorder",
      ]
    ),
    .target(
      name: "HeadlessDriving",
      dependencies: [
        "HeadlessNibs", "HeadlessLists", "HeadlessControls", "HeadlessCore", "HeadlessValues",
        "TraceModel", "TraceRecorder", "CMainLoop",
      ]
    ),
    .target(
      name: "HeadlessUIKit",
      dependencies: runtimeModules.map { .init(stringLiteral: $0) }
    ),
    .target(name: "LifecycleBehaviors", dependencies: ["HeadlessUIKit"]),
  ],
  tests: [
    .executableTarget(
      name: "UnscopedProbe",
      dependencies: ["HeadlessUIKit"]
    ),
    .testTarget(name: "LayoutSolverTests", dependencies: ["LayoutSolver"]),
    .testTarget(
      name: "HeadlessUIKitTests",
      dependencies: [
        "HeadlessUIKit", "TraceRecorder", "TraceFormat", "Stories", "Scenarios", "TestSupport",
      ],
      exclude: ["Storyboards/Fixtures"]
    ),
    .testTarget(
      name: "LifecycleBehaviorsTests",
      dependencies: [
        "LifecycleBehaviors", "HeadlessUIKit", "TraceRecorder", "TraceFormat", "TraceModel",
        "TraceAnalysis", "Findings", "LogImport", "LifelineTestKit", "TestSupport",
      ]
    ),
  ]
)

// SwiftUI, Combine and ViewInspector on top of UIKit.
room(
  "SwiftUI",
  sources: [
    .target(
      name: "HeadlessSwiftUI",
      dependencies: [
        "HeadlessUIKit", "HeadlessCombine", "TraceModel",
        "TraceRecorder", "TextMetrics",
      ]
    ),
    .target(
      name: "HeadlessViewInspector",
      dependencies: [
        "HeadlessSwiftUI", "HeadlessUIKit", "HeadlessCombine", "TraceRecorder", "TraceModel",
      ]
    ),
    .target(
      name: "HeadlessCombine",
      dependencies: [.product(name: "OpenCombine", package: "OpenCombine")]
    ),
  ],
  tests: [
    .testTarget(
      name: "HeadlessSwiftUITests",
      dependencies: [
        "HeadlessSwiftUI", "HeadlessUIKit", "HeadlessCombine", "TraceRecorder", "TraceFormat",
        "TraceModel", "TraceAnalysis", "Findings", "TestSupport",
      ]
    ),
    .testTarget(
      name: "HeadlessViewInspectorTests",
      dependencies: [
        "HeadlessViewInspector", "HeadlessSwiftUI", "HeadlessUIKit", "TraceRecorder", "TraceModel",
        "TestSupport",
      ]
    ),
    .testTarget(
      name: "HeadlessCombineTests",
      dependencies: [
        "HeadlessCombine", "HeadlessUIKit", "TraceRecorder", "TraceModel", "TestSupport",
      ]
    ),
  ]
)

// The modules with the names of Apple's modules.
room(
  "AppleModules",
  sources: appleModules.map { .target(name: $0.name, dependencies: $0.dependencies) },
  tests: [
    .testTarget(name: "WebKitTests", dependencies: ["WebKit", "HeadlessUIKit", "TraceRecorder"]),
    .testTarget(
      name: "AppleModulesTests",
      dependencies: appleModules.map { .init(stringLiteral: $0.name) } + [
        "HeadlessUIKit", "TraceRecorder", "TraceModel", "TestSupport",
      ]
    ),
  ]
)

// Recording in tests, and scenario files.
room(
  "Testing",
  sources: [
    .target(
      name: "LifelineTestKit",
      dependencies: [
        "TraceModel", "TraceFormat", "TraceRecorder", "HeadlessUIKit", "Findings",
        "TraceAnalysis", "TraceComparison", "DiagramLayout", "DiagramSVG", "TracePage", "TestIndex",
      ]
    ),
    .target(
      name: "LifelineTesting",
      dependencies: [
        "LifelineTestKit", "HeadlessUIKit", "TraceModel", "TraceRecorder", "Findings",
      ]
    ),
    .target(
      name: "LifelineXCTest",
      dependencies: [
        "LifelineTestKit", "HeadlessUIKit", "TraceModel", "TraceRecorder", "Findings",
      ]
    ),
    .target(
      name: "LifelineRecorder",
      dependencies: ["TraceRecorder", "TraceModel"]
        + (["HeadlessUIKit"] + runtimeModules).map {
          .target(name: $0, condition: .when(platforms: headlessPlatforms))
        },
      swiftSettings: [.define("HEADLESS", .when(platforms: headlessPlatforms))]
    ),
    .target(
      name: "LifelineLogging",
      dependencies: [
        "TraceModel", "TraceRecorder", .product(name: "Logging", package: "swift-log"),
      ]
    ),
    .target(
      name: "Scenarios",
      dependencies: ["HeadlessUIKit", "TraceRecorder", "TraceModel", "Yams"]
    ),
    .target(
      name: "Stories",
      dependencies: [
        "HeadlessUIKit", "HeadlessSwiftUI", "LifecycleBehaviors", "TraceRecorder", "TraceModel",
        "Scenarios",
      ],
      resources: storyNames.map { .embedInCode("Scenarios/\($0).yml") }
    ),
  ],
  tests: [
    .target(
      name: "TestSupport",
      dependencies: [
        "TraceModel", "TraceFormat", "TraceComparison", "Findings", "TraceAnalysis",
        "DiagramLayout",
      ]
    ),
    .target(
      name: "ScenarioCorpus",
      dependencies: ["Scenarios", "TestSupport"]
    ),
    .testTarget(
      name: "ScenariosTests",
      dependencies: [
        "Scenarios", "ScenarioCorpus", "TraceRecorder", "TraceFormat", "TraceModel", "TestSupport",
      ]
    ),
    .testTarget(
      name: "LifelineRecorderTests",
      dependencies: [
        "LifelineRecorder", "HeadlessUIKit", "ScenarioCorpus", "Scenarios", "TraceRecorder",
        "TraceFormat", "TraceModel", "TraceAnalysis", "Findings", "TestSupport",
      ]
    ),
    .testTarget(
      name: "LifelineTestingTests",
      dependencies: [
        "LifelineTesting", "LifelineXCTest", "LifelineLogging", "LifelineTestKit", "HeadlessUIKit",
        "HeadlessCombine", "HeadlessSwiftUI", "TraceRecorder", "TraceFormat", "TraceAnalysis",
        "TraceModel",
        "LogImport", "TestIndex", "TestSupport",
        .product(name: "Logging", package: "swift-log"),
      ],
      exclude: ["Calls"]
    ),
  ]
)

// The commands `lifeline` and `lifeline-run`.
room(
  "Command",
  sources: [
    .target(
      name: "APICoverage",
      dependencies: ["TraceModel"],
      resources: [.embedInCode("uikit.txt"), .embedInCode("RuntimeProtocols.txt")]
    ),
    .target(
      name: "CommandEnvironment",
      dependencies: ["Essentials", "TraceModel", "TraceFormat"]
    ),
    .target(
      name: "LifelineCommand",
      dependencies: [
        "CommandEnvironment", "APICoverage", "Essentials",
        "TraceModel", "TraceFormat", "LogImport", "Findings",
        "TraceAnalysis", "CheckConfiguration", "TraceComparison", "DiagramLayout", "DiagramSVG",
        "TracePage", "TestIndex", "PerfettoExport", "ProfileExport", "TraceQueries", "CZlib",
      ] + (drawsWithCairo ? ["DiagramCairo"] : []),
      swiftSettings: drawsWithCairo ? [.define("Cairo")] : []
    ),
    .target(
      name: "RuntimeCommand",
      dependencies: [
        "CommandEnvironment", "TraceModel", "TraceFormat", "TraceRecorder", "HeadlessUIKit",
        "Scenarios", "Stories",
      ]
    ),
    .executableTarget(name: "lifeline-run", dependencies: ["RuntimeCommand", "Essentials"]),
    .executableTarget(
      name: "lifeline",
      dependencies: [
        "CommandEnvironment", "LifelineCommand", "Essentials", "TraceModel", "Findings",
        "TraceAnalysis", "TraceComparison", "CheckConfiguration", "DiagramLayout", "PerfettoExport",
        "TracePage", "TraceQueries",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]
    ),
  ],
  tests: [
    .testTarget(
      name: "APICoverageTests",
      dependencies: ["APICoverage", "HeadlessUIKit", "TraceModel", "TestSupport"]
    ),
    .testTarget(
      name: "CommandTests",
      dependencies: [
        "lifeline", "lifeline-run", "LifelineCommand", "CommandEnvironment", "RuntimeCommand",
        "UnscopedProbe", "HeadlessUIKit", "TraceRecorder",
        "TraceFormat", "LogImport", "Findings", "TraceComparison", "DiagramLayout", "TracePage",
        "PerfettoExport", "TraceModel", "TestSupport",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      exclude: ["Digest"]
    ),
  ]
)

// The interface of HeadlessUIKit itself never changes, so a target that imports it would not be
// compiled again after a change of the layout of a class behind it.
for target in package.targets {
  let importsRuntime = target.dependencies.contains { dependency in
    if case .byNameItem(name: "HeadlessUIKit", _) = dependency { true } else { false }
  }
  if importsRuntime { target.dependencies += runtimeModules.map { .init(stringLiteral: $0) } }
}

for target in package.targets where target.type != .system {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
      .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
      .enableUpcomingFeature("InferIsolatedConformances"),
      .enableUpcomingFeature("ImmutableWeakCaptures"),
      .treatAllWarnings(as: .error),
    ]
}

import LogImport
import Testing
import TraceModel

struct `Every known callback` {
  /// The callbacks of controllers, views, applications and scenes, as Swift and as people spell them.
  static let callbacks: [Name] = [
    .loadView, .viewDidLoad, .viewWillAppear, .viewIsAppearing, .viewDidAppear,
    .viewWillDisappear, .viewDidDisappear, .viewWillLayoutSubviews, .viewDidLayoutSubviews,
    .updateViewConstraints, .viewWillTransition, .viewDidUnload, .didReceiveMemoryWarning,
    .willMoveToParent, .didMoveToParent, .willMoveToSuperview, .didMoveToSuperview,
    .willMoveToWindow, .didMoveToWindow, .didAddSubview, .willRemoveSubview, .layoutSubviews,
    .updateConstraints, .applicationDidFinishLaunching, .applicationDidBecomeActive,
    .applicationWillResignActive, .applicationDidEnterBackground, .applicationWillEnterForeground,
    .applicationWillTerminate, .sceneWillConnect, .sceneDidDisconnect, .sceneDidBecomeActive,
    .sceneWillResignActive, .sceneWillEnterForeground, .sceneDidEnterBackground,
  ]

  @Test(arguments: callbacks)
  func `is read with its name as the trace spells it`(callback: Name) throws {
    let text = callback.knownText
    var importer = LogImporter(title: "log", bytes: Array("Home \(text)".utf8))
    let begin = try importer.rest().first { $0.kind == .begin }
    #expect(begin?.name == callback)
  }

  @Test(arguments: [Name.initializer, .deinitializer])
  func `of a life is read behind a description`(callback: Name) throws {
    let line = "<App.Home: 0x1> \(callback.knownText)"
    var importer = LogImporter(title: "log", bytes: Array(line.utf8))
    let begin = try importer.rest().first { $0.kind == .begin }
    #expect(begin?.name == callback)
  }
}

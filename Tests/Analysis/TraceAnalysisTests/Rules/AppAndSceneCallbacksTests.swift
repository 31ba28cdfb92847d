import TestSupport
import Testing
import TraceAnalysis
import TraceModel

struct `Callbacks of the application and of a scene` {
  private func rules(_ className: String) -> [String] {
    var builder = EventBuilder()
    let application = builder.birth(className, .application)
    let scene = builder.birth("SceneDelegate", .scene)
    builder.callback(application, .applicationDidFinishLaunching)
    builder.callbacks(scene, .sceneWillConnect, .sceneWillEnterForeground, .sceneDidBecomeActive)
    builder.callback(application, .applicationDidBecomeActive)
    return builder.analyze().rules.filter { $0 == "LC506" }
  }

  @Test func `app and scene callbacks are reported if the application delegate receives them`() {
    #expect(rules("AppDelegate") == ["LC506"])
  }

  @Test func `app and scene callbacks are not reported for notifications of the application`() {
    #expect(rules("UIApplication") == [])
  }
}

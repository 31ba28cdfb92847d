import TestSupport
import Testing
import TraceAnalysis
import TraceModel

struct `The application and a scene that are told both` {
  private func rules(_ className: String) -> [String] {
    var builder = EventBuilder()
    let application = builder.birth(className, .application)
    let scene = builder.birth("SceneDelegate", .scene)
    builder.callback(application, .applicationDidFinishLaunching)
    builder.callbacks(scene, .sceneWillConnect, .sceneWillEnterForeground, .sceneDidBecomeActive)
    builder.callback(application, .applicationDidBecomeActive)
    return builder.analyze().rules.filter { $0 == "LC506" }
  }

  @Test func `are reported when the delegate is told`() {
    #expect(rules("AppDelegate") == ["LC506"])
  }

  @Test func `are right when the application posts its notification`() {
    #expect(rules("UIApplication") == [])
  }
}

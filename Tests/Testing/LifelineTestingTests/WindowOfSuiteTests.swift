import HeadlessUIKit
import LifelineTesting
import Testing

// The thunk of a synchronous test releases the instance of the suite on another thread.
@Suite(.lifeline)
@MainActor
struct `A window that the suite holds` {
  let window = UIWindow()

  @Test(arguments: 0..<40) func `a window of a suite may be released on another thread`(
    run: Int
  ) throws {
    window.rootViewController = HomeViewController()
    window.makeKeyAndVisible()
    try HeadlessApp.current.settle()
    #expect(window.rootViewController?.view.window === window)
  }
}

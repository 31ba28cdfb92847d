import TestSupport
import Testing
import TraceModel

struct `A follower of an appearance` {
  @Test(arguments: [EventFlags.direct, .echo])
  func `ignores what UIKit did not send`(flag: EventFlags) {
    var builder = EventBuilder()
    let home = builder.birth("Home")
    builder.callbacks(home, .viewDidLoad, .viewWillAppear, .viewDidAppear)
    builder.callback(home, .viewWillAppear, flags: flag)
    var follower = AppearanceFollower()
    for event in builder.events { follower.read(event) }
    #expect(follower.state == .visible)
    #expect(follower.callback == .viewDidAppear)
  }

  @Test func `begins hidden, before any callback`() {
    #expect(AppearanceFollower().state == .hidden)
    #expect(AppearanceFollower().callback == nil)
  }
}

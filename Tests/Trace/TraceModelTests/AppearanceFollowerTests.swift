import TestSupport
import Testing
import TraceModel

struct `Appearance follower` {
  @Test(arguments: [EventFlags.direct, .echo])
  func `a callback that UIKit did not send is ignored`(flag: EventFlags) {
    var builder = EventBuilder()
    let home = builder.birth("Home")
    builder.callbacks(home, .viewDidLoad, .viewWillAppear, .viewDidAppear)
    builder.callback(home, .viewWillAppear, flags: flag)
    var follower = AppearanceFollower()
    for event in builder.events { follower.read(event) }
    #expect(follower.state == .visible)
    #expect(follower.callback == .viewDidAppear)
  }

  @Test func `the state is hidden before the first callback`() {
    #expect(AppearanceFollower().state == .hidden)
    #expect(AppearanceFollower().callback == nil)
  }
}

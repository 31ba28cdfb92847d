import Foundation
import HeadlessUIKit
import Testing

@MainActor
struct `The activity of a user` {
  @Test func `the user's activity has the values of all dictionaries that are added`() {
    let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
    activity.addUserInfoEntries(from: ["a": 1, "b": 2])
    activity.addUserInfoEntries(from: ["b": 3])
    #expect(activity.userInfo as? [String: Int] == ["a": 1, "b": 3])
    #expect(activity.activityType == NSUserActivityTypeBrowsingWeb)
  }
}

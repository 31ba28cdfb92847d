import Testing
import TraceModel

struct `Behavior version` {
  @Test(arguments: [("iOS 17", 17), ("iOS 17.4", 17), ("17", 17), ("iOS 26.5.1", 26)])
  func `a version is read from the text in traces`(text: String, major: Int) {
    #expect(BehaviorVersion(text) == BehaviorVersion(major: major))
  }

  @Test(arguments: ["", "iOS", "iOS x", "17.", "macOS 26", "iOS 0", "iOS 99999999999999999999"])
  func `other texts are not versions`(text: String) {
    #expect(BehaviorVersion(text) == nil)
  }

  @Test func `versions are ordered and described by their major number`() {
    #expect(BehaviorVersion(major: 9) < BehaviorVersion(major: 18))
    #expect(BehaviorVersion.newest.description == "iOS 26")
  }
}

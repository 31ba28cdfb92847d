import Testing
import TraceModel

struct `A behaviour version` {
  @Test(arguments: [("iOS 17", 17), ("iOS 17.4", 17), ("17", 17), ("iOS 26.5.1", 26)])
  func `is read from the texts of traces`(text: String, major: Int) {
    #expect(BehaviorVersion(text) == BehaviorVersion(major: major))
  }

  @Test(arguments: ["", "iOS", "iOS x", "17.", "macOS 26", "iOS 0", "iOS 99999999999999999999"])
  func `is not made from other texts`(text: String) {
    #expect(BehaviorVersion(text) == nil)
  }

  @Test func `orders by its major number and names itself`() {
    #expect(BehaviorVersion(major: 9) < BehaviorVersion(major: 18))
    #expect(BehaviorVersion.newest.description == "iOS 26")
  }
}

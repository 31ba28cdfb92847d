import TestSupport
import Testing

struct `The observations of everyday classes` {
  @Test func `the page of everyday observations is current`() throws {
    expectGolden(try EverydayPage().text, at: "traces/uikit/OBSERVATIONS.md")
  }

  @Test func `at least 90 percent of the everyday expectations hold or have a reason`() throws {
    let page = try EverydayPage()
    let decided = page.observations.count - page.open.count
    #expect(decided * 10 >= page.observations.count * 9, "without a test: \(page.open)")
  }

  @Test func `each reason belongs to an observation that no test holds`() throws {
    let page = try EverydayPage()
    let ids = Set(page.observations.map(\.id))
    #expect(ids.count == page.observations.count)
    for reason in try EverydayReason.all() {
      #expect(ids.contains(reason.id), "there is no observation '\(reason.id)'")
      #expect(page.markers.tests[reason.id] == nil, "\(reason.id) has a test and a reason")
      #expect(!reason.text.isEmpty)
    }
  }
}

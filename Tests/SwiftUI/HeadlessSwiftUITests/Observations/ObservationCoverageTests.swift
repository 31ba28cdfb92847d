import TestSupport
import Testing

/// Every observation has a test or a reason.
struct `The coverage of observations` {
  @Test func `each observation has a test, or a reason why it has none`() throws {
    let markers = try ObservationMarkers.observations()
    for observation in try PublishedObservation.all() {
      let tests = markers.tests[observation.id] ?? []
      #expect((observation.reason == nil) == (observation.verdict == .holds))
      if observation.verdict == .holds {
        #expect(!tests.isEmpty, "no test holds \(observation.id)")
      } else {
        #expect(tests.isEmpty, "\(observation.id) has a test and a reason why it has none")
      }
    }
  }

  @Test func `each observation is listed once`() throws {
    let ids = try PublishedObservation.all().map(\.id)
    #expect(Set(ids).count == ids.count)
  }

  @Test func `the page of observations is current`() throws {
    let page = try ObservationPage(
      observations: PublishedObservation.all(),
      markers: .observations(),
      facts: .facts()
    )
    expectGolden(page.text, at: "traces/swiftui/OBSERVATIONS.md")
  }
}

import TestSupport

extension ObservationMarkers {
  /// The tests that hold observations.
  static func observations() throws -> ObservationMarkers {
    let ids = Set(try PublishedObservation.all().map(\.id))
    return try ObservationMarkers(["Observation:", "observations.json"]) { ids.contains($0) }
  }

  /// The tests that hold facts.
  static func facts() throws -> ObservationMarkers {
    try ObservationMarkers(["Fact:", "facts.json"]) {
      $0.wholeMatch(of: /(swiftui|clock|anim|dispatch|inspect)-[0-9]{2}/) != nil
    }
  }
}

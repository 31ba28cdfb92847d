import CoreLocation
import Foundation
import HeadlessUIKit
import Testing

struct `Places that a test sends` {
  @MainActor
  private class Owner: CLLocationManagerDelegate {
    var lines: [String] = []

    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
      lines.append("authorization \(manager.authorizationStatus.rawValue)")
    }

    func locationManager(
      _ manager: CLLocationManager,
      didUpdateLocations locations: [CLLocation]
    ) { lines.append("places \(locations.map(\.coordinate.latitude))") }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
      lines.append("error \((error as? CLError)?.code.rawValue ?? -1)")
    }
  }

  /// Implements the method of systems before iOS 14 only.
  @MainActor
  private final class OldOwner: CLLocationManagerDelegate {
    var statuses: [CLAuthorizationStatus] = []

    func locationManager(
      _ manager: CLLocationManager,
      didChangeAuthorization status: CLAuthorizationStatus
    ) { statuses.append(status) }
  }

  @Test @MainActor func `a manager receives the authorization, then locations while it updates`()
    async throws
  {
    try await SystemScreen.run { screen in
      let (manager, owner) = (CLLocationManager(), Owner())
      manager.delegate = owner
      try await screen.app.settle()
      #expect(owner.lines == ["authorization 0"])
      manager.requestWhenInUseAuthorization()
      manager.startUpdatingLocation()
      try await screen.app.settle()
      #expect(owner.lines == ["authorization 0", "authorization 4"])
      screen.app.location.send(CLLocation(latitude: 52, longitude: 13))
      manager.stopUpdatingLocation()
      screen.app.location.send(CLLocation(latitude: 53, longitude: 13))
      #expect(owner.lines.last == "places [52.0]")
      #expect(manager.location?.coordinate.latitude == 53)
      manager.requestLocation()
      try await screen.app.settle()
      #expect(owner.lines.last == "places [53.0]")
      #expect(
        try screen.serviceReports() == [
          "the person's question about places has the fixed answer true; a test sets "
            + "app.location.allows"
        ]
      )
    }
  }

  @Test @MainActor func `a user who does not allow locations causes an error`() async throws {
    try await SystemScreen.run { screen in
      screen.app.location.allows = false
      let (manager, owner) = (CLLocationManager(), Owner())
      manager.delegate = owner
      manager.requestAlwaysAuthorization()
      manager.startUpdatingLocation()
      try await screen.app.settle()
      screen.app.location.send(CLLocation(latitude: 52, longitude: 13))
      manager.startUpdatingLocation()
      try await screen.app.settle()
      #expect(!owner.lines.contains { $0.hasPrefix("places") })
      #expect(owner.lines.last == "error 1")
      #expect(manager.location == nil)
    }
  }

  @Test @MainActor func `a delegate of older systems receives the older method`() async throws {
    try await SystemScreen.run { screen in
      screen.app.location.authorization = .authorizedAlways
      let (manager, owner) = (CLLocationManager(), OldOwner())
      manager.delegate = owner
      try await screen.app.settle()
      #expect(owner.statuses == [.authorizedAlways])
    }
  }

  @Test @MainActor func `a request without a location fails, and a geocoder asks the test`()
    async throws
  {
    try await SystemScreen.run { screen in
      screen.app.location.authorization = .authorizedWhenInUse
      let (manager, owner) = (CLLocationManager(), Owner())
      manager.delegate = owner
      manager.requestLocation()
      try await screen.app.settle()
      #expect(owner.lines.last == "error 0")
      var names: [String?] = []
      let geocoder = CLGeocoder()
      geocoder.geocodeAddressString("Berlin") { found, error in
        names.append(found?.first?.name ?? "\((error as? CLError)?.code.rawValue ?? -1)")
      }
      try await screen.app.settle()
      screen.app.location.geocoder = { [CLPlacemark(location: nil, name: "found \($0)")] }
      geocoder.geocodeAddressString("Berlin") { found, _ in names.append(found?.first?.name) }
      try await screen.app.settle()
      #expect(names == ["8", "found Berlin"])
    }
  }

  @Test func `distances follow great circles`() {
    let berlin = CLLocation(latitude: 52.52, longitude: 13.405)
    let paris = CLLocation(latitude: 48.8566, longitude: 2.3522)
    #expect(abs(berlin.distance(from: paris) - 877_460) < 1_000)
    #expect(berlin.distance(from: berlin) == 0)
  }
}

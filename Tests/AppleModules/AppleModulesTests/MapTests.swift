import Foundation
import HeadlessUIKit
import MapKit
import Testing

@MainActor
struct `Maps that show nothing` {
  private let place = CLLocationCoordinate2D(latitude: 60, longitude: 25)

  @Test func `a region keeps the size that it was given`() async throws {
    try await SystemScreen.run { _ in
      let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      let span = MKCoordinateSpan(latitudeDelta: 10, longitudeDelta: 20)
      map.setRegion(MKCoordinateRegion(center: place, span: span), animated: true)
      map.centerCoordinate.latitude += 5
      #expect(map.region.center.latitude == 65)
      #expect(map.region.span.longitudeDelta == 20)
    }
  }

  @Test func `a region in meters is wider in degrees far from the equator`() {
    let region = MKCoordinateRegion(
      center: place,
      latitudinalMeters: 1_000,
      longitudinalMeters: 1_000
    )
    #expect(abs(region.span.longitudeDelta / region.span.latitudeDelta - 2) < 0.000_1)
  }

  @Test func `coordinates and points are converted in both directions`() async throws {
    try await SystemScreen.run { _ in
      let map = MKMapView(frame: CGRect(x: 50, y: 0, width: 200, height: 100))
      let span = MKCoordinateSpan(latitudeDelta: 10, longitudeDelta: 20)
      map.region = MKCoordinateRegion(center: place, span: span)
      let corner = CLLocationCoordinate2D(latitude: 65, longitude: 15)
      #expect(map.convert(corner, toPointTo: map) == .zero)
      let back = map.convert(CGPoint(x: 200, y: 100), toCoordinateFrom: map)
      #expect(back.latitude == 55 && back.longitude == 35)
    }
  }

  @Test func `an annotation is added once, selected alone and deselected when it is removed`()
    async throws
  {
    try await SystemScreen.run { _ in
      let map = MKMapView()
      let first = MKPointAnnotation(coordinate: place)
      let second = MKPointAnnotation()
      map.addAnnotations([first, second, first])
      #expect(map.annotations.count == 2)
      map.selectAnnotation(first, animated: false)
      map.selectAnnotation(second, animated: false)
      #expect(map.selectedAnnotations.map { $0 === second } == [true])
      map.removeAnnotation(second)
      #expect(map.annotations.count == 1 && map.selectedAnnotations.isEmpty)
    }
  }
}

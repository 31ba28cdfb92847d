public import CoreLocation

/// The size of a region in degrees, as MapKit's `MKCoordinateSpan`
/// (developer.apple.com/documentation/mapkit/mkcoordinatespan).
public struct MKCoordinateSpan: Sendable {
  /// Degrees from the south to the north of the region.
  public var latitudeDelta: CLLocationDegrees
  /// Degrees from the west to the east of the region.
  public var longitudeDelta: CLLocationDegrees

  /// Creates an empty span.
  public init() {
    self.init(latitudeDelta: 0, longitudeDelta: 0)
  }

  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    self.latitudeDelta = latitudeDelta
    self.longitudeDelta = longitudeDelta
  }
}

/// A part of the earth around a coordinate, as MapKit's `MKCoordinateRegion`
/// (developer.apple.com/documentation/mapkit/mkcoordinateregion).
public struct MKCoordinateRegion: Sendable {
  public var center: CLLocationCoordinate2D
  /// The size.
  public var span: MKCoordinateSpan

  /// Creates an empty region at 0, 0.
  public init() {
    self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan())
  }

  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    self.center = center
    self.span = span
  }

  /// Creates a region of a size in meters.
  ///
  /// The earth is a sphere with a circumference of 40,075 km; MapKit's ellipsoid gives values that
  /// differ by less than one percent.
  public init(
    center centerCoordinate: CLLocationCoordinate2D,
    latitudinalMeters: CLLocationDistance,
    longitudinalMeters: CLLocationDistance
  ) {
    let metersInDegree = 40_075_017.0 / 360
    let shrinking = max(0.000_001, cosine(ofDegrees: centerCoordinate.latitude))
    self.init(
      center: centerCoordinate,
      span: MKCoordinateSpan(
        latitudeDelta: min(180, latitudinalMeters / metersInDegree),
        longitudeDelta: min(360, longitudinalMeters / (metersInDegree * shrinking))
      )
    )
  }
}

/// Creates a span; see ``MKCoordinateSpan``.
public func MKCoordinateSpanMake(
  _ latitudeDelta: CLLocationDegrees,
  _ longitudeDelta: CLLocationDegrees
) -> MKCoordinateSpan {
  MKCoordinateSpan(latitudeDelta: latitudeDelta, longitudeDelta: longitudeDelta)
}

/// Creates a region; see ``MKCoordinateRegion``.
public func MKCoordinateRegionMake(
  _ centerCoordinate: CLLocationCoordinate2D,
  _ span: MKCoordinateSpan
) -> MKCoordinateRegion {
  MKCoordinateRegion(center: centerCoordinate, span: span)
}

/// Creates a region of a size in meters; see ``MKCoordinateRegion``.
public func MKCoordinateRegionMakeWithDistance(
  _ centerCoordinate: CLLocationCoordinate2D,
  _ latitudinalMeters: CLLocationDistance,
  _ longitudinalMeters: CLLocationDistance
) -> MKCoordinateRegion {
  MKCoordinateRegion(
    center: centerCoordinate,
    latitudinalMeters: latitudinalMeters,
    longitudinalMeters: longitudinalMeters
  )
}

public import Foundation

/// Degrees of latitude or longitude.
public typealias CLLocationDegrees = Double
/// Meters.
public typealias CLLocationDistance = Double
/// Meters of accuracy; negative for an invalid value.
public typealias CLLocationAccuracy = Double
/// Meters in a second; negative for an invalid value.
public typealias CLLocationSpeed = Double
/// Degrees from north; negative for an invalid value.
public typealias CLLocationDirection = Double

/// A coordinate on the earth, as Core Location's `CLLocationCoordinate2D`
/// (developer.apple.com/documentation/corelocation/cllocationcoordinate2d).
public struct CLLocationCoordinate2D: Sendable {
  /// Degrees north of the equator.
  public var latitude: CLLocationDegrees
  /// Degrees east of Greenwich.
  public var longitude: CLLocationDegrees

  /// Creates the coordinate 0, 0.
  public init() {
    self.init(latitude: 0, longitude: 0)
  }

  /// Creates a coordinate.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

/// An invalid coordinate.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// Creates a coordinate.
public func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees,
  _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }

/// Returns whether a coordinate has a latitude up to 90 and a longitude up to 180 degrees.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
  abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
}

/// A location at a time, as Core Location's `CLLocation`
/// (developer.apple.com/documentation/corelocation/cllocation).
open class CLLocation: NSObject, @unchecked Sendable {
  // The class is unchecked because it is open; its properties are constants.

  public let coordinate: CLLocationCoordinate2D
  /// Meters above the sea.
  public let altitude: CLLocationDistance
  /// Meters of horizontal accuracy; negative if the coordinate is invalid.
  public let horizontalAccuracy: CLLocationAccuracy
  /// Meters of accuracy of the altitude; negative if it is invalid.
  public let verticalAccuracy: CLLocationAccuracy
  /// Degrees from north; negative if it is invalid.
  public let course: CLLocationDirection
  /// Meters in a second; negative if it is invalid.
  public let speed: CLLocationSpeed
  /// The time.
  public let timestamp: Date

  /// Creates a location whose time is the beginning of Foundation's dates.
  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude),
      altitude: 0,
      horizontalAccuracy: 0,
      verticalAccuracy: -1,
      timestamp: Date(timeIntervalSinceReferenceDate: 0)
    )
  }

  /// Creates a location at a time.
  public convenience init(
    coordinate: CLLocationCoordinate2D,
    altitude: CLLocationDistance,
    horizontalAccuracy: CLLocationAccuracy,
    verticalAccuracy: CLLocationAccuracy,
    timestamp: Date
  ) {
    self.init(
      coordinate: coordinate,
      altitude: altitude,
      horizontalAccuracy: horizontalAccuracy,
      verticalAccuracy: verticalAccuracy,
      course: -1,
      speed: -1,
      timestamp: timestamp
    )
  }

  /// Creates a location at a time with a movement.
  public init(
    coordinate: CLLocationCoordinate2D,
    altitude: CLLocationDistance,
    horizontalAccuracy: CLLocationAccuracy,
    verticalAccuracy: CLLocationAccuracy,
    course: CLLocationDirection,
    speed: CLLocationSpeed,
    timestamp: Date
  ) {
    self.coordinate = coordinate
    self.altitude = altitude
    self.horizontalAccuracy = horizontalAccuracy
    self.verticalAccuracy = verticalAccuracy
    self.course = course
    self.speed = speed
    self.timestamp = timestamp
    super.init()
  }

  /// Returns the distance in meters to another location along a great circle of a sphere with the
  /// earth's mean radius.
  ///
  /// Core Location computes with an ellipsoid, whose distances differ by up to 0.6 %.
  open func distance(from location: CLLocation) -> CLLocationDistance {
    let (first, second) = (coordinate, location.coordinate)
    let radians = Double.pi / 180
    let rise = (second.latitude - first.latitude) * radians
    let turn = (second.longitude - first.longitude) * radians
    let part =
      sin(rise / 2) * sin(rise / 2)
      + cos(first.latitude * radians) * cos(second.latitude * radians)
      * sin(turn / 2) * sin(turn / 2)
    return 2 * 6_371_008.8 * asin(min(1, sqrt(part)))
  }
}

// inert: there is no compass
/// A direction, as Core Location's `CLHeading`; the runtime creates none.
open class CLHeading: NSObject {
  /// Degrees from the magnetic north pole.
  open var magneticHeading: CLLocationDirection { -1 }
  /// Degrees from the north pole.
  open var trueHeading: CLLocationDirection { -1 }
}

/// The best accuracy, with additional sensors.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
/// Each movement is reported.
public let kCLDistanceFilterNone: CLLocationDistance = -1

/// A round region, as Core Location's `CLCircularRegion`.
open class CLCircularRegion: NSObject {
  public let center: CLLocationCoordinate2D
  /// The meters from the center to the border.
  public let radius: CLLocationDistance
  /// The name.
  public let identifier: String

  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    self.center = center
    self.radius = radius
    self.identifier = identifier
    super.init()
  }

  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    let location = CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
    let middle = CLLocation(latitude: center.latitude, longitude: center.longitude)
    return location.distance(from: middle) <= radius
  }
}

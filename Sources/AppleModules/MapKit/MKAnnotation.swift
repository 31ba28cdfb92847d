public import CoreLocation
public import Foundation

func cosine(ofDegrees degrees: Double) -> Double { cos(degrees * .pi / 180) }

/// A coordinate with a text on a map, as MapKit's `MKAnnotation`
/// (developer.apple.com/documentation/mapkit/mkannotation).
public protocol MKAnnotation: NSObjectProtocol {
  var coordinate: CLLocationCoordinate2D { get }
  /// The first line of the text.
  var title: String? { get }
  /// The second line of the text.
  var subtitle: String? { get }
}

extension MKAnnotation {
  /// No text, for annotations that do not have this optional member.
  public var title: String? { nil }
  /// No text, for annotations that do not have this optional member.
  public var subtitle: String? { nil }
}

/// An annotation whose coordinate and texts can be changed, as MapKit's `MKPointAnnotation`
/// (developer.apple.com/documentation/mapkit/mkpointannotation).
open class MKPointAnnotation: NSObject, MKAnnotation {
  open var coordinate = CLLocationCoordinate2D()
  /// The first line of the text.
  open var title: String?
  /// The second line of the text.
  open var subtitle: String?

  /// Creates an annotation at 0, 0.
  public override init() {}

  public convenience init(coordinate: CLLocationCoordinate2D) {
    self.init()
    self.coordinate = coordinate
  }
}

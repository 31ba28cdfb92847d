@_exported public import CoreLocation
public import Foundation
public import HeadlessUIKit

/// A map that shows nothing, so that apps with a map compile and are laid out.
///
/// It is an inert `UIView`: it has no intrinsic size, loads nothing and sends no message. Its
/// properties keep what an app stores in them; a region keeps its size, which MapKit fits to the
/// shape of the view (developer.apple.com/documentation/mapkit/mkmapview).
@preconcurrency @MainActor
open class MKMapView: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a map from an archive; the archive is not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The delegate, which receives no message.
  open weak var delegate: (any MKMapViewDelegate)?
  /// The look of the map.
  open var mapType = MKMapType.standard
  /// Whether the user's location is shown.
  open var showsUserLocation = false
  /// Whether the user can zoom.
  open var isZoomEnabled = true
  /// Whether the user can scroll.
  open var isScrollEnabled = true
  /// Whether the user can rotate the map.
  open var isRotateEnabled = true
  /// Whether the user can tilt the map.
  open var isPitchEnabled = true
  /// Whether the compass is shown.
  open var showsCompass = true
  /// Whether the scale is shown.
  open var showsScale = false
  /// The region that is shown, exactly as it was set.
  open var region = MKCoordinateRegion(
    center: CLLocationCoordinate2D(),
    span: MKCoordinateSpan(latitudeDelta: 180, longitudeDelta: 360)
  )
  /// The center of the region.
  open var centerCoordinate: CLLocationCoordinate2D {
    get { region.center }
    set { region.center = newValue }
  }
  /// The annotations, in the order in which they were added.
  open private(set) var annotations: [any MKAnnotation] = []
  open var selectedAnnotations: [any MKAnnotation] = []

  /// Sets the region at once; nothing is animated.
  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) {
    self.region = region
  }

  /// Sets the center at once; nothing is animated.
  open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
    centerCoordinate = coordinate
  }

  /// Adds an annotation, if the map does not have it yet.
  open func addAnnotation(_ annotation: any MKAnnotation) {
    guard !annotations.contains(where: { $0 === annotation }) else { return }
    annotations.append(annotation)
  }

  open func addAnnotations(_ annotations: [any MKAnnotation]) {
    for annotation in annotations { addAnnotation(annotation) }
  }

  /// Removes an annotation, which is no longer selected then.
  open func removeAnnotation(_ annotation: any MKAnnotation) {
    annotations.removeAll { $0 === annotation }
    deselectAnnotation(annotation, animated: false)
  }

  open func removeAnnotations(_ annotations: [any MKAnnotation]) {
    for annotation in annotations { removeAnnotation(annotation) }
  }

  /// Selects one of the annotations, and no other.
  open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
    guard annotations.contains(where: { $0 === annotation }) else { return }
    selectedAnnotations = [annotation]
  }

  open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
    selectedAnnotations.removeAll { $0 === annotation }
  }

  /// Returns the position of a coordinate in a view's coordinates; the positions are proportional
  /// to degrees.
  open func convert(
    _ coordinate: CLLocationCoordinate2D,
    toPointTo view: UIView?
  ) -> CGPoint {
    let east = coordinate.longitude - region.center.longitude
    let north = coordinate.latitude - region.center.latitude
    let point = CGPoint(
      x: bounds.midX + bounds.width * east
        / max(region.span.longitudeDelta, .leastNonzeroMagnitude),
      y: bounds.midY - bounds.height * north
        / max(region.span.latitudeDelta, .leastNonzeroMagnitude)
    )
    return convert(point, to: view)
  }

  /// Returns the coordinate at a position in a view's coordinates; see ``convert(_:toPointTo:)``.
  open func convert(
    _ point: CGPoint,
    toCoordinateFrom view: UIView?
  ) -> CLLocationCoordinate2D {
    guard bounds.width > 0, bounds.height > 0 else { return region.center }
    let position = convert(point, from: view)
    return CLLocationCoordinate2D(
      latitude: region.center.latitude
        - (position.y - bounds.midY) / bounds.height * region.span.latitudeDelta,
      longitude: region.center.longitude
        + (position.x - bounds.midX) / bounds.width * region.span.longitudeDelta
    )
  }
}

/// The look of a map; the names and values of MapKit's `MKMapType`.
public enum MKMapType: UInt, Sendable {
  /// Streets.
  case standard = 0
  /// Pictures of the earth.
  case satellite = 1
  /// Pictures with streets.
  case hybrid = 2
  /// Pictures with relief.
  case satelliteFlyover = 3
  /// Pictures with relief and streets.
  case hybridFlyover = 4
  /// Streets in quiet colors.
  case mutedStandard = 5
}

/// The delegate of a map; an inert map sends it nothing.
@preconcurrency @MainActor
public protocol MKMapViewDelegate: AnyObject {}

extension MKMapView: NibDelegating {
  /// Sets the delegate of a map in a storyboard.
  package func setNibDelegate(_ delegate: AnyObject, forKey key: String) -> Bool {
    guard key == "delegate", let delegate = delegate as? any MKMapViewDelegate else { return false }
    self.delegate = delegate
    return true
  }

  /// Sets an attribute of a map in a storyboard.
  package func setNibAttribute(_ name: String, to value: String) -> Bool {
    let isOn = value == "YES"
    let types: [String: MKMapType] = [
      "standard": .standard, "satellite": .satellite, "hybrid": .hybrid,
      "satelliteFlyover": .satelliteFlyover, "hybridFlyover": .hybridFlyover,
      "mutedStandard": .mutedStandard,
    ]
    switch name {
    case "mapType": mapType = types[value] ?? mapType
    case "showsUserLocation": showsUserLocation = isOn
    case "zoomEnabled": isZoomEnabled = isOn
    case "scrollEnabled": isScrollEnabled = isOn
    case "rotateEnabled": isRotateEnabled = isOn
    case "pitchEnabled": isPitchEnabled = isOn
    case "showsCompass": showsCompass = isOn
    case "showsScale": showsScale = isOn
    default: return false
    }
    return true
  }
}

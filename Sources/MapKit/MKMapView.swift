public import Foundation
public import HeadlessUIKit

/// A map that shows nothing, so that apps with a map compile and are laid out.
///
/// It is an inert `UIView`: it has no intrinsic size, loads nothing and sends no message. Its
/// properties keep what an app stores in them
/// (developer.apple.com/documentation/mapkit/mkmapview).
@preconcurrency @MainActor
open class MKMapView: UIView {
  /// Creates a map with a frame.
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

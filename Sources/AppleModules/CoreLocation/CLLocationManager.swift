public import Foundation
import HeadlessUIKit

/// The authorization status; the names and values of Core Location's `CLAuthorizationStatus`.
public enum CLAuthorizationStatus: Int32, Sendable {
  /// The user has not answered yet.
  case notDetermined = 0
  /// The device restricts access.
  case restricted = 1
  /// No.
  case denied = 2
  /// The user allows locations at any time.
  case authorizedAlways = 3
  /// The user allows locations while the app is in use.
  case authorizedWhenInUse = 4
}

/// The accuracy of locations; the names and values of Core Location's `CLAccuracyAuthorization`.
public enum CLAccuracyAuthorization: Int, Sendable {
  /// The accuracy is as high as possible.
  case fullAccuracy = 0
  /// An area.
  case reducedAccuracy = 1
}

/// The activity of the user; the names and values of Core Location's `CLActivityType`.
public enum CLActivityType: Int, Sendable {
  case other = 1
  /// Driving.
  case automotiveNavigation = 2
  /// Walking or running.
  case fitness = 3
  /// Another vehicle.
  case otherNavigation = 4
}

/// Reports the locations of the device, as Core Location's `CLLocationManager`
/// (developer.apple.com/documentation/corelocation/cllocationmanager).
///
/// A test sends locations with `app.location.send(_:)`; the user's answer is `app.location.allows`.
/// Messages to the delegate are sent in later turns of the main loop.
@preconcurrency @MainActor
open class CLLocationManager: NSObject {
  /// The delegate.
  ///
  /// A turn after the creation of the manager it receives the authorization.
  open weak var delegate: (any CLLocationManagerDelegate)?
  // inert: a test chooses the places
  /// The accuracy that the app needs, in meters.
  open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
  // inert: a test chooses the places
  /// The meters of a movement that is reported.
  open var distanceFilter: CLLocationDistance = kCLDistanceFilterNone
  // inert: a test chooses the places
  /// The activity of the user.
  open var activityType = CLActivityType.other
  // inert: a test chooses the places
  /// Whether the system may pause.
  open var pausesLocationUpdatesAutomatically = true
  // inert: a test chooses the places
  /// Whether the app receives locations in the background.
  open var allowsBackgroundLocationUpdates = false
  // inert: there is no status bar
  /// Whether the system shows that the app receives locations in the background.
  open var showsBackgroundLocationIndicator = false
  // inert: there is no compass
  /// The degrees of a turn that is reported.
  open var headingFilter: Double = 1

  private let service: LocationService
  private var isUpdating = false
  private var requests = 0

  public override init() {
    service = HeadlessApp.current.location
    super.init()
    service.add(self)
    later("authorization of a location manager") { $0.notifyOfAuthorization() }
  }

  open var authorizationStatus: CLAuthorizationStatus { service.authorization }
  /// The desired accuracy; locations have the accuracy that a test gives them.
  open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }
  /// The last location; `nil` before a test has sent one and without the user's permission.
  open var location: CLLocation? { isAuthorized ? service.last : nil }

  open class func authorizationStatus() -> CLAuthorizationStatus {
    HeadlessApp.current.location.authorization
  }

  /// Returns whether the device has location services.
  open class func locationServicesEnabled() -> Bool {
    HeadlessApp.current.location.givenServices
  }

  /// Returns whether the device has a compass: no.
  open class func headingAvailable() -> Bool { false }

  /// Returns whether the device watches regions of a class: no.
  open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }

  /// Asks the user for permission, unless the user has answered.
  open func requestWhenInUseAuthorization() { ask(for: .authorizedWhenInUse) }

  /// Asks the user for permission, unless the user has answered.
  open func requestAlwaysAuthorization() { ask(for: .authorizedAlways) }

  /// Starts sending locations; the last one is sent in a later turn.
  open func startUpdatingLocation() {
    isUpdating = true
    sendFirst { $0.isUpdating }
  }

  /// Ends sending locations.
  open func stopUpdatingLocation() { isUpdating = false }

  /// Sends one location, or an error if there is none.
  open func requestLocation() {
    requests += 1
    sendFirst { manager in
      guard manager.requests > 0 else { return false }
      if manager.service.last == nil {
        manager.requests = 0
        Runtime.current.reportService(
          "requestLocation() fails, because the run has no place; a test calls app.location.send(_:)"
        )
        manager.fail(CLError(.locationUnknown))
        return false
      }
      return true
    }
  }

  /// Starts sending significant changes of the location.
  open func startMonitoringSignificantLocationChanges() { startUpdatingLocation() }
  /// Ends sending significant changes of the location.
  open func stopMonitoringSignificantLocationChanges() { stopUpdatingLocation() }
  // inert: there is no compass
  /// Starts sending directions: there are none.
  open func startUpdatingHeading() {}
  // inert: there is no compass
  /// Ends sending directions.
  open func stopUpdatingHeading() {}

  // MARK: Messages

  private var isAuthorized: Bool {
    [.authorizedAlways, .authorizedWhenInUse].contains(service.authorization)
  }

  private func later(_ label: String, _ body: @escaping @MainActor (CLLocationManager) -> Void) {
    HeadlessApp.current.schedule(after: .zero, label: label) { [weak self] in
      if let self { body(self) }
    }
  }

  private func ask(for status: CLAuthorizationStatus) {
    guard service.authorization == .notDetermined else { return }
    later("answer about places") { $0.service.ask(for: status) }
  }

  private func sendFirst(_ isWanted: @escaping @MainActor (CLLocationManager) -> Bool) {
    later("first place of a location manager") { manager in
      switch manager.service.authorization {
      case .denied, .restricted: manager.fail(CLError(.denied))
      case .notDetermined: break
      default:
        guard isWanted(manager), let last = manager.service.last else { return }
        manager.receive([last])
      }
    }
  }

  func notifyOfAuthorization() {
    guard let delegate else { return }
    let app = HeadlessApp.current
    let isSent: Void? = app.deliver("locationManagerDidChangeAuthorization", to: delegate) {
      delegate.locationManagerDidChangeAuthorization(self)
    }
    // Before iOS 14, and in delegates without the new method, Core Location sends the old one.
    guard isSent == nil else { return }
    app.deliver("locationManager(_:didChangeAuthorization:)", to: delegate) {
      delegate.locationManager(self, didChangeAuthorization: service.authorization)
    }
  }

  func receive(_ locations: [CLLocation]) {
    guard isAuthorized, isUpdating || requests > 0 else { return }
    requests = 0
    guard let delegate else { return }
    HeadlessApp.current.deliver("locationManager(_:didUpdateLocations:)", to: delegate) {
      delegate.locationManager(self, didUpdateLocations: locations)
    }
  }

  func fail(_ error: any Error) {
    requests = 0
    guard let delegate else { return }
    HeadlessApp.current.deliver("locationManager(_:didFailWithError:)", to: delegate) {
      delegate.locationManager(self, didFailWithError: error)
    }
  }
}

/// An error of location services; the names and values of Core Location's `CLError`.
public struct CLError: Error, Hashable, Sendable {
  public let code: Code

  public init(_ code: Code) {
    self.code = code
  }

  /// The code of an error.
  public enum Code: Int, Sendable {
    /// The location is not known yet.
    case locationUnknown = 0
    /// The user has not granted permission.
    case denied = 1
    /// The network is not available.
    case network = 2
    /// A text is not an address.
    case geocodeFoundNoResult = 8
  }
}

/// Is notified of locations, as Core Location's `CLLocationManagerDelegate`
/// (developer.apple.com/documentation/corelocation/cllocationmanagerdelegate).
@preconcurrency @MainActor
public protocol CLLocationManagerDelegate: AnyObject {
  /// Sent after a manager was created, and when the user has answered.
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
  /// Sent instead of the other method to delegates that do not implement it.
  func locationManager(
    _ manager: CLLocationManager,
    didChangeAuthorization status: CLAuthorizationStatus
  )
  /// Sent with new locations, in the order of their times.
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  /// Sent when no location is available.
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  /// Sent with a direction; never sent by the runtime.
  func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
}

extension CLLocationManagerDelegate {
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) { undelivered() }
  public func locationManager(
    _ manager: CLLocationManager,
    didChangeAuthorization status: CLAuthorizationStatus
  ) { undelivered() }
  public func locationManager(
    _ manager: CLLocationManager,
    didUpdateLocations locations: [CLLocation]
  ) { undelivered() }
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
    undelivered()
  }
  public func locationManager(
    _ manager: CLLocationManager,
    didUpdateHeading newHeading: CLHeading
  ) {}
}

public import Foundation
public import HeadlessUIKit

/// The locations of a run, and the user's permission.
@MainActor
public final class LocationService {
  private struct Manager {
    weak var object: CLLocationManager?
  }

  private var managers: [Manager] = []
  private var answers = ServiceAnswer(
    true,
    to: "the person's question about places",
    setBy: "app.location.allows"
  )
  private var enabled = ServiceAnswer(
    true,
    to: "CLLocationManager.locationServicesEnabled()",
    setBy: "app.location.isEnabled"
  )
  /// The last location that was sent.
  public private(set) var last: CLLocation?
  /// Finds coordinates of addresses and addresses of coordinates; `nil` finds nothing.
  public var geocoder: ((String) -> [CLPlacemark])?

  /// Whether the user allows location services when an app asks; `true` by default.
  public var allows: Bool {
    get { answers.value }
    set { answers.value = newValue }
  }

  /// Whether the device has location services; `true` by default.
  public var isEnabled: Bool {
    get { enabled.value }
    set { enabled.value = newValue }
  }

  /// The authorization status: `notDetermined` until an app asks or a test sets it.
  ///
  /// Each manager's delegate is notified of a change in a later turn.
  public var authorization = CLAuthorizationStatus.notDetermined {
    didSet {
      guard authorization != oldValue else { return }
      for manager in managers.compactMap(\.object) {
        HeadlessApp.current.schedule(after: .zero, label: "change of the authorization of places") {
          [weak manager] in manager?.notifyOfAuthorization()
        }
      }
    }
  }

  /// Sends a location to the managers that are updating, at once.
  ///
  /// Managers without the user's permission receive nothing.
  public func send(_ location: CLLocation) {
    last = location
    for manager in managers.compactMap(\.object) { manager.receive([location]) }
  }

  /// Sends an error to the delegates of all managers, at once.
  public func fail(_ error: CLError) {
    for manager in managers.compactMap(\.object) { manager.fail(error) }
  }

  var givenServices: Bool { enabled.given(in: .current) }

  func ask(for status: CLAuthorizationStatus) {
    guard authorization == .notDetermined else { return }
    authorization = answers.given(in: .current) ? status : .denied
  }

  func add(_ manager: CLLocationManager) {
    managers.removeAll { $0.object == nil }
    managers.append(Manager(object: manager))
  }
}

extension HeadlessApp {
  /// The locations of the run.
  public var location: LocationService { service { LocationService() } }
}

/// The address of a location, as Core Location's `CLPlacemark`.
open class CLPlacemark: NSObject {
  /// The coordinate.
  public let location: CLLocation?
  public let name: String?
  /// The town.
  public let locality: String?
  public let country: String?
  public let isoCountryCode: String?

  /// Creates an address.
  public init(
    location: CLLocation?,
    name: String?,
    locality: String? = nil,
    country: String? = nil,
    isoCountryCode: String? = nil
  ) {
    self.location = location
    self.name = name
    self.locality = locality
    self.country = country
    self.isoCountryCode = isoCountryCode
    super.init()
  }
}

/// Finds locations and addresses, as Core Location's `CLGeocoder`.
///
/// The network is not available: `app.location.geocoder` of the test answers, or nothing is found.
@preconcurrency @MainActor
open class CLGeocoder: NSObject {
  /// Receives the found addresses, or an error.
  public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

  /// Whether a search has not ended.
  open private(set) var isGeocoding = false

  /// Finds the address of a location in a later turn; the test's closure receives
  /// `latitude,longitude`.
  open func reverseGeocodeLocation(
    _ location: CLLocation,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    let coordinate = location.coordinate
    find("\(coordinate.latitude),\(coordinate.longitude)", completionHandler)
  }

  /// Finds the location of an address in a later turn.
  open func geocodeAddressString(
    _ addressString: String,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) { find(addressString, completionHandler) }

  /// Ends the search.
  open func cancelGeocode() { isGeocoding = false }

  private func find(_ text: String, _ handler: @escaping CLGeocodeCompletionHandler) {
    isGeocoding = true
    let app = HeadlessApp.current
    app.schedule(after: .zero, label: "end of a search for a place") { [weak self] in
      self?.isGeocoding = false
      if app.location.geocoder == nil {
        Runtime.current.reportService("CLGeocoder finds nothing; a test sets app.location.geocoder")
      }
      let found = app.location.geocoder?(text) ?? []
      if found.isEmpty {
        handler(nil, CLError(.geocodeFoundNoResult))
      } else {
        handler(found, nil)
      }
    }
  }
}

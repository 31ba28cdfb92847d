import MapKit
import UIKit

let trackInfoViewHeight: CGFloat = 120

/// The controller of the article: a map with a loading indicator, a button, and a view with facts
/// about a track, which slides in from below.
final class MapViewController: UIViewController {
  let _mapView = MKMapView()
  let trackInfoView = UIView()
  let loadingIndicator = UIActivityIndicatorView(style: .gray)
  let button = UIButton(type: .system)
  var trackInfoViewConstraint: NSLayoutConstraint?

  override func viewDidLoad() {
    super.viewDidLoad()
    let rootView = Box<UIView>(view)

    let mapView = Box(_mapView)
    rootView.addSubview(
      mapView,
      constraints: [
        equal(\.leftAnchor), equal(\.rightAnchor), equal(\.topAnchor), equal(\.bottomAnchor),
      ]
    )

    let trackInfoBox = Box(trackInfoView)
    rootView.addSubview(
      trackInfoBox,
      constraints: [
        equal(\.leftAnchor),
        equal(\.rightAnchor),
        equal(\.heightAnchor, to: trackInfoViewHeight),
      ]
    )
    let bottom = trackInfoView.bottomAnchor.constraint(
      equalTo: view.bottomAnchor,
      constant: trackInfoViewHeight
    )
    bottom.isActive = true
    trackInfoViewConstraint = bottom

    let box = Box(loadingIndicator)
    rootView.addSubview(
      box,
      constraints: [
        equal(\.centerXAnchor),
        equal(\.centerYAnchor),
      ]
    )

    button.setTitle("Toggle Map Type", for: .normal)
    let boxedButton = Box(button)
    mapView.addSubview(
      boxedButton,
      constraints: [
        equal(\.topAnchor, \.safeAreaLayoutGuide.topAnchor),
        equal(\.trailingAnchor, \.safeAreaLayoutGuide.trailingAnchor),
      ]
    )
  }

  func setTrackInfoView(isVisible: Bool) {
    trackInfoViewConstraint?.constant = isVisible ? 0 : trackInfoViewHeight
    UIView.animate(withDuration: 0.2) {
      self.view.layoutIfNeeded()
    }
  }
}

/// The first versions of the article's layout code: constraints between two views, and functions
/// that make them.
final class FirstVersionController: UIViewController {
  let trackInfoBox = Box(UIView())
  let loadingIndicator = UIActivityIndicatorView(style: .gray)

  override func viewDidLoad() {
    super.viewDidLoad()
    let rootView = Box<UIView>(view)
    let trackInfoView = trackInfoBox.unbox
    // The article activates the constraints after `addSubview`, within the helper.
    rootView.addSubview(
      trackInfoBox,
      constraints: [
        trackInfoView.leftAnchor.constraint(equalTo: view.leftAnchor),
        trackInfoView.rightAnchor.constraint(equalTo: view.rightAnchor),
        trackInfoView.heightAnchor.constraint(equalToConstant: trackInfoViewHeight),
        trackInfoView.topAnchor.constraint(equalTo: view.topAnchor),
      ]
    )
    let box = Box(loadingIndicator)
    rootView.addSubview(
      box,
      constraints: [
        equalCenterX,
        equalCenterY,
      ]
    )
  }
}

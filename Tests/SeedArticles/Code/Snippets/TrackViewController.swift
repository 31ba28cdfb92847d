// swift-format-ignore-file
import MapKit
import UIKit

let trackInfoViewHeight: CGFloat = 120

/// The views of the app in the articles, without constraints.
class TrackViewController: UIViewController {
  let _mapView = MKMapView()
  let trackInfoView = UIView()
  let loadingIndicator = UIActivityIndicatorView(style: .gray)
  let button = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    button.setTitle("Toggle Map Type", for: .normal)
  }

  /// Fills the screen with the map and places the other views; called by the versions of the article.
  func addMap() {
    view.addSubview(_mapView, constraints: [
      { $0.leftAnchor.constraint(equalTo: $1.leftAnchor) },
      { $0.rightAnchor.constraint(equalTo: $1.rightAnchor) },
      { $0.topAnchor.constraint(equalTo: $1.topAnchor) },
      { $0.bottomAnchor.constraint(equalTo: $1.bottomAnchor) },
    ])
  }

  /// Places the lower edge of the view with the facts about a track.
  func addBottomOfTrackInfo() {
    trackInfoView.bottomAnchor.constraint(equalTo: view.bottomAnchor).isActive = true
  }
}

// begin 003.3
typealias Constraint = (_ child: UIView, _ parent: UIView) -> NSLayoutConstraint
// end 003.3

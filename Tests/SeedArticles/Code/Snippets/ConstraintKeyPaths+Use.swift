// swift-format-ignore-file
import MapKit
import UIKit

/// The box of the series of articles, declared in each file because the article declares
/// `addSubview` anew.
private final class Box<A> {
  let unbox: A
  var references: [Any] = []

  init(_ value: A) {
    self.unbox = value
  }
}

// begin 003.16
extension UIView {
    func addSubview(_ other: UIView, constraints: [Constraint]) {
        addSubview(other)
        other.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate(constraints.map { c in
            c(other, self)
        })
    }
}

extension Box where A: UIView {
    func addSubview<V: UIView>(_ view: Box<V>, constraints: [Constraint]) {
        unbox.addSubview(view.unbox, constraints: constraints)
        references.append(view)
    }
}
// end 003.16

/// The last version: functions that make constraints from key paths.
class KeyPathsController: TrackViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let rootView = Box<UIView>(view)
    let mapView = Box(_mapView)
    let trackInfoBox = Box(trackInfoView)
    let box = Box(loadingIndicator)
    let boxedButton = Box(button)
    addMap()
    // begin 003.12
    rootView.addSubview(box, constraints: [
        equal(\.centerXAnchor),
        equal(\.centerYAnchor)
    ])
    // end 003.12

    // begin 003.14
    rootView.addSubview(trackInfoBox, constraints: [
        equal(\.leftAnchor),
        equal(\.rightAnchor),
        equal(\.heightAnchor, to: trackInfoViewHeight)
    ])
    // end 003.14

    // begin 003.15
    mapView.addSubview(boxedButton, constraints: [
        equal(\.topAnchor, \.safeAreaLayoutGuide.topAnchor),
        equal(\.trailingAnchor, \.safeAreaLayoutGuide.trailingAnchor)
    ])
    // end 003.15
    addBottomOfTrackInfo()
  }
}

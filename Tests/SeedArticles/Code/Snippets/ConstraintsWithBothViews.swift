// swift-format-ignore-file
import MapKit
import UIKit

/// The box of the series of articles, declared in each file because the article declares
/// `addSubview` anew. Its members are those of the view.
@dynamicMemberLookup
private final class Box<A> {
  let unbox: A
  var references: [Any] = []

  init(_ value: A) {
    self.unbox = value
  }

  subscript<T>(dynamicMember member: KeyPath<A, T>) -> T { unbox[keyPath: member] }
}

// begin 003.1
extension Box where A: UIView {
    func addSubview<V: UIView>(_ view: Box<V>, constraints: [NSLayoutConstraint]) {
        unbox.addSubview(view.unbox)
        references.append(view)
        view.unbox.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate(constraints)
    }
}
// end 003.1

/// The first version: constraints between two views.
class BothViewsController: TrackViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let rootView = Box<UIView>(view)
    let mapView = Box(_mapView)
    let trackInfoBox = Box(trackInfoView)
    let box = Box(loadingIndicator)
    let boxedButton = Box(button)
    addMap()
    // begin 003.2
    rootView.addSubview(trackInfoBox, constraints: [
        trackInfoBox.leftAnchor.constraint(equalTo: view.leftAnchor),
        trackInfoBox.rightAnchor.constraint(equalTo: view.rightAnchor),
        trackInfoBox.heightAnchor.constraint(equalToConstant: trackInfoViewHeight)
    ])

    // ...

    rootView.addSubview(box, constraints: [
        loadingIndicator.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        loadingIndicator.centerYAnchor.constraint(equalTo: view.centerYAnchor)
    ])

    // ...

    mapView.addSubview(boxedButton, constraints: [
        button.topAnchor.constraint(equalTo: _mapView.safeAreaLayoutGuide.topAnchor),
        button.trailingAnchor.constraint(equalTo: _mapView.safeAreaLayoutGuide.trailingAnchor)
    ])
    // end 003.2
    addBottomOfTrackInfo()
  }
}

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

// begin 003.4
func equalCenterX(child: UIView, parent: UIView) -> NSLayoutConstraint {
    return child.centerXAnchor.constraint(equalTo: parent.centerXAnchor)
}

func equalCenterY(child: UIView, parent: UIView) -> NSLayoutConstraint {
    return child.centerYAnchor.constraint(equalTo: parent.centerYAnchor)
}
// end 003.4

// begin 003.5
extension Box where A: UIView {
    func addSubview<V: UIView>(_ view: Box<V>, constraints: [Constraint]) {
        unbox.addSubview(view.unbox)
        references.append(view)
        view.unbox.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate(constraints.map { c in
            c(view.unbox, unbox)
        })
    }
}
// end 003.5

/// The second version: functions that make constraints.
class FunctionsController: TrackViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let rootView = Box<UIView>(view)
    let box = Box(loadingIndicator)
    addMap()
    // begin 003.6
    rootView.addSubview(box, constraints: [
        equalCenterX,
        equalCenterY
    ])
    // end 003.6
  }
}

// swift-format-ignore-file
import UIKit
import XCTest

// begin 001.4
func XCTAssertObservableAttached<T: UIViewControllerLifecycleObservable>(on viewController: UIViewController, observableType:T.Type) {
    let observables = viewController.children.filter{ $0 is T }
    XCTAssertFalse(observables.isEmpty, "\(observableType) is not a child of view controller: \(viewController)")
    XCTAssertEqual(observables.count, 1, "multiple instances of \(observableType) found on view controller: \(viewController)")
}
// end 001.4

// begin 001.5
func testAnalyticsTrackedOnView() {
    class SomeVC: UIViewController { // normally this view would come from production code, but you get the point
        let tracker = TrackableObserver();
        override func viewDidLoad() {
            super.viewDidLoad()
            addLifecycleObserver(tracker)
        }
    }
    let testViewController = SomeVC()
    testViewController.loadViewIfNeeded()
    XCTAssertObservableAttached(on: testViewController, observableType: TrackableObserver.self)
}
// end 001.5

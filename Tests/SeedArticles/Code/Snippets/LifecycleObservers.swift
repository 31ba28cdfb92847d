// swift-format-ignore-file
import UIKit

// begin 001.1
protocol UIViewControllerLifecycleObservable { }
// end 001.1

// begin 001.2
extension UIViewController {
    func addLifecycleObserver<T: UIViewController & UIViewControllerLifecycleObservable>(_ observer:T) {
        addChild(observer)
        view.addSubview(observer.view)
        observer.view.frame = .zero
        observer.view.autoresizingMask = []
        observer.didMove(toParent: self)
    }
}
// end 001.2

// begin 001.3
class TrackableObserver: UIViewController, UIViewControllerLifecycleObservable {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        // tell our analytics solution that "\(Self.self)" was presented
    }
}
// end 001.3

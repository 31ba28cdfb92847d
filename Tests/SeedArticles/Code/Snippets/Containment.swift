// swift-format-ignore-file
import UIKit

/// A container with the statements of the article.
class ContainerViewController: UIViewController {
  let containerView = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 300))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(containerView)
  }

  func addAndRemoveView() {
    // begin 002.1
    let myView = UIView()

    view.addSubview(myView)

    myView.removeFromSuperview()
    // end 002.1
  }

  func add(_ vc: UIViewController) {
    // begin 002.2
    // ChildViewController 추가

    addChild(vc)
    containerView.addSubview(vc.view)
    vc.view.frame = containerView.bounds
    vc.didMove(toParent: self)
    // end 002.2
  }
}

/// A child that removes itself.
class BottomViewController: UIViewController {
  // begin 002.3
  func remove() {
      guard self.parent != nil else {
          return
      }
      willMove(toParent: nil)
      removeFromParent()
      view.removeFromSuperview()
  }
  // end 002.3

  // begin 002.4
  override func willMove(toParent parent: UIViewController?) {
      super.willMove(toParent: parent)
      print("Will Move in BottomView")
  }
  override func didMove(toParent parent: UIViewController?) {
      super.didMove(toParent: parent)
      print("did Move in BottomView")
  }
  // end 002.4
}

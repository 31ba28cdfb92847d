// swift-format-ignore-file
import UIKit

class MyTableViewController: UIViewController {
  // begin 002.6
  override func didMove(toParent parent: UIViewController?) {
      super.didMove(toParent: parent)

      print("MyTableViewController didMove 호출 parent(\(parent)) !!!")
  }

  override func willMove(toParent parent: UIViewController?) {
      super.willMove(toParent: parent)

      print("MyTableViewController willMove 호출 parent(\(parent)) !!!")
  }
  // end 002.6
}

class ContainerViewEx: UIViewController {
  let containerView = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 300))
  let contentTableView = MyTableViewController()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(containerView)
    addContentsView()
  }

  // begin 002.5
  private func addContentsView() {

      print(children) // []

      addChild(contentTableView)
      contentTableView.view.frame = containerView.frame
      containerView.addSubview(contentTableView.view)
      contentTableView.didMove(toParent: self)

      print(children) // [<ContainerViewEx.MyTableViewController: 0x7f9312712550>]
  }
  // end 002.5
}

// The lines of the README's section “From a device”, one a callback.
// swift-format-ignore-file

// README begins
import Foundation  // Not on a device: UIKit brings it.
import HeadlessUIKit

class LoggingViewController: UIViewController {
  func log(_ callback: String) { NSLog("\(self) \(callback)") }
  override func viewDidLoad() { log("viewDidLoad()"); super.viewDidLoad() }
  override func viewWillAppear(_ animated: Bool) { log("viewWillAppear(\(animated))"); super.viewWillAppear(animated) }
  override func viewIsAppearing(_ animated: Bool) { log("viewIsAppearing(\(animated))"); super.viewIsAppearing(animated) }
  override func viewDidAppear(_ animated: Bool) { log("viewDidAppear(\(animated))"); super.viewDidAppear(animated) }
  override func viewWillDisappear(_ animated: Bool) { log("viewWillDisappear(\(animated))"); super.viewWillDisappear(animated) }
  override func viewDidDisappear(_ animated: Bool) { log("viewDidDisappear(\(animated))"); super.viewDidDisappear(animated) }
  override func willMove(toParent parent: UIViewController?) { log("willMove(toParent: \(parent?.description ?? "nil"))"); super.willMove(toParent: parent) }
  override func didMove(toParent parent: UIViewController?) { log("didMove(toParent: \(parent?.description ?? "nil"))"); super.didMove(toParent: parent) }
  deinit { NSLog("\(self) deinit") }
}
// README ends

import UIKit

@MainActor
protocol Coordinator: AnyObject {
  var navigationController: UINavigationController { get }
  func start()
}

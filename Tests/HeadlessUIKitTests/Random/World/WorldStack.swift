import Foundation
import HeadlessUIKit

/// A navigation controller of a world.
final class WorldStack: UINavigationController {
  let role: WorldRole

  init(_ role: WorldRole) {
    self.role = role
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    role.note("l")
    super.loadView()
  }

  override func viewDidLoad() {
    role.note("L")
    super.viewDidLoad()
    role.act(.viewDidLoad)
  }

  override func viewWillAppear(_ animated: Bool) {
    role.note("a")
    super.viewWillAppear(animated)
    role.act(.viewWillAppear)
  }

  override func viewIsAppearing(_ animated: Bool) {
    role.note("i")
    super.viewIsAppearing(animated)
    role.act(.viewIsAppearing)
  }

  override func viewDidAppear(_ animated: Bool) {
    role.note("A")
    super.viewDidAppear(animated)
    role.act(.viewDidAppear)
  }

  override func viewWillDisappear(_ animated: Bool) {
    role.note("d")
    super.viewWillDisappear(animated)
    role.act(.viewWillDisappear)
  }

  override func viewDidDisappear(_ animated: Bool) {
    role.note("D")
    super.viewDidDisappear(animated)
    role.act(.viewDidDisappear)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    role.act(.viewDidLayoutSubviews)
  }

  override func willMove(toParent parent: UIViewController?) {
    role.noteMove(isDone: false, parent)
    super.willMove(toParent: parent)
    role.act(.willMove)
  }

  override func didMove(toParent parent: UIViewController?) {
    role.noteMove(isDone: true, parent)
    super.didMove(toParent: parent)
    role.act(.didMove)
  }
}

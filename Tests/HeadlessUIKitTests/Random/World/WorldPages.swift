import Foundation
import HeadlessUIKit

/// A page controller, which is its own data source, of a world.
final class WorldPages: UIPageViewController {
  let role: WorldRole

  init(_ role: WorldRole, _ style: TransitionStyle) {
    self.role = role
    super.init(transitionStyle: style, navigationOrientation: .horizontal)
    dataSource = self
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

extension WorldPages: UIPageViewControllerDataSource {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { role.nextPage }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { role.nextPage }
}

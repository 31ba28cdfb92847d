import Foundation
import HeadlessUIKit

/// Hears what the controllers and views of a world hear.
@MainActor
protocol WorldListener: AnyObject {
  /// A controller hears something; what it does in answer comes back through here, too.
  func heard(_ callback: WorldScript.Callback, by controller: Int)
}

/// A controller's number and its listener.
@MainActor
final class WorldRole {
  let number: Int
  let words: WorldWords
  weak var listener: (any WorldListener)?
  /// The page that a finger turns to.
  weak var nextPage: UIViewController?

  init(_ number: Int, _ words: WorldWords) {
    self.number = number
    self.words = words
  }

  func note(_ letter: Character) { words.note(letter, of: number) }

  func noteMove(isDone: Bool, _ parent: UIViewController?) {
    words.noteMove(isDone, to: parent, of: number)
  }

  /// Lets the world answer to a callback, after super.
  func act(_ callback: WorldScript.Callback) { listener?.heard(callback, by: number) }
}

/// A plain controller of a world.
final class WorldController: UIViewController {
  let role: WorldRole

  init(_ role: WorldRole) {
    self.role = role
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool {
    role.number != WorldCast.silent
  }

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

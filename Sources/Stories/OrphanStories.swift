import HeadlessUIKit

/// Seed 004: vc4, whose view is put into vc3's view in four ways.
enum OrphanStories {
  static let all = [silent, later, byHand, contained]

  static let silent = Story(
    "vc4-orphan",
    "seed 004: vc4's view is added in vc3's viewDidLoad without addChild; vc4 hears nothing"
  ) { app in
    try await push(OrphanHost(), in: app)
  }

  static let later = Story(
    "vc4-later",
    "seed 004: vc4's view is added when vc3 is visible; the window drives vc4's callbacks"
  ) { app in
    let host = LateHost()
    host.schedule = { body in
      app.schedule(after: .seconds(5), label: "addSubview of vc4's view", body)
    }
    return try await push(host, in: app)
  }

  static let byHand = Story(
    "vc4-by-hand",
    "seed 004: vc3 calls vc4's viewWillAppear itself, which UIKit warns of"
  ) { app in
    try await push(ForwardingHost(), in: app)
  }

  static let contained = Story(
    "vc4-contained",
    "seed 004: vc4 is a child of vc3; it hears what vc3 hears, right after vc3"
  ) { app in
    try await push(ContainingHost(), in: app)
  }

  @MainActor
  private static func push(
    _ host: UIViewController,
    in app: HeadlessApp
  ) async throws -> UIWindow {
    let navigation = UINavigationController(rootViewController: HomeViewController())
    let window = try await show(navigation, in: app)
    try await app.advance(by: .seconds(1))
    navigation.pushViewController(host, animated: true)
    try await app.advance(by: .seconds(1))
    app.mark("vc3 is visible")
    try await app.advance(by: .seconds(6))
    return window
  }

  private final class Vc4: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      view.frame = CGRect(x: 16, y: 300, width: 358, height: 240)
    }
  }

  private final class OrphanHost: UIViewController {
    private let vc4 = Vc4()

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(vc4.view)
    }
  }

  private final class LateHost: UIViewController {
    private let vc4 = Vc4()
    var schedule: ((@escaping @MainActor () -> Void) -> Void)?

    override func viewDidLoad() {
      super.viewDidLoad()
      schedule? { [weak self] in
        guard let self else { return }
        view.addSubview(vc4.view)
      }
    }
  }

  private final class ForwardingHost: UIViewController {
    private let vc4 = Vc4()

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(vc4.view)
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      vc4.viewWillAppear(animated)
    }
  }

  private final class ContainingHost: UIViewController {
    private let vc4 = Vc4()

    override func viewDidLoad() {
      super.viewDidLoad()
      addChild(vc4)
      view.addSubview(vc4.view)
      vc4.didMove(toParent: self)
    }
  }
}

import HeadlessUIKit
import Testing
import TraceModel
import TraceRecorder

struct `An object from outside every run` {
  @Test @MainActor
  func `an object of no run is recorded and laid out as the root of a window of a run`()
    async throws
  {
    let home = outside { HomeController() }
    home.loadViewIfNeeded()
    let trace = try await record { app in
      try await launch(home, in: app)
      #expect(home.view.frame.size == UIWindow.defaultSize)
      #expect(home.label.frame.origin.x == 20)
      home.view.addSubview(UIView())
    }
    #expect(trace.diagnostics == [])
    #expect(
      trace.calls(of: "HomeController", only: appearanceCallbacks) == [
        "HomeController viewWillAppear(animated: false)",
        "HomeController viewDidAppear(animated: false)",
      ]
    )
    let subject = try #require(trace.subjects.first { $0.className == "HomeController" })
    #expect(subject.alreadyAlive)
    #expect(trace.subjects.contains { $0.className == "UILabel" && $0.alreadyAlive })
    #expect(trace.events.contains { $0.name == .constraintRelation && $0.flags.contains(.on) })
  }

  @Test(arguments: Entrance.allCases) @MainActor
  func `an object from outside every run joins the run wherever it enters a hierarchy`(
    _ entrance: Entrance
  ) async throws {
    let page = outside { PageController() }
    let navigation = outside {
      entrance.usesPageAlone
        ? UINavigationController() : UINavigationController(rootViewController: page)
    }
    let window = outside { UIWindow() }
    let trace = try await record { app in
      try await entrance.enter(page, navigation, window, app)
      try await app.settle()
      #expect(page.view.window != nil)
      #expect(page.view.frame.width == UIWindow.defaultSize.width)
    }
    #expect(trace.diagnostics == [])
    let calls = trace.calls(of: "PageController", only: appearanceCallbacks.union([.viewDidLoad]))
    #expect(calls.first == "PageController viewDidLoad")
    #expect(calls.last?.hasPrefix("PageController viewDidAppear") == true)
    #expect(calls.count == 3)
  }

  enum Entrance: CaseIterable {
    case root, push, presentation, child, window, rootOfItsWindow

    var usesPageAlone: Bool { self == .push || self == .rootOfItsWindow }

    @MainActor func enter(
      _ page: UIViewController,
      _ navigation: UINavigationController,
      _ window: UIWindow,
      _ app: HeadlessApp
    ) async throws {
      switch self {
      case .root: try await launch(navigation, in: app)
      case .push:
        let own = UINavigationController(rootViewController: UIViewController())
        try await launch(own, in: app)
        own.pushViewController(page, animated: true)
      case .presentation:
        let root = UIViewController()
        try await launch(root, in: app)
        navigation.modalPresentationStyle = .fullScreen
        root.present(navigation, animated: true)
      case .child:
        let root = UIViewController()
        try await launch(root, in: app)
        root.addChild(navigation)
        navigation.view.frame = root.view.bounds
        root.view.addSubview(navigation.view)
        navigation.didMove(toParent: root)
      case .window:
        window.rootViewController = navigation
        window.makeKeyAndVisible()
      case .rootOfItsWindow:
        window.rootViewController = UINavigationController(rootViewController: page)
        window.makeKeyAndVisible()
      }
      app.context.attachment { Kept() }.objects += [page, navigation, window]
    }
  }

  @MainActor private final class Kept {
    var objects: [AnyObject] = []
    nonisolated init() {}
  }

  @Test @MainActor func `an object from outside every run leaves its own run with an error`()
    async throws
  {
    var view: UIView?
    _ = try await record { _ in view = UIView() }
    let trace = try await record { app in
      let root = UIViewController()
      try await launch(root, in: app)
      if let view { root.view.addSubview(view) }
    }
    #expect(trace.diagnostics(.contextMissing).count == 1)
  }

  @MainActor private func outside<Object>(_ make: () -> Object) -> Object {
    RecordingContext.$current.withValue(nil) { make() }
  }
}

private final class HomeController: UIViewController {
  let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      label.topAnchor.constraint(equalTo: view.topAnchor, constant: 20),
    ])
  }

  override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
}

private final class PageController: UIViewController {
  override func viewDidLoad() { super.viewDidLoad() }
}

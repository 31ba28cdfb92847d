import HeadlessUIKit
import LifelineTesting
import Testing

/// Controllers that an app keeps on purpose while they are not visible.
///
/// The tests run one after the other, because they share the manager of menus.
@MainActor
@Suite(.serialized)
struct `Controllers that are kept` {
  /// Shows a controller, and returns the issues of a test that ends with it on screen.
  private func issues(_ make: @escaping @MainActor () -> UIViewController) async throws -> [String]
  {
    let inner = try await Inner(.lifeline(failOn: .info)) {
      let app = HeadlessApp.current
      let scene = KeepingScene()
      app.launch(KeepingApp(), scene: scene)
      scene.window?.rootViewController = make()
      try await app.settle()
    }
    return inner.issues
  }

  @Test func `controllers kept by a property of a visible controller are not leaks`() async throws {
    let issues = try await issues {
      let home = KeepingViewController()
      home.results.loadViewIfNeeded()
      home.cache["detail"] = DetailViewController()
      home.makeLater = { [child = DetailViewController()] in child }
      return home
    }
    #expect(issues == [])
  }

  @Test func `controllers kept by a search controller in a property are not leaks`() async throws {
    let issues = try await issues {
      let home = KeepingViewController()
      home.search = UISearchController(searchResultsController: home.results)
      home.search?.loadViewIfNeeded()
      return UINavigationController(rootViewController: home)
    }
    #expect(issues == [])
  }

  @Test func `controllers kept by the lazy menus of a manager are not leaks`() async throws {
    let issues = try await issues {
      let menu = UINavigationController(rootViewController: HomeViewController())
      MenuManager.default.leftMenu = menu
      menu.loadViewIfNeeded()
      _ = MenuManager.default.rightMenu
      return HomeViewController()
    }
    MenuManager.default.leftMenu = nil
    #expect(issues == [])
  }

  @Test func `controllers kept by a coordinator of the delegate are not leaks`() async throws {
    let inner = try await Inner(.lifeline(failOn: .info)) {
      let app = HeadlessApp.current
      let delegate = KeepingApp()
      app.launch(delegate, scene: KeepingScene())
      delegate.coordinator = Coordinator()
      delegate.coordinator?.start()
      try await app.settle()
    }
    #expect(inner.issues == [])
  }

  @Test func `controllers kept by a cycle that a static property holds are not leaks`() async throws
  {
    let issues = try await issues {
      let kept = CyclicViewController()
      kept.retainItself()
      MenuManager.default.leftMenu = kept
      return HomeViewController()
    }
    MenuManager.default.leftMenu = nil
    #expect(issues == [])
  }

  @Test func `kept controllers are not leaks after a tour of the app`() async throws {
    let inner = try await Inner {
      let app = HeadlessApp.current
      let scene = KeepingScene()
      let delegate = KeepingApp()
      app.launch(delegate, scene: scene)
      delegate.coordinator = Coordinator()
      delegate.coordinator?.start()
      let home = KeepingViewController()
      home.search = UISearchController(searchResultsController: home.results)
      home.navigationItem.searchController = home.search
      home.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Menu",
        primaryAction: UIAction { [weak home] _ in
          let menu = MenuManager.default.leftMenu ?? UIViewController()
          MenuManager.default.leftMenu = menu
          home?.present(menu, animated: true)
        }
      )
      scene.window?.rootViewController = UINavigationController(rootViewController: home)
      let tour = try await app.tour()
      #expect(!tour.screens.isEmpty)
    }
    MenuManager.default.leftMenu = nil
    #expect(inner.issues == [])
  }

  @Test func `kept controllers cause no warning after a pop`() async throws {
    let inner = try await Inner(.lifeline(failOn: .warning)) {
      let app = HeadlessApp.current
      let home = KeepingViewController()
      let window = show(UINavigationController(rootViewController: home))
      try await app.settle()
      let detail = DetailViewController()
      home.cache["detail"] = detail
      home.navigationController?.pushViewController(detail, animated: true)
      try await app.settle()
      home.navigationController?.popViewController(animated: true)
      try await app.advance(by: .seconds(10))
      withExtendedLifetime(window) {}
    }
    #expect(inner.issues == [])
  }
}

private final class KeepingViewController: UIViewController {
  let results = DetailViewController()
  var cache: [String: UIViewController] = [:]
  var search: UISearchController?
  var makeLater: (() -> UIViewController)?
}

/// Keeps menus as a library of side menus does.
@MainActor
private final class MenuManager {
  static let `default` = MenuManager()

  @Guarded var leftMenu: UIViewController?
  lazy var rightMenu: UIViewController? = HomeViewController()
}

/// Stores a value in an object of its own.
@propertyWrapper
private final class Guarded<Value> {
  private var value: Value

  init(wrappedValue: Value) { value = wrappedValue }

  var wrappedValue: Value {
    get { value }
    set { value = newValue }
  }
}

@MainActor
private final class Coordinator {
  private var children: [Coordinator] = []
  private var screen: UIViewController?

  func start() {
    let child = Coordinator()
    child.screen = DetailViewController()
    children.append(child)
  }
}

@MainActor
private final class KeepingApp: UIApplicationDelegate {
  var coordinator: Coordinator?
}

@MainActor
private final class KeepingScene: UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = HomeViewController()
    window.makeKeyAndVisible()
    self.window = window
  }
}

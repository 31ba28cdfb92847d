import HeadlessSwiftUI
import HeadlessUIKit

enum LC754: CompiledExample {
  static func wrong(_ app: HeadlessApp, _ window: UIWindow) throws {
    struct PlayerView: View {
      let player: TracedObject

      var body: some View {
        Text("Now playing")
          .onAppear { player.begin(state: "playing") }
      }
    }

    class LibraryViewController: UIViewController {
      let player = TracedObject(named: "Player")
    }

    let library = LibraryViewController()
    let navigation = UINavigationController(rootViewController: library)
    window.rootViewController = navigation
    try app.settle()
    let screen = UIHostingController(rootView: PlayerView(player: library.player))
    navigation.pushViewController(screen, animated: true)
    try app.settle()
    navigation.popViewController(animated: true)
  }

  static func right(_ app: HeadlessApp, _ window: UIWindow) throws {
    struct PlayerView: View {
      let player: TracedObject

      var body: some View {
        Text("Now playing")
          .onAppear { player.begin(state: "playing") }
          .onDisappear { player.end(state: "playing") }
      }
    }

    class LibraryViewController: UIViewController {
      let player = TracedObject(named: "Player")
    }

    let library = LibraryViewController()
    let navigation = UINavigationController(rootViewController: library)
    window.rootViewController = navigation
    try app.settle()
    let screen = UIHostingController(rootView: PlayerView(player: library.player))
    navigation.pushViewController(screen, animated: true)
    try app.settle()
    navigation.popViewController(animated: true)
  }
}

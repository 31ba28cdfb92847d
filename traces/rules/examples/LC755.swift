import HeadlessSwiftUI
import HeadlessUIKit

enum LC755: CompiledExample {
  static func wrong(_ app: HeadlessApp, _ window: UIWindow) throws {
    struct FormView: View {
      let typed: String
      @State private var name = ""

      var body: some View {
        Text(name)
          .onChange(of: typed) { name = typed }
      }
    }

    struct ContentView: View {
      let isWide: Bool
      let typed: String

      var body: some View {
        if isWide {
          VStack {
            Text("Name")
            FormView(typed: typed)
          }
        } else {
          FormView(typed: typed)
        }
      }
    }

    let host = UIHostingController(rootView: ContentView(isWide: false, typed: ""))
    window.rootViewController = host
    try app.settle()
    host.rootView = ContentView(isWide: false, typed: "Anna")
    try app.settle()
    host.rootView = ContentView(isWide: true, typed: "Anna")
  }

  static func right(_ app: HeadlessApp, _ window: UIWindow) throws {
    struct FormView: View {
      let typed: String
      @State private var name = ""

      var body: some View {
        Text(name)
          .onChange(of: typed) { name = typed }
      }
    }

    struct ContentView: View {
      let isWide: Bool
      let typed: String

      var body: some View {
        VStack {
          if isWide { Text("Name") }
          FormView(typed: typed)
        }
      }
    }

    let host = UIHostingController(rootView: ContentView(isWide: false, typed: ""))
    window.rootViewController = host
    try app.settle()
    host.rootView = ContentView(isWide: false, typed: "Anna")
    try app.settle()
    host.rootView = ContentView(isWide: true, typed: "Anna")
  }
}

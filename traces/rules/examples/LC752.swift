import HeadlessSwiftUI
import HeadlessUIKit

enum LC752: CompiledExample {
  static func wrong(_ app: HeadlessApp, _ window: UIWindow) throws {
    struct CounterView: View {
      @State private var count = 0

      var body: some View {
        count += 1
        return Text(count.description)
      }
    }

    window.rootViewController = UIHostingController(rootView: CounterView())
  }

  static func right(_ app: HeadlessApp, _ window: UIWindow) throws {
    struct CounterView: View {
      @State private var count = 0

      var body: some View {
        Text(count.description)
          .onAppear { count += 1 }
      }
    }

    window.rootViewController = UIHostingController(rootView: CounterView())
  }
}

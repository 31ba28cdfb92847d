import HeadlessSwiftUI
import HeadlessUIKit

enum LC756: CompiledExample {
  static func wrong(_ app: HeadlessApp, _ window: UIWindow) throws {
    struct CounterView: View {
      @State private var count = 0

      var body: some View {
        Text(count.description)
          .onAppear { count = 1 }
          .onChange(of: count) { count += 1 }
      }
    }

    window.rootViewController = UIHostingController(rootView: CounterView())
  }

  static func right(_ app: HeadlessApp, _ window: UIWindow) throws {
    struct CounterView: View {
      @State private var count = 0

      var body: some View {
        Text(count.description)
          .onAppear { count = 12 }
          .onChange(of: count) { count = min(count, 10) }
      }
    }

    window.rootViewController = UIHostingController(rootView: CounterView())
  }
}

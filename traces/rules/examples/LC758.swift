import HeadlessSwiftUI
import HeadlessUIKit

enum LC758: CompiledExample {
  static func wrong(_ app: HeadlessApp, _ window: UIWindow) throws {
    final class CartView: View {
      var body: some View {
        Text("Cart")
      }
    }

    window.rootViewController = UIHostingController(rootView: CartView())
  }

  static func right(_ app: HeadlessApp, _ window: UIWindow) throws {
    struct CartView: View {
      var body: some View {
        Text("Cart")
      }
    }

    window.rootViewController = UIHostingController(rootView: CartView())
  }
}

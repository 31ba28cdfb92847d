import HeadlessSwiftUI
import HeadlessUIKit

/// What a user does in the shop.
@MainActor
struct ShopSession {
  let app: HeadlessApp
  let store: ShopStore

  /// Shows the app and acts: catalog, article, review, cart, account.
  ///
  /// - Returns: The window.
  func run() async throws -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = UIHostingController(rootView: ShopView(store: store))
    window.makeKeyAndVisible()
    try await app.advance(by: .seconds(1))
    try await visitArticle()
    try await buy()
    try await visitAccount()
    return window
  }

  private func visitArticle() async throws {
    app.mark("article")
    store.path = [store.items[2]]
    try await app.advance(by: .seconds(1))
    store.addToCart(store.items[2], count: 2)
    store.isReviewing = true
    try await app.advance(by: .seconds(1))
    store.draft = "Good"
    try await app.advance(by: .seconds(1))
    store.isWide = true
    try await app.advance(by: .seconds(1))
    store.review(store.items[2], store.draft)
    store.isReviewing = false
    try await app.advance(by: .seconds(1))
    store.path = []
    try await app.advance(by: .seconds(1))
  }

  private func buy() async throws {
    app.mark("cart")
    store.tab = .cart
    try await app.advance(by: .seconds(1))
    store.isConfirming = true
    try await app.advance(by: .seconds(1))
    store.isConfirming = false
    store.emptyCart()
    try await app.advance(by: .seconds(1))
  }

  private func visitAccount() async throws {
    app.mark("account")
    store.tab = .account
    try await app.advance(by: .seconds(1))
    store.usesDarkTheme = true
    try await app.advance(by: .seconds(30))
    store.tab = .catalog
    try await app.advance(by: .seconds(1))
  }
}

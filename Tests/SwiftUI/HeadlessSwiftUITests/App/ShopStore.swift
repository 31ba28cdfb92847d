import HeadlessSwiftUI
import HeadlessUIKit
import Observation

/// A typical mistake, which the app makes on request.
enum ShopMistake: CaseIterable {
  /// An action on a group is written for its members: until iOS 15 it runs once for each.
  case groupAction
  /// A body writes state.
  case writeInBody
  /// A body reads a value that changes every second, although it shows something else.
  case clockInBody
  /// Work that starts with the appearance does not stop with the disappearance.
  case endlessPlayback
  /// A form has two places in the tree, one for each size.
  case movedForm
}

/// An article of the shop.
struct ShopItem: Identifiable, Hashable {
  let id: Int
  let name: String
  let price: Int
}

/// The data of the shop, and where the user is.
@Observable @MainActor
final class ShopStore {
  enum Tab: Hashable {
    case catalog, cart, account
  }

  // Where the user is.
  var tab = Tab.catalog
  var path: [ShopItem] = []
  var isReviewing = false
  var isConfirming = false

  // The data.
  private(set) var items: [ShopItem] = []
  private(set) var isLoading = false
  private(set) var cart: [ShopItem.ID: Int] = [:]
  private(set) var reviews: [ShopItem.ID: String] = [:]
  var usesDarkTheme = false
  var draft = ""
  var isWide = false
  /// The seconds since the launch, which only the clock shows.
  private(set) var seconds = 0

  /// What the app does wrong.
  @ObservationIgnored let mistake: ShopMistake?
  /// The playback of a video, which the trace shows.
  @ObservationIgnored let playback: TracedObject

  init(mistake: ShopMistake? = nil) {
    self.mistake = mistake
    playback = TracedObject(named: "Playback")
  }

  /// Loads the articles, as from a server.
  func load() async {
    guard items.isEmpty else { return }
    isLoading = true
    try? await Task.sleep(for: .milliseconds(300))
    isLoading = false
    guard !Task.isCancelled else { return }
    items = (1...200).map { ShopItem(id: $0, name: "Article \($0)", price: 100 + $0 * 7 % 90) }
  }

  /// Counts seconds until the task is cancelled.
  func countSeconds() async {
    while !Task.isCancelled {
      try? await Task.sleep(for: .seconds(1))
      guard !Task.isCancelled, seconds < 40 else { return }
      seconds += 1
    }
  }

  func addToCart(_ item: ShopItem, count: Int) {
    guard count > 0 else { return }
    cart[item.id, default: 0] += count
  }

  func removeFromCart(_ id: ShopItem.ID) { cart[id] = nil }

  func emptyCart() { cart = [:] }

  func review(_ item: ShopItem, _ text: String) { reviews[item.id] = text }

  var cartItems: [ShopItem] { items.filter { cart[$0.id] != nil } }

  var total: Int { cartItems.reduce(0) { $0 + $1.price * (cart[$1.id] ?? 0) } }
}

private struct CurrencyKey: EnvironmentKey {
  static let defaultValue = "$"
}

extension EnvironmentValues {
  /// The sign of the currency.
  var currency: String {
    get { self[CurrencyKey.self] }
    set { self[CurrencyKey.self] = newValue }
  }
}

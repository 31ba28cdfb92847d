import HeadlessSwiftUI
import HeadlessUIKit

/// The app: three tabs.
struct ShopView: View {
  @Bindable var store: ShopStore

  var body: some View {
    TabView(selection: $store.tab) {
      CatalogView()
        .tabItem { Text("Catalog") }
        .tag(ShopStore.Tab.catalog)
      CartView()
        .tabItem { Text("Cart") }
        .tag(ShopStore.Tab.cart)
      AccountView()
        .tabItem { Text("Account") }
        .tag(ShopStore.Tab.account)
    }
    .environment(store)
    .environment(\.currency, "€")
  }
}

// MARK: Catalog

/// A stack with the list of all articles.
struct CatalogView: View {
  @Environment(ShopStore.self) private var store

  var body: some View {
    @Bindable var store = store
    NavigationStack(path: $store.path) {
      VStack {
        if store.isLoading { Text("Loading") }
        List(store.items) { item in
          NavigationLink(value: item) { ItemRow(item: item) }
        }
      }
      .navigationTitle("Catalog")
      .navigationDestination(for: ShopItem.self) { ItemView(item: $0) }
      .task { await store.load() }
    }
  }
}

/// A row of the list.
struct ItemRow: View {
  let item: ShopItem
  @Environment(ShopStore.self) private var store

  var body: some View {
    HStack {
      Text(item.name)
      Spacer()
      if let review = store.reviews[item.id] { Text(review) }
      PriceLabel(price: item.price)
    }
  }
}

/// A price in the currency of the environment.
struct PriceLabel: View {
  let price: Int
  @Environment(\.currency) private var currency

  var body: some View { Text("\(price) \(currency)") }
}

/// One article, with its count and its review.
struct ItemView: View {
  let item: ShopItem
  @Environment(ShopStore.self) private var store
  @State private var count = 1
  @State private var bodies = 0

  var body: some View {
    @Bindable var store = store
    if store.mistake == .writeInBody {
      let _ = bodies += 1
    }
    Group {
      Text(item.name).font(.title)
      PriceLabel(price: item.price)
      HStack {
        Button("Fewer") { count = max(1, count - 1) }
        Text("\(count)")
        Button("More") { count += 1 }
      }
      Button("Add to cart") { store.addToCart(item, count: count) }
      Button("Review") { store.isReviewing = true }
    }
    .onAppear { if store.mistake == .groupAction { store.draft = "" } }
    .padding()
    .navigationTitle(item.name)
    .sheet(isPresented: $store.isReviewing) { ReviewSheet(item: item) }
  }
}

/// The sheet in which the user writes a review.
struct ReviewSheet: View {
  let item: ShopItem
  @Environment(ShopStore.self) private var store
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      if store.mistake == .movedForm, store.isWide {
        HStack { ReviewForm(draft: store.draft) }
      } else {
        ReviewForm(draft: store.draft)
      }
      Button("Send") {
        store.review(item, store.draft)
        dismiss()
      }
    }
    .onAppear { if store.mistake == .endlessPlayback { store.playback.begin(state: "playing") } }
    .task { await play() }
  }

  /// Plays a video while the sheet is shown.
  private func play() async {
    guard store.mistake != .endlessPlayback else { return }
    store.playback.begin(state: "playing")
    defer { store.playback.end(state: "playing") }
    try? await Task.sleep(for: .seconds(600))
  }
}

/// The text of a review, with a preview.
struct ReviewForm: View {
  let draft: String
  @State private var preview = ""

  var body: some View {
    VStack {
      Text("Your review")
      Text(preview)
    }
    .onChange(of: draft) { _, new in preview = new }
  }
}

// MARK: Cart

/// The articles that the user wants to buy.
struct CartView: View {
  @Environment(ShopStore.self) private var store

  var body: some View {
    @Bindable var store = store
    VStack {
      if store.cart.isEmpty {
        Text("Your cart is empty")
      } else {
        List {
          ForEach(store.cartItems) { item in
            CartRow(item: item, count: store.cart[item.id] ?? 0)
          }
        }
        PriceLabel(price: store.total)
        Button("Buy") { store.isConfirming = true }
      }
    }
    .sheet(isPresented: $store.isConfirming) {
      Button("Buy") { store.emptyCart() }
    }
  }
}

/// A row of the cart.
struct CartRow: View {
  let item: ShopItem
  let count: Int

  var body: some View {
    HStack {
      Text("\(count) × \(item.name)")
      Spacer()
      PriceLabel(price: item.price * count)
    }
  }
}

// MARK: Account

/// The settings of the user, and a chart by UIKit.
struct AccountView: View {
  @Environment(ShopStore.self) private var store

  var body: some View {
    @Bindable var store = store
    VStack {
      Toggle("Dark theme", isOn: $store.usesDarkTheme)
      if store.mistake == .clockInBody {
        Text(store.seconds < 3_600 ? "Recently opened" : "Open for a long time")
      } else {
        Text("Welcome")
      }
      ChartView(values: store.cartItems.map(\.price))
        .frame(width: 200, height: 100)
    }
    .task { if store.mistake == .clockInBody { await store.countSeconds() } }
  }
}

/// A chart that UIKit draws.
struct ChartView: UIViewControllerRepresentable {
  let values: [Int]

  func makeUIViewController(context: Context) -> ChartController { ChartController() }

  func updateUIViewController(_ controller: ChartController, context: Context) {
    controller.values = values
  }
}

/// The controller of the chart.
final class ChartController: UIViewController {
  var values: [Int] = [] {
    didSet { if isViewLoaded, values != oldValue { view.setNeedsLayout() } }
  }
  private let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(label)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    label.text = "\(values.count) values"
    label.frame = view.bounds
  }
}

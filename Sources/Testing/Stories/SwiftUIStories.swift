import HeadlessSwiftUI

/// SwiftUI views in hosting controllers.
enum SwiftUIStories {
  static let all = [lifecycleObserver, pushAndPop, identity]

  /// An observer of a view's appearance, added by a modifier.
  private static let lifecycleObserver = Story(
    "view-lifecycle-observer",
    "onAppear and onDisappear of a SwiftUI view call its observer"
  ) { app in
    let window = try await show(UIHostingController(rootView: ProductScreen()), in: app)
    try await app.advance(by: .seconds(2))
    window.rootViewController = UIViewController()
    try await app.settle()
    return window
  }

  private static let pushAndPop = Story(
    "swiftui-push-pop",
    "a NavigationStack pushes and pops: the new view appears before the old one disappears"
  ) { app in
    let router = Router()
    let window = try await show(UIHostingController(rootView: ShopScreen(router: router)), in: app)
    try await app.advance(by: .seconds(1))
    router.path = ["Lamp"]
    try await app.advance(by: .seconds(1))
    app.mark("pushed")
    try await app.advance(by: .seconds(1))
    router.path = []
    try await app.settle()
    return window
  }

  private static let identity = Story(
    "swiftui-identity",
    "the state of a view is lost when its id changes, and kept when its value changes"
  ) { app in
    let draft = Draft()
    let window = try await show(UIHostingController(rootView: NoteScreen(draft: draft)), in: app)
    try await app.advance(by: .seconds(1))
    draft.title = "Shopping"
    try await app.advance(by: .seconds(1))
    draft.version = 2
    try await app.settle()
    return window
  }
}

// MARK: An observer

/// Receives the appearance and the disappearance of a view.
private protocol ViewLifecycleObservable {
  @MainActor func onAppear()
  @MainActor func onDisappear()
}

extension View {
  /// Adds an observer of the view's appearance.
  fileprivate func addLifecycleObserver(_ observer: any ViewLifecycleObservable) -> some View {
    onAppear(perform: observer.onAppear).onDisappear(perform: observer.onDisappear)
  }
}

@MainActor
private final class TrackableObserver: ViewLifecycleObservable {
  private lazy var traced = TracedObject(named: "Analytics")

  func onAppear() { traced.instant("Product shown") }

  func onDisappear() { traced.instant("Product hidden") }
}

private struct ProductScreen: View {
  @State private var observer = TrackableObserver()

  var body: some View {
    VStack {
      Text("Lamp")
      Text("49 €")
    }
    .addLifecycleObserver(observer)
  }
}

// MARK: Navigation

@Observable
private final class Router {
  var path: [String] = []
}

private struct ShopScreen: View {
  @Bindable var router: Router

  var body: some View {
    NavigationStack(path: $router.path) {
      VStack {
        Text("Products")
        NavigationLink("Lamp", value: "Lamp")
      }
      .onAppear {}
      .onDisappear {}
      .navigationTitle("Shop")
      .navigationDestination(for: String.self) { DetailScreen(name: $0) }
    }
  }
}

private struct DetailScreen: View {
  let name: String
  @State private var price: String?

  var body: some View {
    VStack {
      Text(name)
      Text(price ?? "…")
    }
    .onAppear {}
    .onDisappear {}
    .task {
      try? await Task.sleep(for: .milliseconds(300))
      price = "49 €"
    }
  }
}

// MARK: Identity

@Observable
private final class Draft {
  var title = "Note"
  var version = 1
}

private struct NoteScreen: View {
  let draft: Draft

  var body: some View {
    VStack {
      Text(draft.title)
      Editor(title: draft.title).id(draft.version)
    }
  }
}

private struct Editor: View {
  let title: String
  @State private var words = 0

  var body: some View {
    Text("\(title): \(words) words")
      .onAppear { words += 3 }
      .onDisappear {}
  }
}

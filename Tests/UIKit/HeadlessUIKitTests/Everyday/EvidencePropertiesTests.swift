import HeadlessUIKit
import Observation
import Testing

/// What documentation states about the properties of views, from iOS 26 on.
@MainActor
struct `Evidence of updates of properties` {
  @Observable final class Price {
    var value = 1
  }

  final class Calls {
    var names: [String] = []
  }

  final class LoggingView: UIView {
    let calls: Calls
    let price: Price?
    private let name: String

    init(_ calls: Calls, _ name: String = "", price: Price? = nil) {
      (self.name, self.calls, self.price) = (name, calls, price)
      super.init(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    }

    required init?(coder: NSCoder) { fatalError("not in a nib") }

    override func updateProperties() {
      super.updateProperties()
      _ = price?.value
      calls.names.append("\(name)updateProperties")
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      calls.names.append("\(name)layoutSubviews")
    }
  }

  final class LoggingController: UIViewController {
    let calls = Calls()

    override func updateProperties() {
      super.updateProperties()
      calls.names.append("controller.updateProperties")
    }
  }

  /// Shows a view in a window and settles.
  private func show(_ view: UIView, in app: HeadlessApp) async throws {
    let controller = UIViewController()
    controller.view.addSubview(view)
    _ = try await launch(controller, in: app)
  }

  // observation: update-properties-first-time
  @Test func `a view updates its properties before its first layout`() async throws {
    try await withApp(behaving: 26) { app in
      let view = LoggingView(Calls())
      try await show(view, in: app)
      #expect(view.calls.names == ["updateProperties", "layoutSubviews"])
    }
  }

  // observation: update-properties-before-layout-apple
  @Test func `properties are updated before the layout`() async throws {
    try await withApp(behaving: 26) { app in
      let view = LoggingView(Calls())
      try await show(view, in: app)
      view.calls.names = []
      view.setNeedsLayout()
      view.setNeedsUpdateProperties()
      try await app.settle()
      #expect(view.calls.names == ["updateProperties", "layoutSubviews"])
    }
  }

  // observation: update-properties-no-layout-juejin
  // observation: update-properties-coalesced-apple
  @Test func `several requests make one update and no layout`() async throws {
    try await withApp(behaving: 26) { app in
      let view = LoggingView(Calls())
      try await show(view, in: app)
      view.calls.names = []
      for _ in 0..<3 { view.setNeedsUpdateProperties() }
      try await app.settle()
      #expect(view.calls.names == ["updateProperties"])
    }
  }

  // observation: update-properties-if-needed-apple
  @Test func `properties that need it are updated at once in a view, its controller and subviews`()
    async throws
  {
    try await withApp(behaving: 26) { app in
      let controller = LoggingController()
      let outer = LoggingView(controller.calls, "outer.")
      let inner = LoggingView(controller.calls, "inner.")
      outer.addSubview(inner)
      controller.view.addSubview(outer)
      _ = try await launch(controller, in: app)
      controller.calls.names = []
      controller.setNeedsUpdateProperties()
      outer.setNeedsUpdateProperties()
      inner.setNeedsUpdateProperties()
      controller.view.updatePropertiesIfNeeded()
      #expect(
        Set(controller.calls.names) == [
          "controller.updateProperties", "outer.updateProperties", "inner.updateProperties",
        ]
      )
      #expect(controller.calls.names.count == 3)
    }
  }

  // observation: update-properties-observe-apple
  @Test func `a change of what the update has read repeats the update without a layout`()
    async throws
  {
    try await withApp(behaving: 26) { app in
      let price = Price()
      let view = LoggingView(Calls(), price: price)
      try await show(view, in: app)
      view.calls.names = []
      price.value = 2
      try await app.settle()
      #expect(view.calls.names == ["updateProperties"])
    }
  }
}

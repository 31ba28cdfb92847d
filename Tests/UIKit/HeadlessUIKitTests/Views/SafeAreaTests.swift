import HeadlessUIKit
import Testing

struct `The safe area` {
  private static let bars = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)

  private final class NotchedWindow: UIWindow {
    override var safeAreaInsets: UIEdgeInsets { `The safe area`.bars }
  }

  @Test @MainActor func `a window class can override its safe area`() async throws {
    try await withApp { app in
      let window = NotchedWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      let root = ReadingController()
      window.rootViewController = root
      window.makeKeyAndVisible()
      try await app.settle()
      #expect(window.screenSafeAreaInsets == .zero)
      #expect(root.view.safeAreaInsets == Self.bars)
    }
  }

  @Test @MainActor func `a view's safe area is its overlap with the window's`() async throws {
    try await withApp { _ in
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      window.screenSafeAreaInsets = Self.bars
      let inside = UIView(frame: CGRect(x: 20, y: 100, width: 100, height: 100))
      let whole = UIView(frame: window.bounds)
      let below = UIView(frame: CGRect(x: 0, y: 30, width: 390, height: 814))
      let beyond = UIView(frame: CGRect(x: -50, y: -100, width: 500, height: 200))
      for view in [inside, whole, below, beyond] { window.addSubview(view) }
      let deep = UIView(frame: CGRect(x: 0, y: 10, width: 10, height: 100))
      below.addSubview(deep)
      #expect(inside.safeAreaInsets == .zero)
      #expect(whole.safeAreaInsets == Self.bars)
      #expect(below.safeAreaInsets == UIEdgeInsets(top: 17, left: 0, bottom: 34, right: 0))
      #expect(deep.safeAreaInsets == UIEdgeInsets(top: 7, left: 0, bottom: 0, right: 0))
      #expect(beyond.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 0, right: 0))
      #expect(UIView(frame: window.bounds).safeAreaInsets == .zero)
    }
  }

  // appear-03: in viewWillAppear there is no window and no inset; viewIsAppearing has both, and the
  // final frame of the view, but precedes the layout of its subviews
  @Test @MainActor func `the safe area is known in viewIsAppearing`() async throws {
    try await withApp { app in
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      window.screenSafeAreaInsets = Self.bars
      let navigation = UINavigationController(rootViewController: UIViewController())
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      try await app.settle()
      let pushed = ReadingController()
      navigation.pushViewController(pushed, animated: true)
      try await app.settle()
      #expect(
        pushed.readings == [
          "viewWillAppear window no, top 0, box 0", "viewSafeAreaInsetsDidChange",
          "viewIsAppearing window yes, top 91, box 0", "frame 320 480",
          "viewDidLayoutSubviews window yes, top 91, box 91",
        ]
      )
    }
  }

  @Test @MainActor func `a controller's additional insets extend the safe area`() async throws {
    try await withApp { app in
      let window = UIWindow()
      let root = ReadingController()
      window.rootViewController = root
      window.makeKeyAndVisible()
      try await app.settle()
      #expect(!root.readings.contains("viewSafeAreaInsetsDidChange"))
      let inner = SafeView(frame: root.view.bounds)
      root.view.addSubview(inner)
      root.additionalSafeAreaInsets.top = 44
      #expect(root.view.safeAreaInsets.top == 44)
      try await app.settle()
      #expect(root.readings.count { $0 == "viewSafeAreaInsetsDidChange" } == 1)
      #expect(inner.changes == ["margins 52", "safe area 44"])
      inner.frame.origin.y = 20
      try await app.settle()
      #expect(inner.changes.suffix(2) == ["margins 32", "safe area 24"])
    }
  }

  // https://developer.apple.com/documentation/uikit/uiviewcontroller/viewsafeareainsetsdidchange():
  // "UIKit also calls this method immediately before your view appears onscreen"
  @Test @MainActor func `a changed safe area is reported before each appearance`() async throws {
    try await withApp { app in
      let window = UIWindow()
      window.screenSafeAreaInsets = Self.bars
      let root = ReadingController()
      window.rootViewController = root
      window.makeKeyAndVisible()
      try await app.settle()
      window.rootViewController = UIViewController()
      try await app.settle()
      window.rootViewController = root
      try await app.settle()
      #expect(root.readings.count { $0 == "viewSafeAreaInsetsDidChange" } == 2)
    }
  }

  @Test @MainActor func `the layout margins are eight points plus the safe area`() async throws {
    try await withApp { _ in
      let view = SafeView()
      #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
      view.layoutMargins.top = 20
      view.layoutMargins.top = 20
      #expect(view.changes == ["margins 20"])
    }
  }
}

/// Reads the window, the insets and the frame of a subview in its callbacks.
private final class ReadingController: UIViewController {
  var readings: [String] = []
  private let box = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(box)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    read("viewWillAppear")
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    read("viewIsAppearing")
    readings.append("frame \(Int(view.frame.width)) \(Int(view.frame.height))")
  }

  override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    readings.append("viewSafeAreaInsetsDidChange")
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    box.frame.origin.y = view.safeAreaInsets.top
    read("viewDidLayoutSubviews")
  }

  private func read(_ callback: String) {
    let window = view.window == nil ? "no" : "yes"
    let top = Int(view.safeAreaInsets.top)
    readings.append("\(callback) window \(window), top \(top), box \(Int(box.frame.minY))")
  }
}

/// Notes its inset callbacks.
private final class SafeView: UIView {
  var changes: [String] = []

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    changes.append("safe area \(Int(safeAreaInsets.top))")
  }

  override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    changes.append("margins \(Int(layoutMargins.top))")
  }
}

import Foundation
import HeadlessUIKit
import Testing
import TraceModel

struct `Recursion through the runtime` {
  @Test(arguments: Recursion.allCases) @MainActor
  fileprivate func `endless recursion ends with one error that names the class and the callback`(
    _ recursion: Recursion
  ) async throws {
    let trace = try await record { app in
      let root = UIViewController()
      let window = try await launch(root, in: app)
      recursion.begin(in: root.view, window)
      try? await app.settle()
    }
    let message = "endless recursion: \(recursion.rawValue) is nested in itself 100 times"
    #expect(trace.diagnostics(.invalidArgument) == ["EXC_BAD_ACCESS: \(message)"])
    #expect(trace.events.count < 40_000)
  }

  @Test @MainActor func `views that add views of their class in layout end with an error`()
    async throws
  {
    let trace = try await record { app in
      let root = try await launch(UIViewController(), in: app).rootViewController
      for number in 1...2 {
        let view = GrowingView(number)
        root?.view.addSubview(view)
        try? await app.settle()
        view.removeFromSuperview()
      }
    }
    #expect(trace.diagnostics(.invalidArgument) == [chain("GrowingView.layoutSubviews")])
    #expect(trace.subjects.count < 20_000)
  }

  @Test @MainActor func `children that load children of their class end with an error`()
    async throws
  {
    let trace = try await record { app in try await launch(GrowingController(), in: app) }
    let messages = trace.diagnostics(.invalidArgument)
    #expect(messages.count == 1)
    #expect(messages.first?.contains("GrowingController.") == true)
  }

  @Test @MainActor func `roots that replace themselves while they load end with an error`()
    async throws
  {
    let trace = try await record { app in
      let window = makeWindow(in: app)
      window.makeKeyAndVisible()
      RootInLoad.window = window
      window.rootViewController = RootInLoad()
      try await app.settle()
    }
    let messages = trace.diagnostics(.invalidArgument)
    #expect(messages.count == 1)
    #expect(messages.first?.contains("RootInLoad.") == true)
  }

  @Test(arguments: Sequence.allCases) @MainActor
  fileprivate func `controllers that show the next one without end are limited`(
    _ sequence: Sequence
  ) async throws {
    let trace = try await record { app in
      try await launch(UINavigationController(rootViewController: sequence.make()), in: app)
    }
    #expect(trace.diagnostics(.invalidArgument) == [chain(sequence.rawValue)])
  }

  @Test @MainActor func `turns without end name the callback that runs in each`() async throws {
    var message = ""
    do {
      try await withApp { app in
        try await launch(Rescheduling(), in: app)
      }
    } catch {
      message = "\(error)"
    }
    #expect(message.contains("; called again and again: Rescheduling.viewDidLayoutSubviews, "))
  }

  @Test @MainActor func `overrides that call each other change the first responder 1,000 times`()
    async throws
  {
    let trace = try await record { app in
      let field = Restless()
      try app.show(field)
      _ = field.becomeFirstResponder()
    }
    #expect(
      trace.diagnostics(.invalidArgument) == [
        "EXC_BAD_ACCESS: endless recursion: a change of the first responder is nested in itself "
          + "1000 times"
      ]
    )
  }

  @Test @MainActor func `a deep hierarchy is laid out`() async throws {
    let trace = try await record { app in
      let root = UIViewController()
      try await launch(root, in: app)
      var view: UIView = root.view
      for _ in 0..<1_000 {
        let inner = DeepView()
        view.addSubview(inner)
        view = inner
      }
      root.view.layoutIfNeeded()
      var lazy: UIView = LazyView(300)
      root.view.addSubview(lazy)
      try await app.settle()
      var depth = 0
      while let next = lazy.subviews.first { (lazy, depth) = (next, depth + 1) }
      #expect(depth == 300)
    }
    #expect(trace.diagnostics(.invalidArgument) == [])
    #expect(trace.calls(of: "DeepView", only: [.layoutSubviews]).count >= 1_000)
  }

  private func chain(_ place: String) -> String {
    "EXC_RESOURCE: endless creation: \(place) created the last of 500 objects each of which was "
      + "created in a callback of the one before; it is not called any more for such objects"
  }
}

private enum Recursion: String, CaseIterable {
  case layout = "ImmediateView.layoutSubviews"
  case twice = "DoubleView.layoutSubviews"
  case constraints = "ConstraintView.updateConstraints"
  case move = "MovingView.didMoveToSuperview"
  case tint = "TintView.tintColorDidChange"
  case size = "SizeView.sizeThatFits"

  @MainActor func begin(in view: UIView, _ window: UIWindow) {
    switch self {
    case .layout: view.addSubview(ImmediateView())
    case .twice: view.addSubview(DoubleView())
    case .constraints: view.addSubview(ConstraintView())
    case .move: view.addSubview(MovingView())
    case .tint:
      let tinted = TintView()
      view.addSubview(tinted)
      tinted.tintColor = .green
    case .size:
      let sized = SizeView()
      view.addSubview(sized)
      sized.sizeToFit()
    }
  }
}

private final class ImmediateView: UIView {
  override func layoutSubviews() {
    setNeedsLayout()
    layoutIfNeeded()
  }
}

private final class DoubleView: UIView {
  override func layoutSubviews() {
    for _ in 0..<2 {
      setNeedsLayout()
      layoutIfNeeded()
    }
  }
}

private final class ConstraintView: UIView {
  override func updateConstraints() {
    setNeedsUpdateConstraints()
    updateConstraintsIfNeeded()
    super.updateConstraints()
  }
}

private final class MovingView: UIView {
  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    let old = superview
    removeFromSuperview()
    old?.addSubview(self)
  }
}

private final class TintView: UIView {
  override func tintColorDidChange() { tintColor = tintColor == .red ? .blue : .red }
}

private final class SizeView: UIView {
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    sizeToFit()
    return size
  }
}

private final class GrowingView: UIView {
  private let number: Int

  init(_ number: Int) {
    self.number = number
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    for _ in 0..<number { addSubview(GrowingView(number)) }
  }
}

private final class GrowingController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let child = GrowingController()
    addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }
}

private final class RootInLoad: UIViewController {
  static weak var window: UIWindow?

  override func viewDidLoad() {
    super.viewDidLoad()
    Self.window?.rootViewController = RootInLoad()
  }
}

private enum Sequence: String, CaseIterable {
  case push = "PushInLoad.viewDidLoad"
  case pushAnimated = "PushInAppearance.viewWillAppear"
  case present = "PresentInAppearance.viewDidAppear"

  @MainActor func make() -> UIViewController {
    switch self {
    case .push: PushInLoad()
    case .pushAnimated: PushInAppearance()
    case .present: PresentInAppearance()
    }
  }
}

private final class PushInLoad: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationController?.pushViewController(PushInLoad(), animated: false)
  }
}

private final class PushInAppearance: UIViewController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.pushViewController(PushInAppearance(), animated: true)
  }
}

private final class PresentInAppearance: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    present(PresentInAppearance(), animated: true)
  }
}

private final class Rescheduling: UIViewController {
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    DispatchQueue.main.async { [weak self] in self?.view.setNeedsLayout() }
  }
}

private final class Restless: UITextField {
  private var rounds = 0

  override func becomeFirstResponder() -> Bool {
    let result = super.becomeFirstResponder()
    rounds += 1
    if rounds < 3_000 { _ = resignFirstResponder() }
    return result
  }

  override func resignFirstResponder() -> Bool {
    let result = super.resignFirstResponder()
    rounds += 1
    if rounds < 3_000 { _ = becomeFirstResponder() }
    return result
  }
}

private final class DeepView: UIView {
  override func layoutSubviews() { super.layoutSubviews() }
}

/// A view that creates its subviews in layout, to a depth.
private final class LazyView: UIView {
  private let depth: Int

  init(_ depth: Int) {
    self.depth = depth
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    if depth > 0, subviews.isEmpty { addSubview(LazyView(depth - 1)) }
  }
}

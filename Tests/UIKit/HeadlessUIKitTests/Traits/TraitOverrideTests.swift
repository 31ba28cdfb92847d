import HeadlessUIKit
import Testing
import TraceModel

struct `Overrides and registrations of traits` {
  private final class StyleView: UIView {
    let journal: Journal
    init(_ journal: Journal) {
      self.journal = journal
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      journal.note("view \(traitCollection.userInterfaceStyle)")
    }
  }

  private final class StyleViewController: UIViewController {
    let journal: Journal
    init(_ journal: Journal) {
      self.journal = journal
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() {
      super.viewDidLoad()
      registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
        (self: Self, previous: UITraitCollection) in
        self.journal.note(
          "handler \(previous.userInterfaceStyle) to \(self.traitCollection.userInterfaceStyle)"
        )
      }
      registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (_: Self, _) in
        self.journal.note("size class")
      }
    }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      journal.note("controller \(traitCollection.userInterfaceStyle)")
    }
    func styleDidChange(_ sender: UIViewController) {
      journal.note("method")
    }
  }

  @Test @MainActor func `a handler is called only for the traits that it names`() async throws {
    try await withApp { app in
      let journal = Journal()
      let controller = StyleViewController(journal)
      let view = StyleView(journal)
      controller.view.addSubview(view)
      let window = try await launch(controller, in: app)
      window.overrideUserInterfaceStyle = .dark
      #expect(journal.lines == ["controller dark", "handler light to dark", "view dark"])
    }
  }

  @Test @MainActor func `an override of a view changes the traits of its hierarchy`() async throws {
    try await withApp { app in
      let journal = Journal()
      let (controller, view) = (UIViewController(), StyleView(journal))
      let container = UIView()
      controller.view.addSubview(container)
      container.addSubview(view)
      try await launch(controller, in: app)
      container.overrideUserInterfaceStyle = .dark
      #expect(view.traitCollection.userInterfaceStyle == .dark)
      #expect(controller.traitCollection.userInterfaceStyle == .light)
      #expect(journal.lines == ["view dark"])
      container.overrideUserInterfaceStyle = .unspecified
      #expect(view.traitCollection.userInterfaceStyle == .light)
      #expect(journal.lines == ["view dark", "view light"])
    }
  }

  @Test @MainActor func `an override of a controller changes its children but not its parent`()
    async throws
  {
    try await withApp { app in
      let (parent, child, journal) = (UIViewController(), UIViewController(), Journal())
      let inner = StyleViewController(journal)
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
      child.addChild(inner)
      child.view.addSubview(inner.view)
      inner.didMove(toParent: child)
      let window = try await launch(parent, in: app)
      child.traitOverrides.userInterfaceStyle = .dark
      #expect(journal.lines == ["controller dark", "handler light to dark"])
      #expect(parent.traitCollection.userInterfaceStyle == .light)
      #expect(child.traitOverrides.contains(UITraitUserInterfaceStyle.self))
      // The override hides the change of the window.
      window.overrideUserInterfaceStyle = .dark
      #expect(journal.lines.count == 2)
      child.traitOverrides.remove(UITraitUserInterfaceStyle.self)
      window.overrideUserInterfaceStyle = .light
      #expect(inner.traitCollection.userInterfaceStyle == .light)
    }
  }

  @Test @MainActor func `a method of the object can be registered, and unregistered`() async throws
  {
    try await withApp { app in
      let journal = Journal()
      let controller = StyleViewController(journal)
      let window = try await launch(controller, in: app)
      let registration = controller.registerForTraitChanges(
        [UITraitUserInterfaceStyle.self],
        action: Selector("styleDidChange(_:)", StyleViewController.styleDidChange)
      )
      window.overrideUserInterfaceStyle = .dark
      #expect(journal.lines.last == "method")
      controller.unregisterForTraitChanges(registration)
      journal.clear()
      window.overrideUserInterfaceStyle = .light
      #expect(journal.lines == ["controller light", "handler dark to light"])
    }
  }

  @Test @MainActor func `the handler of a registration is recorded as an action`() async throws {
    let trace = try await record { app in
      let controller = StyleViewController(Journal())
      let window = try await launch(controller, in: app)
      window.overrideUserInterfaceStyle = .dark
    }
    let actions = trace.events.filter { $0.name == .action && $0.kind == .begin }
    #expect(actions.map { trace.names[$0.text] } == ["traitsDidChange"])
  }

  private enum Density: Int, Sendable {
    case low, high
  }

  private struct DensityTrait: UITraitDefinition {
    static let defaultValue = Density.low
  }

  @Test @MainActor func `an app defines traits of its own`() async throws {
    try await withApp { app in
      let (controller, view) = (UIViewController(), UIView())
      controller.view.addSubview(view)
      let window = try await launch(controller, in: app)
      var changes = 0
      view.registerForTraitChanges([DensityTrait.self]) { (_: UIView, _) in changes += 1 }
      #expect(view.traitCollection[DensityTrait.self] == .low)
      window.traitOverrides[DensityTrait.self] = .high
      #expect(view.traitCollection[DensityTrait.self] == .high)
      #expect(changes == 1)
      window.traitOverrides[DensityTrait.self] = .high
      #expect(changes == 1)
    }
  }

  @Test func `collections of traits merge, contain and differ`() {
    let pad = UITraitCollection { traits in
      traits.userInterfaceIdiom = .pad
      traits.horizontalSizeClass = .regular
    }
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let both = UITraitCollection(traitsFrom: [pad, dark])
    #expect(both.containsTraits(in: pad))
    #expect(!pad.containsTraits(in: both))
    #expect(both.userInterfaceIdiom == .pad)
    #expect(both.hasDifferentColorAppearance(comparedTo: pad))
    #expect(!both.hasDifferentColorAppearance(comparedTo: both))
    #expect(both.changedTraits(from: pad).count == 1)
    #expect(both.modifyingTraits { $0.userInterfaceStyle = .light }.userInterfaceStyle == .light)
    #expect(UITraitCollection().preferredContentSizeCategory == .unspecified)
    #expect(both == UITraitCollection(traitsFrom: [dark, pad]))
  }
}

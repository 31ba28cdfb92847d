import HeadlessUIKit
import Testing
import TraceModel

/// The values of the properties within the callbacks: RULES 4.3, validated on iOS by Microsoft's tests.
struct `The state of a presentation` {
  @Test @MainActor func `the properties during a presentation have the values of device logs`()
    async throws
  {
    try await withApp { app in
      let world = try ModalWorld(app)
      let probe = Probe(world)
      world.root.present(probe.presented, animated: true) { probe.note("completion") }
      #expect(!probe.presented.isBeingPresented)
      try app.idle()
      #expect(!probe.presented.isBeingPresented)
      try await app.settle()
      #expect(
        probe.lines == [
          "B.viewWillAppear: linked, presented", "B.viewDidAppear: linked, presented",
          "completion: linked",
        ]
      )
    }
  }

  @Test @MainActor func `the properties during a dismissal have the values of device logs`()
    async throws
  {
    try await withApp { app in
      let world = try ModalWorld(app)
      let probe = Probe(world)
      world.root.present(probe.presented, animated: true)
      try await app.settle()
      probe.lines = []
      world.root.dismiss(animated: true) { probe.note("completion") }
      try await app.settle()
      #expect(
        probe.lines == [
          "B.viewWillDisappear: linked, dismissed", "A.viewWillAppear: linked",
          "A.viewDidAppear: free", "B.viewDidDisappear: free, dismissed", "completion: free",
        ]
      )
    }
  }

  // modal-16: a covered controller is not being dismissed
  @Test @MainActor func `a covered controller returns its presented controller`() async throws {
    try await withApp { app in
      let world = try ModalWorld(app)
      let middle = WitnessedController("B", world.journal)
      middle.modalPresentationStyle = .fullScreen
      world.root.present(middle, animated: false)
      try await app.settle()
      var seen: [String] = []
      middle.onViewWillDisappear = { controller in
        let covers = controller.presentedViewController != nil
        seen.append("\(controller.isBeingDismissed) \(covers)")
      }
      middle.onViewDidDisappear = middle.onViewWillDisappear
      middle.present(world.make("C"), animated: true)
      try await app.settle()
      #expect(seen == ["false true", "false true"])
    }
  }

  // modal-22
  @Test @MainActor
  func `presenter and presented are linked in both directions until the dismissal`() async throws {
    try await withApp { app in
      let world = try ModalWorld(app)
      let presented = world.make("B")
      world.root.present(presented, animated: true)
      #expect(world.root.presentedViewController === presented)
      #expect(presented.presentingViewController === world.root)
      try await app.settle()
      presented.dismiss(animated: false)
      try await app.settle()
      #expect(world.root.presentedViewController == nil)
      #expect(presented.presentingViewController == nil)
    }
  }

  @Test @MainActor
  func `presenter and presented have the transition coordinator during the transition`()
    async throws
  {
    try await withApp { app in
      let world = try ModalWorld(app) { UINavigationController(rootViewController: $0) }
      let presented = world.make("B")
      world.root.present(presented, animated: true)
      #expect(world.root.transitionCoordinator != nil)
      try app.idle()
      let coordinator = try #require(presented.transitionCoordinator)
      #expect(world.root.transitionCoordinator === coordinator)
      #expect(coordinator.transitionDuration == 0.5)
      #expect(coordinator.viewController(forKey: .to) === presented)
      coordinator.animate(alongsideTransition: nil) { _ in world.journal.note("alongside") }
      world.journal.clear()
      try await app.settle()
      #expect(world.story == ["B.viewDidAppear", "A.viewDidDisappear", "alongside"])
      #expect(presented.transitionCoordinator == nil)
      #expect(world.root.transitionCoordinator == nil)
      presented.dismiss(animated: true)
      try app.idle()
      #expect(world.root.transitionCoordinator != nil)
      #expect(presented.transitionCoordinator === world.root.transitionCoordinator)
      try await app.settle()
      #expect(world.root.transitionCoordinator == nil)
    }
  }

  @Test @MainActor
  func `the trace contains the calls, the relation and the completion of a presentation`()
    async throws
  {
    let trace = try await record { app in
      let window = makeWindow(in: app)
      let root = UIViewController()
      window.rootViewController = root
      window.makeKeyAndVisible()
      try await app.settle()
      root.present(UIViewController(), animated: true) {}
      try await app.settle()
      root.dismiss(animated: true)
      try await app.settle()
    }
    let relations = trace.events.filter { $0.name == .presentedRelation }
    #expect(relations.count == 2)
    #expect(relations.first?.argument != SubjectID.none)
    #expect(relations.last?.argument == SubjectID.none)
    let begins = trace.events.filter { $0.kind == .begin }.map(\.name)
    #expect(
      begins.filter { [.present, .dismiss, .completion].contains($0) }
        == [.present, .completion, .dismiss]
    )
  }
}

/// A controller with a hook in its disappearance.
final class WitnessedController: LoggingViewController {
  var onViewWillDisappear: ((WitnessedController) -> Void)?
  var onViewDidDisappear: ((WitnessedController) -> Void)?

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    onViewWillDisappear?(self)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    onViewDidDisappear?(self)
  }
}

/// Logs the state of a presentation of B by A in every callback.
@MainActor
private final class Probe {
  let root: LoggingViewController
  let presented: WitnessedController
  var lines: [String] = []

  init(_ world: ModalWorld) {
    root = world.root
    presented = WitnessedController("B", world.journal)
    presented.modalPresentationStyle = .fullScreen
    presented.onViewWillAppear = { [weak self] _ in self?.note("B.viewWillAppear") }
    presented.onViewDidAppear = { [weak self] _ in self?.note("B.viewDidAppear") }
    presented.onViewWillDisappear = { [weak self] _ in self?.note("B.viewWillDisappear") }
    presented.onViewDidDisappear = { [weak self] _ in self?.note("B.viewDidDisappear") }
    root.onViewWillAppear = { [weak self] _ in self?.note("A.viewWillAppear") }
    root.onViewDidAppear = { [weak self] _ in self?.note("A.viewDidAppear") }
  }

  func note(_ place: String) {
    let down = root.presentedViewController === presented
    let up = presented.presentingViewController === root
    var words = [down && up ? "linked" : !down && !up ? "free" : "half"]
    if presented.isBeingPresented { words.append("presented") }
    if presented.isBeingDismissed { words.append("dismissed") }
    if root.isBeingPresented || root.isBeingDismissed { words.append("root too") }
    lines.append("\(place): \(words.joined(separator: ", "))")
  }
}

package import TraceModel

extension HeadlessApp {
  /// Describes what keeps controllers alive, in a phrase each, such as `held by window →
  /// rootViewController (HomeViewController) → cache[0] (DetailViewController)`.
  ///
  /// - Parameters:
  ///   - leaks: The controllers; others are alive for good reasons and may be the beginning of a path.
  ///   - roots: Further objects that are alive, with their names, such as the test case.
  /// - Returns: The phrases; none for a controller whose view is not loaded.
  package func references(
    to leaks: Set<SubjectID>,
    from roots: [(name: String, object: AnyObject)] = []
  ) -> [SubjectID: String] {
    guard !leaks.isEmpty else { return [:] }
    let controllers = runtime.stage.loadedControllers
    let others = controllers.filter { !leaks.contains($0.traceSubject) }.map {
      (name: String(describing: Swift.type(of: $0)), object: $0 as AnyObject)
    }
    var phrases: [SubjectID: String] = [:]
    for controller in controllers where leaks.contains(controller.traceSubject) {
      phrases[controller.traceSubject] = ReferencePath.explanation(
        of: controller,
        from: [runtime.roots + roots, others],
        in: runtime.recording
      )
    }
    return phrases
  }

  /// Records what keeps the controllers alive that left the hierarchy.
  func recordReferencesToDepartedControllers() {
    let departed = runtime.stage.loadedControllers.filter(\.hasDeparted)
    let phrases = references(to: Set(departed.map(\.traceSubject)))
    for (id, phrase) in phrases.sorted(by: { $0.key < $1.key }) {
      runtime.recording.diagnostic(.referencePath, message: phrase, subject: id)
    }
  }
}

extension UIViewController {
  /// Whether the controller, whose view is loaded, is part of no hierarchy.
  fileprivate var hasDeparted: Bool {
    guard !hasAppeared, parent == nil, presentingViewController == nil else { return false }
    return viewIfLoaded?.window == nil
      && !life.runtime.commit.livingWindows.contains { $0.rootViewController === self }
  }
}

extension Runtime {
  /// The objects that live as long as the app: its windows, delegates and scenes.
  fileprivate var roots: [ReferencePath.Root] {
    var roots: [ReferencePath.Root] = commit.livingWindows.map { (name: "window", object: $0) }
    if let delegate = stage.delegate {
      roots.append((name: "application delegate", object: delegate))
    }
    for scene in stage.scenes {
      if let delegate = scene.delegate { roots.append((name: "scene delegate", object: delegate)) }
    }
    return roots
  }
}

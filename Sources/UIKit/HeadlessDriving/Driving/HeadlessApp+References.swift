package import TraceModel

extension HeadlessApp {
  /// Determines what keeps controllers alive.
  ///
  /// - Parameters:
  ///   - candidates: The controllers; others are alive for good reasons and may be the beginning of
  ///     a path.
  ///   - roots: Further objects that are alive, with their names, such as the test case.
  /// - Returns: The results; none for controllers that are not alive.
  package func retentions(
    of candidates: Set<SubjectID>,
    from roots: [(name: String, object: AnyObject)] = []
  ) -> [SubjectID: Retention] {
    guard !candidates.isEmpty else { return [:] }
    let controllers = runtime.stage.livingControllers
    let others = controllers.filter { !candidates.contains($0.traceSubject) && $0.isViewLoaded }
      .map { (name: String(describing: Swift.type(of: $0)), object: $0 as AnyObject) }
    let objects = controllers.filter { candidates.contains($0.traceSubject) }
    let check = RetentionCheck(
      tiers: [runtime.roots + roots, others],
      reader: ReferenceReader(of: runtime)
    )
    return Dictionary(
      zip(objects.map(\.traceSubject), check.retentions(of: objects)),
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// Records what keeps the controllers alive that left the hierarchy.
  func recordReferencesToDepartedControllers() {
    let departed = runtime.stage.loadedControllers.filter(\.hasDeparted)
    let found = retentions(of: Set(departed.map(\.traceSubject)))
    for (id, retention) in found.sorted(by: { $0.key < $1.key }) {
      runtime.recording.diagnostic(.referencePath, message: retention.phrase, subject: id)
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
  /// The objects that live as long as the app: its visible windows, delegates and scenes.
  fileprivate var roots: [ReferenceSearch.Root] {
    var roots: [ReferenceSearch.Root] = commit.livingWindows.filter { !$0.isHidden }
      .map { (name: "window", object: $0) }
    if let delegate = stage.delegate {
      roots.append((name: "application delegate", object: delegate))
    }
    for scene in stage.scenes {
      if let delegate = scene.delegate { roots.append((name: "scene delegate", object: delegate)) }
    }
    return roots
  }
}

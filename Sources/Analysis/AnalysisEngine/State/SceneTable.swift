import TraceModel

/// The scenes of each process, with their possible states.
package struct SceneTable {
  private var states: [SubjectID: StateSet] = [:]
  private var counts: [UInt32: Counts] = [:]

  private struct Counts {
    var scenes = 0
    var inBackground = 0
  }

  /// Stores the state of a scene.
  mutating func note(_ id: SubjectID, _ state: StateSet, process: UInt32) {
    let old = states.updateValue(state, forKey: id)
    var count = counts[process] ?? Counts()
    if old == nil { count.scenes += 1 }
    if let old, Self.isBehind(old) { count.inBackground -= 1 }
    if Self.isBehind(state) { count.inBackground += 1 }
    if state == StateSet(SceneStep.disconnected.rawValue) {
      states[id] = nil
      count.scenes -= 1
    }
    counts[process] = count
  }

  /// Whether a process has scenes, and all scenes are in the background.
  package func areAllBehind(_ process: UInt32) -> Bool {
    guard let count = counts[process] else { return false }
    return count.scenes > 0 && count.inBackground == count.scenes
  }

  /// Removes the scenes of a process, because it was launched again.
  mutating func removeAll(of process: UInt32) {
    states = states.filter { $0.key.process != process }
    counts[process] = nil
  }

  private static func isBehind(_ state: StateSet) -> Bool {
    state == StateSet(SceneStep.background.rawValue)
  }
}

package import TraceModel

/// The identities of the app's objects that UIKit sends messages to: delegates, data sources.
///
/// A view or controller has an identity from birth; any other object gets one at the first message,
/// with the name of its class. A delegate of the application or a scene is of their kind, as in
/// imported logs. The table does not keep the objects alive; their deaths are not recorded, because
/// the runtime is not notified of them.
@MainActor
package final class AppObjects {
  private struct Entry {
    weak var object: AnyObject?
    let subject: SubjectID
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  /// The size at which the entries of deallocated objects are removed next.
  private var pruneAt = 64
  private let recording: Recording

  init(recording: Recording) {
    self.recording = recording
  }

  /// The number of entries, including recently deallocated objects.
  var count: Int { entries.count }

  /// Returns the identity of an object of the app.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - name: Replaces the name of the class in traces.
  /// - Returns: The identity, which stays the same.
  package func subject(of object: AnyObject, named name: String? = nil) -> SubjectID {
    if let application = object as? UIApplication { return application.traceSubject }
    if let scene = object as? UIScene { return scene.traceSubject }
    if let view = object as? UIView { return view.traceSubject }
    if let controller = object as? UIViewController { return controller.traceSubject }
    let key = ObjectIdentifier(object)
    if let entry = entries[key], entry.object === object { return entry.subject }
    let subject = recording.birth(
      ofCustom: name ?? String(describing: type(of: object)),
      kind: kind(of: object)
    )
    entries[key] = Entry(object: object, subject: subject)
    if entries.count >= pruneAt { prune() }
    return subject
  }

  private func prune() {
    entries = entries.filter { $0.value.object != nil }
    pruneAt = max(64, entries.count * 2)
  }

  private func kind(of object: AnyObject) -> SubjectKind {
    if object is any UISceneDelegate { return .scene }
    if object is any UIApplicationDelegate { return .application }
    return .custom
  }
}

import TraceModel

/// The identities of the app's objects that UIKit tells things: delegates, data sources.
///
/// A view or controller keeps its own identity; any other object gets one at the first message,
/// with the name of its class; a delegate of the application or a scene is of their kind, as in
/// imported logs. The table does not keep the objects alive; the trace says nothing of
/// their end, because nobody is told of it.
@MainActor
final class AppObjects {
  private struct Entry {
    weak var object: AnyObject?
    let subject: SubjectID
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private let recording: Recording

  init(recording: Recording) {
    self.recording = recording
  }

  /// Returns the identity of an object of the app.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - name: What stands for its class in traces; the class's name unless given.
  /// - Returns: The identity, which stays the same.
  func subject(of object: AnyObject, named name: String? = nil) -> SubjectID {
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
    return subject
  }

  private func kind(of object: AnyObject) -> SubjectKind {
    if object is any UISceneDelegate { return .scene }
    if object is any UIApplicationDelegate { return .application }
    return .custom
  }
}

import Foundation
import TraceModel

/// Nibs of controllers: the view of a scene, or a xib with the controller as the File's Owner.
extension UIViewController {
  /// Loads the view from the storyboard, or from the xib with the given name or that of the class.
  ///
  /// - Returns: Whether there is a nib.
  package func loadViewFromNib() -> Bool {
    if rare?.ignoresCoder == true {
      life.runtime.fail(
        life.runtime.recording.name("storyboard-creator"),
        exception: "NSInternalInconsistencyException",
        "Custom instantiated view controller must call -[super initWithCoder:]",
        about: traceSubject
      )
      return false
    }
    if let scene = rare?.nibScene as? NibScene { return load(scene) }
    return loadXib()
  }

  private func load(_ scene: NibScene) -> Bool {
    guard let element = scene.controllerElement?.child(key: "view") else { return false }
    let session = NibSession(scene.document, bundle: scene.storyboard?.bundle, life.runtime)
    guard let made = session.makeView(element, scene) else { return false }
    view = made
    session.makeViewObjects(scene)
    session.finish()
    session.reportUnresolved(scene)
    return true
  }

  private func loadXib() -> Bool {
    let runtime = life.runtime
    var name = nibName
    var document: NibDocument?
    if let name {
      let nib = UINib(nibName: name, bundle: nibBundle)
      document = nib.document(reportingIn: runtime)
      if document == nil { return false }
    } else {
      guard let implicit = NibNames.implicit(of: self) else { return false }
      name = implicit.name
      document = implicit.document
    }
    guard let document, let name else { return false }
    _ = UINib.instantiate(document, owner: self, bundle: nibBundle, runtime)
    guard isViewLoaded else {
      runtime.fail(
        runtime.recording.name("nib-without-view"),
        exception: "NSInternalInconsistencyException",
        "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"\(name)\" nib but the view "
          + "outlet was not set.",
        about: traceSubject
      )
      return false
    }
    return true
  }
}

/// The xibs that controllers load without naming them.
@MainActor
enum NibNames {
  private static var folders: [ObjectIdentifier: [String]] = [:]

  /// Returns the xib of a controller's class: for `DetailViewController` it is `DetailView`, or
  /// else `DetailViewController`.
  static func implicit(of controller: UIViewController) -> (name: String, document: NibDocument)? {
    let runtime = controller.life.runtime
    let type = Swift.type(of: controller)
    guard !runtime.recording.isOwn(type) else { return nil }
    let folders = folders(of: type, bundle: controller.nibBundle, runtime)
    guard !folders.isEmpty else { return nil }
    let full = String(describing: type)
    var names = [full]
    if full.hasSuffix("Controller") { names.insert(String(full.dropLast(10)), at: 0) }
    for name in names {
      do {
        if let found = try NibFiles.document(name, type: "xib", in: folders) {
          return (name, found)
        }
      } catch { runtime.failNib("\(error)") }
    }
    return nil
  }

  private static func folders(of type: AnyClass, bundle: Bundle?, _ runtime: Runtime) -> [String] {
    if let bundle, bundle !== Bundle.main { return NibFiles.folders(of: bundle, in: runtime) }
    let key = ObjectIdentifier(type)
    if let known = folders[key] { return known }
    let folder = AppModules.module(declaring: type)?.resourceFolder
    folders[key] = folder.map { [$0] } ?? []
    return folders[key] ?? []
  }
}

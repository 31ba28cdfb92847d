import Foundation
import HeadlessCore
import TraceModel

extension UINib {
  /// Returns the parsed file; reports UIKit's exception if there is none.
  func document(reportingIn runtime: Runtime) -> NibDocument? {
    do {
      if let data {
        let root = try NibParser.parse(data, path: "data")
        return NibDocument(path: "data", folder: "", root: root)
      }
      let folders = NibFiles.folders(of: bundle, in: runtime)
      if let found = try NibFiles.document(name, type: "xib", in: folders) { return found }
      runtime.failNib(
        "Could not load NIB in bundle: 'NSBundle <\(bundle?.bundlePath ?? folders.first ?? "")>' with "
          + "name '\(name)'"
      )
    } catch { runtime.failNib("\(error)") }
    return nil
  }

  /// Makes the objects of a parsed file.
  static func instantiate(
    _ document: NibDocument,
    owner: AnyObject?,
    external: [String: AnyObject] = [:],
    reuseIdentifier: String? = nil,
    bundle: Bundle?,
    _ runtime: Runtime
  ) -> [Any] {
    let session = NibSession(document, bundle: bundle, runtime)
    session.reuseIdentifier = reuseIdentifier
    let scene = NibScene(document)
    return runtime.inContext {
      let made = session.makeTopLevel(document.objects, scene, owner: owner, external: external)
      session.finish()
      session.reportUnresolved(scene)
      return made
    }
  }
}

extension NibSession {
  /// Makes the objects at the top level of a xib.
  func makeTopLevel(
    _ elements: [NibElement],
    _ scene: NibScene,
    owner: AnyObject?,
    external: [String: AnyObject]
  ) -> [Any] {
    var made: [Any] = []
    var owners: [(NibElement, AnyObject)] = []
    for element in elements {
      if element.name == "placeholder" {
        let identifier = element["placeholderIdentifier"] ?? ""
        element.ignore()
        // A plain object without outlets replaces a missing owner.
        let object: AnyObject? =
          switch identifier {
          case "IBFilesOwner": owner ?? NSObject()
          case "IBFirstResponder": nil
          default: external[identifier]
          }
        guard let object else { continue }
        scene.register(object, element.id)
        owners.append((element, object))
      } else if let object = makeTopLevelObject(element, scene) {
        made.append(object)
      }
    }
    for (element, object) in owners { add(connectionsOf: object, element, scene) }
    return made
  }

  private func makeTopLevelObject(_ element: NibElement, _ scene: NibScene) -> AnyObject? {
    switch element.name {
    case "customObject": makeObject(element, base: NSObject.self, scene) { NSObject() }
    case "barButtonItem": makeBarButton(element, scene)
    case "tabBarItem": makeTabBarItem(element, scene)
    case "navigationItem": makeNavigationItem(element, UINavigationItem(), scene)
    case let name where NibClasses.gestures[name] != nil: makeGesture(element, scene)
    case let name where NibClasses.controllers[name] != nil:
      makeController(element, UIStoryboard(of: document))
    default: makeView(element, scene)
    }
  }
}

import Foundation
@_spi(Runtime) import HeadlessValues

/// The session and the scene in which classes of UIKit read their elements.
@MainActor
struct NibContext: NibSource {
  let session: NibSession
  let scene: NibScene

  var bundle: Bundle? { session.bundle }

  func color(_ element: NibElement) -> UIColor? { NibColors.color(element, in: session) }

  func make(_ element: NibElement) -> AnyObject? {
    switch element.name {
    case "barButtonItem": session.makeBarButton(element, scene)
    case "tabBarItem": session.makeTabBarItem(element, scene)
    case "navigationItem": session.makeNavigationItem(element, UINavigationItem(), scene)
    default: session.makeView(element, scene)
    }
  }

  func read(_ element: NibElement, into object: AnyObject) {
    guard let view = object as? UIView else { return session.add(object, element, scene) }
    _ = element["tableViewCell"]
    if element.key == nil {
      session.parts.insert(element.id)
    } else if let name = element["customClass"] {
      session.note("the class \(name) of <\(element.name)> is not used: UIKit's view is", element)
    }
    session.read(element, into: view, scene)
  }

  func prototype(_ element: NibElement) -> @MainActor () -> AnyObject? {
    let (document, bundle, scene) = (session.document, session.bundle, scene)
    unowned let runtime = session.runtime
    return {
      NibSession(document, bundle: bundle, runtime).makePrototype(element, scene)
    }
  }

  func reportUnreadChildren(of element: NibElement) {
    for part in element.children where !part.isRead {
      session.note("found an element that is not read: <\(part.name)> in <\(element.name)>", part)
    }
  }
}

extension NibSession {
  /// Returns what reads an element of a scene.
  func reader(_ element: NibElement, _ scene: NibScene) -> NibReader {
    NibReader(element, NibContext(session: self, scene: scene))
  }
}

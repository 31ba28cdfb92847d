import Foundation

/// The objects that were made of one scene, xib or prototype, by their identities.
///
/// Views and controllers are not retained: the hierarchy owns them. A scene retains the objects at
/// its top level, as UIKit's storyboards do.
@MainActor
package final class NibScene: ControllerScene {
  private final class Reference {
    weak var object: AnyObject?

    init(_ object: AnyObject) { self.object = object }
  }

  /// A connection whose destination does not exist yet.
  struct Connection {
    let element: NibElement
    let source: () -> AnyObject?
  }

  let document: NibDocument
  /// The scene of the table or collection that has a prototype.
  let outer: NibScene?
  /// The storyboard, for controllers that are made of it.
  package let storyboard: UIStoryboard?
  /// The element of the controller; `nil` for xibs.
  let controllerElement: NibElement?
  /// The work limit that the scene shares with the scenes that load it without the app.
  let work: NibWork
  private var objects: [String: Reference] = [:]
  private var topLevel: [AnyObject] = []
  /// The connections to objects of the view, which is not loaded.
  var pending: [Connection] = []
  /// The templates of the segues by their identities.
  var segues: [String: UIStoryboardSegueTemplate] = [:]
  /// Whether the objects beside the controller were made.
  var hasMadeObjects = false

  init(
    _ document: NibDocument,
    storyboard: UIStoryboard? = nil,
    controller: NibElement? = nil,
    outer: NibScene? = nil,
    work: NibWork = NibWork()
  ) {
    self.document = document
    self.work = outer?.work ?? work
    self.storyboard = storyboard
    controllerElement = controller
    self.outer = outer
  }

  /// The controller of the scene, while it is alive.
  var controller: UIViewController? {
    controllerElement.flatMap { object($0.id) as? UIViewController } ?? outer?.controller
  }

  func register(_ object: AnyObject, _ id: String) {
    if !id.isEmpty { objects[id] = Reference(object) }
  }

  /// The number of prototypes around the objects of the scene.
  var prototypeDepth: Int { outer.map { $0.prototypeDepth + 1 } ?? 0 }

  /// Keeps an object alive as long as the scene.
  func keep(_ object: AnyObject) { topLevel.append(object) }

  /// Returns the object with an identity, if it was made and is alive.
  func object(_ id: String) -> AnyObject? { objects[id]?.object ?? outer?.object(id) }

  func segue(_ id: String) -> UIStoryboardSegueTemplate? { segues[id] ?? outer?.segue(id) }

  /// The elements beside the controller in its scene.
  var siblings: [NibElement] {
    (controllerElement?.parent?.children ?? []).filter { $0 !== controllerElement }
  }
}

import Foundation
import TraceModel

/// One decoding of a storyboard or xib: its objects are made, connected, and then awakened.
@MainActor
package final class NibSession {
  /// An object that was made, which the session retains until it ends.
  private struct Decoded {
    let element: NibElement
    let object: AnyObject
    let scene: NibScene
  }

  let document: NibDocument
  let runtime: Runtime
  /// The bundle in which images and colors are searched.
  let bundle: Bundle?
  /// The identifier of cells for which a nib is registered.
  var reuseIdentifier: String?
  private var decoded: [Decoded] = []
  private var constraints: [(view: UIView, element: NibElement, scene: NibScene)] = []
  private var connections: [(element: NibElement, source: AnyObject, scene: NibScene)] = []
  /// The container views with embed segues, which are performed after the objects are awake.
  private var embeddings: [(container: UIView, segue: UIStoryboardSegueTemplate)] = []
  /// The identities of subviews that were read into parts of a cell.
  var parts: Set<String> = []
  /// The scenes whose objects the session has made.
  private var scenes: [NibScene] = []

  init(_ document: NibDocument, bundle: Bundle?, _ runtime: Runtime) {
    self.document = document
    self.bundle = bundle
    self.runtime = runtime
    document.texts.prepare()
  }

  /// Reports something about an element once per run.
  func note(_ message: String, _ element: NibElement) {
    runtime.noteNib(message, in: document, line: element.line)
  }

  // MARK: Making objects

  /// Adds an object to those that are connected and awakened.
  func add(_ object: AnyObject, _ element: NibElement, _ scene: NibScene) {
    scene.register(object, element.id)
    element.isRead = true
    decoded.append(Decoded(element: element, object: object, scene: scene))
    add(connectionsOf: object, element, scene)
  }

  /// Adds the connections of an object that the session has not made: the owner.
  func add(connectionsOf object: AnyObject, _ element: NibElement, _ scene: NibScene) {
    if !scenes.contains(where: { $0 === scene }) { scenes.append(scene) }
    for connection in element.list("connections") {
      connections.append((connection, object, scene))
    }
  }

  /// Adds the constraints that a view's element contains.
  func add(constraintsOf view: UIView, _ element: NibElement, _ scene: NibScene) {
    for constraint in element.list("constraints") {
      constraints.append((view, constraint, scene))
    }
  }

  func add(embedding segue: UIStoryboardSegueTemplate, in container: UIView) {
    embeddings.append((container, segue))
  }

  /// Makes the view of an element; `nil` for an element that is not a view.
  func makeView(_ element: NibElement, _ scene: NibScene) -> UIView? {
    element.isRead = true
    guard let base = viewClass(of: element) else {
      note("found an element that is not read: <\(element.name)>", element)
      return nil
    }
    let type = NibClasses.type(of: element, base: base, in: document, runtime) as? UIView.Type
    let viewType = type ?? base
    let coder = NibCoder(self, scene, element, reader: NibClasses.reader(of: viewType))
    guard let view = viewType.init(coder: coder) else {
      note("init(coder:) of \(viewType) returned nil", element)
      return nil
    }
    // An initializer of the app that does not call super's one gets an object without the element.
    if !coder.isUsed { add(view, element, scene) }
    return view
  }

  private func viewClass(of element: NibElement) -> UIView.Type? {
    if let known = NibClasses.views[element.name] { return known }
    if let foreign = NibClasses.foreignViews[element.name] {
      if let found = NibClasses.find(foreign.name, module: foreign.module, runtime) as? UIView.Type
      {
        return found
      }
      note(
        "\(foreign.name) is a plain view, because the module \(foreign.module) is not linked",
        element
      )
      return UIView.self
    }
    guard element.child(key: "frame") != nil else { return nil }
    note("found an element that is read as a plain view: <\(element.name)>", element)
    return UIView.self
  }

  /// Makes an object that is neither a view nor a controller, such as a bar item, a gesture
  /// recognizer or a `<customObject>`: an item with its `init(coder:)`, another one with `init()`.
  func makeObject(
    _ element: NibElement,
    base: NSObject.Type,
    _ scene: NibScene,
    _ plain: () -> NSObject
  )
    -> AnyObject
  {
    let type: AnyClass = NibClasses.type(of: element, base: base, in: document, runtime)
    var object: AnyObject?
    if type != base {
      let coder = NibCoder(self, scene, element, reader: base)
      switch type {
      case let item as UIBarItem.Type: object = item.init(coder: coder)
      case let item as UINavigationItem.Type: object = item.init(coder: coder)
      default: object = AppModules.appClass(type)?.make?()
      }
      if object == nil {
        note("\(type) can't be created by name: it has no init() of a rewritten module", element)
      }
    }
    let made = object ?? plain()
    add(made, element, scene)
    return made
  }

  /// Makes a view of a prototype, connects and awakens it.
  func makePrototype(_ element: NibElement, _ outer: NibScene) -> UIView? {
    let scene = NibScene(document, storyboard: outer.storyboard, outer: outer)
    guard scene.work.claimPrototype(element, in: scene, self) else { return nil }
    let view = makeView(element, scene)
    finish()
    reportUnresolved(scene)
    return view
  }

  // MARK: The end

  /// Connects and awakens the objects: attributes, constraints, connections, `awakeFromNib`, and
  /// then the embedded controllers.
  func finish() {
    var objects = takeDecoded()
    activateConstraints(objects)
    // Constraints of the app's classes.
    objects += takeDecoded()
    connect()
    // choice: awake-from-nib-order
    for entry in objects { awaken(entry.object) }
    let containers = embeddings
    embeddings = []
    for (container, segue) in containers { segue.embed(in: container) }
    for entry in objects { reportUnread(entry.element) }
  }

  /// Removes the objects that were made, and returns them with their runtime attributes.
  private func takeDecoded() -> [Decoded] {
    let objects = decoded
    decoded = []
    for entry in objects { setRuntimeAttributes(of: entry.object, entry.element) }
    return objects
  }

  private func activateConstraints(_ objects: [Decoded]) {
    let list = constraints
    constraints = []
    var active: [NSLayoutConstraint] = []
    for (view, element, scene) in list {
      guard let constraint = makeConstraint(element, in: view, scene) else { continue }
      scene.register(constraint, element.id)
      if let variations = view.rare?.nibVariations as? NibVariations {
        variations.add(constraint, element)
      } else {
        active.append(constraint)
      }
    }
    NSLayoutConstraint.activate(active)
    for entry in objects {
      if let view = entry.object as? UIView { view.rare?.nibVariations?.apply(to: view) }
    }
  }

  private func connect() {
    let new = connections
    connections = []
    for scene in scenes {
      let old = scene.pending
      scene.pending = []
      for connection in old {
        guard let source = connection.source() else { continue }
        connect(connection.element, source, scene)
      }
    }
    for (element, source, scene) in new { connect(element, source, scene) }
  }

  private func awaken(_ object: AnyObject) {
    guard !runtime.recording.isOwn(type(of: object)) else { return }
    switch object {
    case let view as UIView: view.sendAwakeFromNib()
    case let controller as UIViewController: controller.sendAwakeFromNib()
    case let object as any NibAwakening:
      runtime.invoke(object, .awakeFromNib) { object.awakeFromNib() }
    default:
      // NSObject of Foundation has no such method, so that a class of the app does not override it.
      guard let method = NibProperties.method(Name.awakeFromNib.knownText, of: object) else {
        return
      }
      runtime.invoke(object, .awakeFromNib) { _ = method.perform(on: object, sender: nil) }
    }
  }

  /// Reports the parts of a decoded element that nothing has read.
  private func reportUnread(_ element: NibElement) {
    for name in element.unreadAttributes where !NibDesign.attributes.contains(name) {
      note("found an attribute that is not read: \(name) of <\(element.name)>", element)
    }
    for child in element.children where !NibDesign.elements.contains(child.name) {
      if !child.isRead {
        note("found an element that is not read: <\(child.name)> in <\(element.name)>", child)
      }
    }
  }
}

/// Attributes that only Interface Builder uses, or that have no effect without drawing.
enum NibDesign {
  static let attributes: Set<String> = [
    "id", "key", "userLabel", "misplaced", "ambiguous", "fixedFrame", "verifyAmbiguity",
    "sceneMemberID", "customClass", "customModule", "customModuleProvider", "storyboardIdentifier",
    "placeholderIntrinsicWidth", "placeholderIntrinsicHeight", "simulatedAppContext",
    "automaticallyAdjustsScrollViewInsets", "autoresizesArchivedViewToFullSize", "placeholder",
    "lineBreakMode", "hasAttributedTitle", "usesAttributedText", "springLoaded",
    "clearsContextBeforeDrawing", "catalog", "canvasLocation", "fontDescription",
    "horizontalCenter",
    "colorLabel", "propertyAccessControl", "wantsLayer",
  ]
  static let elements: Set<String> = [
    "point", "freeformSimulatedSizeMetrics", "simulatedStatusBarMetrics", "simulatedScreenMetrics",
    "simulatedOrientationMetrics", "simulatedNavigationBarMetrics", "simulatedTabBarMetrics",
    "simulatedToolbarMetrics", "simulatedMetricsContainer", "animations", "nil", "variation",
    "attributedString", "userComments", "designables", "modalFormSheetSimulatedSizeMetrics",
    "modalPageSheetSimulatedSizeMetrics",
  ]
}

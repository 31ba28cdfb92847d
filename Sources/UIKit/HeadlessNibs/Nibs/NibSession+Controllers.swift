@_spi(Runtime) import HeadlessCore
@_spi(Runtime) import HeadlessValues
import Foundation
import TraceModel

/// The controllers of storyboards.
extension NibSession {
  /// The elements of the controllers that are being made, the innermost one last.
  private static var made: [NibElement] = []

  private func controllerClass(of element: NibElement) -> UIViewController.Type? {
    let base = NibClasses.controllers[element.name]
    guard let foreign = NibClasses.foreignControllers[element.name] else { return base }
    if let found = NibClasses.find(foreign.name, module: foreign.module, runtime)
      as? UIViewController.Type
    {
      return found
    }
    note(
      "\(foreign.name) is a plain controller, because the module \(foreign.module) is not linked",
      element
    )
    return base
  }

  /// Makes the controller of an element, or that of another storyboard for a reference.
  ///
  /// The creator makes the controller with a coder, instead of its class's `init(coder:)`.
  ///
  /// - Parameters:
  ///   - element: The controller's element.
  ///   - storyboard: The storyboard that contains it.
  ///   - work: The work limit of the scene that loads the controller without the app.
  ///   - creator: Makes the controller; `nil` for its class's initializer.
  /// - Returns: `nil` for a controller that can't be made or exceeds the work, which is reported.
  func makeController(
    _ element: NibElement,
    _ storyboard: UIStoryboard,
    sharing work: NibWork = NibWork(),
    creator: (@MainActor (NSCoder) -> UIViewController?)? = nil
  ) -> UIViewController? {
    guard !Self.made.contains(where: { $0 === element }) else {
      note("<\(element.name)> \(element.id) contains itself; the inner one is not made", element)
      return nil
    }
    guard work.claimController(element, in: self) else { return nil }
    Self.made.append(element)
    defer { Self.made.removeLast() }
    if element.name == "viewControllerPlaceholder" {
      return makeReferenced(element, storyboard, sharing: work, creator: creator)
    }
    guard let base = controllerClass(of: element) else {
      note("found an element that is not read: <\(element.name)>", element)
      return nil
    }
    if element.name == "hostingController" {
      note("a hosting controller is a plain controller without creator code", element)
    }
    let found: AnyClass = NibClasses.type(of: element, base: base, in: document, runtime)
    let type = found as? UIViewController.Type ?? base
    let scene = NibScene(document, storyboard: storyboard, controller: element, work: work)
    if let creator {
      let coder = NibCoder(self, scene, element, reader: NibClasses.reader(of: type))
      if let made = creator(coder) {
        made.madeRare.nibScene = scene
        if !coder.isUsed {
          made.madeRare.ignoresCoder = true
          add(made, element, scene)
        }
        return made
      }
    }
    let coder = NibCoder(self, scene, element, reader: NibClasses.reader(of: type))
    guard let made = type.init(coder: coder) else {
      note("init(coder:) of \(type) returned nil", element)
      return nil
    }
    made.madeRare.nibScene = scene
    if !coder.isUsed { add(made, element, scene) }
    return made
  }

  private func makeReferenced(
    _ element: NibElement,
    _ storyboard: UIStoryboard,
    sharing work: NibWork,
    creator: (@MainActor (NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    guard let name = element["storyboardName"] else { return nil }
    guard let bundle = bundle(ofReference: element, storyboard) else { return nil }
    let other =
      bundle == nil && name == storyboard.name
      ? storyboard : UIStoryboard(name: name, bundle: bundle ?? storyboard.bundle)
    // A storyboard that does not exist has raised UIKit's exception.
    guard let document = other.document else { return nil }
    let identifier = element["referencedIdentifier"]
    let target =
      identifier.map { document.controller(identifier: $0) } ?? document.initialController
    guard let target else {
      guard let identifier else {
        note("the storyboard \(name) has no controller that is initial", element)
        return nil
      }
      runtime.fail(
        exception: "NSInvalidArgumentException",
        "Storyboard (\(name)) doesn't contain a view controller with identifier '\(identifier)' "
          + location(of: element),
        about: .none
      )
      return nil
    }
    if document === self.document {
      return makeController(target, other, sharing: work, creator: creator)
    }
    let session = NibSession(document, bundle: other.bundle, runtime)
    let made = session.makeController(target, other, sharing: work, creator: creator)
    session.finish()
    return made
  }

  /// Returns the bundle of a reference, or an empty value for that of the storyboard.
  ///
  /// - Returns: `nil` if no bundle has the identifier, which is reported.
  private func bundle(ofReference element: NibElement, _ storyboard: UIStoryboard) -> Bundle?? {
    guard let identifier = element["bundleIdentifier"] else { return .some(nil) }
    let known = Bundle.allBundles + Bundle.allFrameworks + [storyboard.bundle].compactMap { $0 }
    if let found = known.first(where: { $0.bundleIdentifier == identifier }) { return .some(found) }
    note("no bundle of the process has the identifier \(identifier) of a reference", element)
    return nil
  }

  /// Reads an element into a controller: its attributes, items, segues and children.
  func read(_ element: NibElement, into controller: UIViewController, _ scene: NibScene) {
    controller.madeRare.nibScene = scene
    add(controller, element, scene)
    readSegues(scene, of: controller)
    readValues(reader(element, scene), into: controller)
    readItems(element, into: controller, scene)
    makeObjects(scene)
    // The view is read when it is loaded.
    _ = element.child(key: "view")
    for guide in element.list("layoutGuides") { guide.ignore() }
    readContainer(element, into: controller, scene)
  }

  private func readValues(_ nib: NibReader, into controller: UIViewController) {
    nib.text("title") { controller.title = $0 }
    let usesIdentifier = nib.flag("useStoryboardIdentifierAsRestorationIdentifier") ?? false
    if let identifier = nib["restorationIdentifier"]
      ?? (usesIdentifier ? nib["storyboardIdentifier"] : nil)
    {
      controller.restorationIdentifier = identifier
    }
    nib.value("modalPresentationStyle") { controller.modalPresentationStyle = $0 }
    nib.value("modalTransitionStyle") { controller.modalTransitionStyle = $0 }
    let flags: [(String, ReferenceWritableKeyPath<UIViewController, Bool>)] = [
      ("hidesBottomBarWhenPushed", \.hidesBottomBarWhenPushed),
      ("definesPresentationContext", \.definesPresentationContext),
      (
        "providesPresentationContextTransitionStyle",
        \.providesPresentationContextTransitionStyle
      ),
      ("extendedLayoutIncludesOpaqueBars", \.extendedLayoutIncludesOpaqueBars),
    ]
    for (name, path) in flags where nib.flag(name) == true { controller[keyPath: path] = true }
    if let edges = nib.child("edgesForExtendedLayout") {
      controller.edgesForExtendedLayout = NibValues.edges(edges.element)
    }
    if let size = nib.child("preferredContentSize") ?? nib.child("contentSizeForViewInPopover") {
      size.ignore("type")
      controller.preferredContentSize = NibValues.size(size.element)
    }
    nib.ignore("freeformSize", "splitViewMasterSimulatedSizeMetrics")
    if let clears = nib.flag("clearsSelectionOnViewWillAppear") {
      (controller as? UITableViewController)?.clearsSelectionOnViewWillAppear = clears
      (controller as? UICollectionViewController)?.clearsSelectionOnViewWillAppear = clears
    }
    nib.element.child("refreshControl")?.isRead = true
  }

  private func readItems(
    _ element: NibElement,
    into controller: UIViewController,
    _ scene: NibScene
  ) {
    if let child = element.child(key: "navigationItem") {
      let item = UINavigationItem()
      item.owner = controller
      let made = makeNavigationItem(child, item, scene)
      made.owner = controller
      controller.controllerItems.navigation = made
    }
    if let child = element.child(key: "tabBarItem") {
      controller.tabBarItem = makeTabBarItem(child, scene)
    }
    let items = element.list("toolbarItems").compactMap { makeBarButton($0, scene) }
    if !items.isEmpty { controller.toolbarItems = items }
  }

  /// Creates the objects beside the controller that are not views and do not need one.
  private func makeObjects(_ scene: NibScene) {
    for sibling in scene.siblings where sibling.name == "customObject" {
      scene.keep(makeObject(sibling, base: NSObject.self, scene) { NSObject() })
    }
  }

  /// Makes the views and gesture recognizers beside the controller, when its view is loaded.
  func makeViewObjects(_ scene: NibScene) {
    guard !scene.hasMadeObjects else { return }
    scene.hasMadeObjects = true
    for sibling in scene.siblings {
      if let gesture = makeGesture(sibling, scene) {
        scene.keep(gesture)
      } else if NibClasses.views[sibling.name] != nil, let view = makeView(sibling, scene) {
        scene.keep(view)
      } else if sibling.name == "barButtonItem", let item = makeBarButton(sibling, scene) {
        scene.keep(item)
      } else if !["placeholder", "exit", "customObject"].contains(sibling.name) {
        if NibClasses.controllers[sibling.name] == nil, sibling.name != "viewControllerPlaceholder"
        {
          note("found an element that is not read: <\(sibling.name)>", sibling)
        }
      }
    }
  }

  /// Makes the templates of the segues of a scene, and registers those with identifiers.
  private func readSegues(_ scene: NibScene, of controller: UIViewController) {
    let elements = (scene.controllerElement.map { [$0] } ?? []) + scene.siblings
    for element in elements.flatMap(\.all) where element.name == "segue" {
      guard element["kind"] != "relationship" else { continue }
      let template = UIStoryboardSegueTemplate(element, scene, controller, bundle: bundle)
      scene.segues[element.id] = template
      guard let identifier = element["identifier"] else { continue }
      controller.madeRare.segues[identifier] = RegisteredSegue(action: .storyboard(template))
    }
  }

  // MARK: Containers

  private func readContainer(
    _ element: NibElement,
    into controller: UIViewController,
    _ scene: NibScene
  ) {
    guard let storyboard = scene.storyboard else { return }
    let children = relations(element).compactMap { relation, target in
      makeController(target, storyboard, sharing: scene.work).map { (relation, $0) }
    }
    switch controller {
    case let navigation as UINavigationController:
      if let root = children.first?.1, navigation.accepts(root) { navigation.append(root) }
      readBars(element, of: navigation, scene)
    case let tabs as UITabBarController:
      if !children.isEmpty { tabs.viewControllers = children.map(\.1) }
      readBar(element, of: tabs, scene)
    case let split as UISplitViewController: readColumns(children, of: split)
    default: break
    }
  }

  private func readColumns(
    _ children: [(String, UIViewController)],
    of split: UISplitViewController
  ) {
    guard split.style != .unspecified else {
      if !children.isEmpty { split.viewControllers = children.map(\.1) }
      return
    }
    let columns: [String: UISplitViewController.Column] = [
      "masterViewController": .primary, "primaryViewController": .primary,
      "supplementaryViewController": .supplementary, "detailViewController": .secondary,
      "secondaryViewController": .secondary, "compactViewController": .compact,
    ]
    for (relation, child) in children {
      if let column = columns[relation] { split.setViewController(child, for: column) }
    }
  }

  /// Returns the controllers to which relations lead, in the order of the file; of a split view the
  /// primary one first.
  private func relations(_ element: NibElement) -> [(String, NibElement)] {
    let segues = element.list("connections").filter {
      $0.name == "segue" && $0["kind"] == "relationship"
    }
    let found = segues.compactMap { segue -> (String, NibElement)? in
      guard let target = segue["destination"].flatMap(document.element) else {
        noteMissingDestination(of: segue)
        return nil
      }
      return (segue["relationship"] ?? "", target)
    }
    let masters = found.filter { $0.0 == "masterViewController" }
    return masters + found.filter { $0.0 != "masterViewController" }
  }

  /// Reports a segue or a relation that leads to no controller, and is not performed.
  func noteMissingDestination(of segue: NibElement) {
    let name =
      segue["identifier"].map { "the segue \($0)" } ?? "a segue of the kind \(segue["kind"] ?? "")"
    let id = segue["destination"] ?? ""
    note("\(name) leads to the controller \(id), which the file does not contain", segue)
  }
}

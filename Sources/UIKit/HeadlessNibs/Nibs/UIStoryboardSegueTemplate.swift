import Foundation
import TraceModel

/// A segue of a storyboard, which controls, cells, items and gestures perform, as UIKit's class of
/// this name, the target of their actions.
@MainActor
package final class UIStoryboardSegueTemplate: NSObject, SegueTemplate {
  /// The action of what starts a segue (a tutorial's test against UIKit of iOS 18.2 prints its
  /// name).
  static let action = Selector("perform:", UIStoryboardSegueTemplate.start)

  let identifier: String?
  private let element: NibElement
  private let document: NibDocument
  private let storyboard: UIStoryboard?
  private let bundle: Bundle?
  private weak var controller: UIViewController?
  private weak var scene: NibScene?

  init(_ element: NibElement, _ scene: NibScene, _ controller: UIViewController, bundle: Bundle?) {
    self.element = element
    document = scene.document
    storyboard = scene.storyboard
    identifier = element["identifier"]
    self.bundle = bundle
    self.controller = controller
    self.scene = scene
    super.init()
    element.isRead = true
    _ = (element["destination"], element["trigger"])
  }

  private var kind: String { element["kind"] ?? "" }

  /// Performs the segue for a control, if the controller allows it.
  package func start(_ sender: Any) {
    guard let controller, allows(controller, sender: sender) else { return }
    perform(from: controller, sender: sender)
  }

  private func allows(_ controller: UIViewController, sender: Any?) -> Bool {
    var isAllowed = true
    controller.life.runtime.dispatcher.send(.shouldPerformSegue, to: controller.traceSubject) {
      isAllowed = controller.shouldPerformSegue(withIdentifier: identifier ?? "", sender: sender)
    }
    return isAllowed
  }

  /// Performs the segue without asking.
  package func perform(from source: UIViewController, sender: Any?) {
    if kind == "unwind" {
      let action = Selector(element["unwindAction"] ?? "")
      return UnwindSegue(identifier, from: source, action: action, sender: sender).perform()
    }
    guard let destination = makeDestination(from: source, sender: sender) else { return }
    applyStyles(to: destination)
    let segue = makeSegue(from: source, to: destination) { [weak source] in
      source?.follow(self.registeredKind, to: destination, sender: sender)
    }
    source.performSegue(segue, sender: sender)
  }

  private var registeredKind: SegueKind {
    switch kind {
    case "show", "push": .show
    case "showDetail", "replace": .showDetail
    default: .present(animated: element.flag("animates") ?? true)
    }
  }

  private func makeSegue(
    from source: UIViewController,
    to destination: UIViewController,
    perform: @escaping @MainActor () -> Void
  ) -> UIStoryboardSegue {
    let runtime = source.life.runtime
    let type: AnyClass = NibClasses.type(
      of: element,
      base: UIStoryboardSegue.self,
      in: document,
      runtime
    )
    guard type != UIStoryboardSegue.self, let type = type as? UIStoryboardSegue.Type else {
      return UIStoryboardSegue(
        identifier: identifier,
        source: source,
        destination: destination,
        performHandler: perform
      )
    }
    let segue = type.made(identifier, source, destination)
    // A subclass may call super in perform(), which runs the transition of the kind.
    if kind != "custom" { segue.setPerformHandler(perform) }
    return segue
  }

  // MARK: The destination

  /// Makes the destination; that of a segue that the app or the user performs begins new work.
  private func makeDestination(
    from source: UIViewController,
    sharing work: NibWork = NibWork(),
    sender: Any?
  ) -> UIViewController? {
    let session = NibSession(document, bundle: bundle, source.life.runtime)
    guard let storyboard, let id = element["destination"], let target = document.element(id) else {
      session.noteMissingDestination(of: element)
      return nil
    }
    var creator: (@MainActor (NSCoder) -> UIViewController?)?
    if let name = element["destinationCreationSelector"] {
      if case .segueAction(let make)? = NibProperties.member(name, of: source)?.kind {
        creator = { make(source, $0, sender, self.identifier) }
      } else {
        session.note("the segue action \(name) of \(type(of: source)) is not found", element)
      }
    }
    let made = source.life.runtime.inContext {
      session.makeController(target, storyboard, sharing: work, creator: creator)
    }
    session.finish()
    return made
  }

  private func applyStyles(to destination: UIViewController) {
    if let style = element["modalPresentationStyle"].flatMap({
      NibValues.value($0, of: UIModalPresentationStyle.self)
    }) {
      destination.modalPresentationStyle = style
    }
    if let style = element["modalTransitionStyle"].flatMap({
      NibValues.value($0, of: UIModalTransitionStyle.self)
    }) {
      destination.modalTransitionStyle = style
    }
    guard kind == "popoverPresentation" || kind == "popover" else { return }
    destination.modalPresentationStyle = .popover
    let popover = destination.popoverPresentationController
    popover?.sourceView = element["popoverAnchorView"].flatMap { scene?.object($0) } as? UIView
    popover?.barButtonItem =
      element["popoverAnchorBarButtonItem"].flatMap { scene?.object($0) } as? UIBarButtonItem
    element.child(key: "popoverArrowDirection")?.ignore()
  }

  // MARK: Embedding

  // choice: embed-segue-asks
  /// Embeds the destination in a container view, while the view of the source is loaded.
  ///
  /// The source is asked and prepared before its `viewDidLoad` (a published list of iOS 7 has
  /// `prepare(for:)` between `loadView` and `viewDidLoad`).
  func embed(in container: UIView) {
    guard let controller, allows(controller, sender: container) else { return }
    let work = scene?.work ?? NibWork()
    let made = makeDestination(from: controller, sharing: work, sender: container)
    guard let destination = made else { return }
    let segue = makeSegue(from: controller, to: destination) { [weak controller] in
      guard let controller, let view = destination.view else { return }
      controller.addChild(destination)
      view.frame = container.bounds
      view.translatesAutoresizingMaskIntoConstraints = true
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      container.addSubview(view)
      destination.didMove(toParent: controller)
    }
    guard Self.embeddingDepth < 32 else {
      let session = NibSession(document, bundle: bundle, controller.life.runtime)
      return session.note("32 controllers embed each other; the next one is not embedded", element)
    }
    Self.embeddingDepth += 1
    defer { Self.embeddingDepth -= 1 }
    controller.performSegue(segue, sender: container)
  }

  /// The number of nested embedded controllers that are being loaded.
  private static var embeddingDepth = 0
}

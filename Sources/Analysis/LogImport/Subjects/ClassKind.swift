import TraceModel

/// Derives the kind of an object from its class and its callbacks.
enum ClassKind {
  /// Returns the kind of an object that received a callback.
  ///
  /// - Parameters:
  ///   - className: The class without its module; empty if it is not stated.
  ///   - owner: The owner of the callback.
  /// - Returns: The kind.
  static func kind(of className: String, owner: CallbackInfo.Owner) -> SubjectKind {
    switch owner {
    case .controller: .controller(ofClass: className)
    case .view: className.hasSuffix("Window") ? .window : .view
    case .application: .application
    case .scene: .scene
    case .delegate, .presentationController, .animator, .interactor, .segue: .custom
    case .swiftUIView: .swiftUIView
    case .anyObject: lifetime(className)
    }
  }

  /// The class name used for an object whose class is not stated.
  static func standIn(for kind: SubjectKind) -> String {
    switch kind {
    case .application: "UIApplicationDelegate"
    case .scene: "UISceneDelegate"
    case .view: "UIView"
    case .window: "UIWindow"
    case .swiftUIView: "View"
    default: "UIViewController"
    }
  }

  /// Whether a receiver's name shows that it is neither a controller nor a view, although its
  /// method has the name of a callback: `HomePresenter viewDidLoad`.
  static func isOther(than owner: CallbackInfo.Owner, _ receiver: Receiver) -> Bool {
    guard owner == .controller || owner == .view else { return false }
    let name = receiver.className.isEmpty ? receiver.label : receiver.className
    return otherEndings.contains(where: name.hasSuffix)
  }

  private static func lifetime(_ className: String) -> SubjectKind {
    if className.hasSuffix("SceneDelegate") { return .scene }
    if className.hasSuffix("AppDelegate") { return .application }
    if WordLists.isControllerClass(className) { return .controller(ofClass: className) }
    if viewEndings.contains(where: className.hasSuffix) { return .view }
    if otherEndings.contains(where: className.hasSuffix) { return .custom }
    return .viewController
  }

  private static let viewEndings = ["View", "Cell", "Label", "Button", "ImageView", "Window"]

  /// Endings of classes that are not UIKit's but often log their end.
  private static let otherEndings = [
    "Cache", "Client", "Coordinator", "DataSource", "Delegate", "Handler", "Interactor",
    "Manager", "Model", "Operation", "Presenter", "Provider", "Repository", "Router", "Service",
    "Reactor", "Store", "UseCase", "Wireframe", "Worker",
  ]
}

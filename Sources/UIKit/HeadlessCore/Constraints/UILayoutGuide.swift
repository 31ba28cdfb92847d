public import Foundation

/// A rectangle that takes part in layout without a view; UIKit's `UILayoutGuide`
/// (developer.apple.com/documentation/uikit/uilayoutguide).
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  private(set) lazy var identity = LayoutIdentity(
    ofGuideIn: owningViewStorage?.life.runtime ?? .current
  )

  /// Assigns an identity to the guide in a run that its view has joined.
  func renewIdentity(in runtime: Runtime) { identity = LayoutIdentity(ofGuideIn: runtime) }

  /// The source of the guide's frame.
  private(set) var role = Role.custom
  /// The frame in the coordinates of the owning view, which the layout of that view sets.
  var layoutFrameStorage = CGRect.zero
  /// The variables of the guide in the solver, once the guide takes part in layout.
  package var layoutNode: LayoutNode?
  private weak var owningViewStorage: UIView?
  /// The text that names the guide in messages.
  open var identifier = ""

  /// The source of a guide's frame.
  enum Role {
    /// The constraints of the app.
    case custom
    /// The safe area of the owning view.
    case safeArea
    /// The margins of the owning view.
    case layoutMargins
    /// The part of the margins that is comfortable for reading.
    case readableContent
    /// The space that the keyboard covers.
    case keyboard
    /// The content of a scroll view, whose size the constraints of the app determine.
    case scrollContent
    /// The frame of a scroll view in the coordinates of its content.
    case scrollFrame
  }

  /// Creates a guide that belongs to no view.
  public override init() { super.init() }

  /// Creates a guide that belongs to no view; the archive is not read.
  public required init?(coder: NSCoder) { super.init() }

  /// Creates a guide of a view that follows something other than constraints.
  convenience init(role: Role, of view: UIView, identifier: String) {
    self.init()
    self.role = role
    self.identifier = identifier
    owningViewStorage = view
  }

  // The text of `print(guide)`, with addresses derived from identities.
  open nonisolated override var description: String {
    guard MainActorCheck.isOnMainActor else { return "<\(type(of: self))>" }
    return MainActor.assumeIsolated { text }
  }

  /// The guide as UIKit prints it: `<UILayoutGuide: 0x… - "", layoutFrame = {{0, 0}, {0, 0}},
  /// owningView = (null)>`.
  private var text: String {
    let frame = layoutFrame
    return """
      <\(identity.runtime.recording.layoutClassName(of: type(of: self))): \(identity.address) - \
      "\(identifier)", layoutFrame = {{\(frame.origin.x.printed), \(frame.origin.y.printed)}, \
      {\(frame.size.width.printed), \(frame.size.height.printed)}}, \
      owningView = \(owningViewStorage?.description ?? "(null)")>
      """
  }

  /// The view that owns the guide; setting it moves the guide to a view.
  open var owningView: UIView? {
    get { owningViewStorage }
    set {
      guard newValue !== owningViewStorage else { return }
      owningViewStorage?.removeLayoutGuide(self)
      newValue?.addLayoutGuide(self)
    }
  }

  /// The frame in the coordinates of the owning view, after its layout; the guides of the safe area
  /// and of the margins follow the view at once.
  open var layoutFrame: CGRect {
    guard layoutNode == nil, let view = owningViewStorage else { return layoutFrameStorage }
    return frame(in: view) ?? layoutFrameStorage
  }

  /// Whether constraints do not determine the frame
  /// (developer.apple.com/documentation/uikit/uilayoutguide/hasambiguouslayout).
  open var hasAmbiguousLayout: Bool {
    guard let view = owningViewStorage, let node = layoutNode else { return false }
    return !node.engine.ambiguousParts(of: node, in: view).isEmpty
  }

  func setOwningView(_ view: UIView?) { owningViewStorage = view }
}

extension UILayoutGuide: LayoutItem {
  package var hostView: UIView? { owningViewStorage }
  package var itemRuntime: Runtime { identity.runtime }
}

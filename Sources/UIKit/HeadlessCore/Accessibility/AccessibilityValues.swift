import Foundation

/// The accessibility values that an app has set.
struct AccessibilityValues {
  var isElement: Bool?
  var label: String?
  var attributedLabel: NSAttributedString?
  var value: String?
  var hint: String?
  var traits: UIAccessibilityTraits?
  var identifier: String?
  var frame: CGRect?
  var path: UIBezierPath?
  var activationPoint: CGPoint?
  var language: String?
  var elements: [Any]?
  var elementsAreHidden = false
  var isModal = false
  var groupsChildren = false
  var customActions: [UIAccessibilityCustomAction]?
  var userInputLabels: [String]?
  var navigationStyle = UIAccessibilityNavigationStyle.automatic
  var respondsToUserInteraction: Bool?
}

/// State of a responder that most responders do not have.
@MainActor
package final class RareState {
  var accessibility = AccessibilityValues()
  package var tintColor: UIColor?
  var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
  var mask: UIView?
  var motionEffects: [UIMotionEffect] = []
  /// The trait values that replace those of the superview; `nil` if there is none.
  var traitOverrides: TraitValues?
  var traitRegistrations: [TraitChangeRegistration] = []
  /// The methods that have read traits, and run again after a change.
  var methodsWithTraits: MethodsWithTraits = []
  var contentScaleFactor: CGFloat?
  /// The members of a controller that only store values.
  package var controller = ControllerOptions()
  /// The button of a controller that begins and ends editing.
  var editButton: UIBarButtonItem?
  /// The segues that the app has registered for a controller, by identifier.
  package var segues: [String: RegisteredSegue] = [:]
  /// The scene of a storyboard that has made a controller.
  package var nibScene: (any ControllerScene)?
  /// Whether a creator has made a controller without the coder of its storyboard.
  package var ignoresCoder = false
  /// The sections and rows that a storyboard describes for a table.
  package var staticContent: Any?
  /// The segue that the selection of a cell starts.
  package var selectionSegue: (any SegueTemplate)?
  /// The segue that the accessory button of a cell starts.
  package var accessorySegue: (any SegueTemplate)?
  /// The values of a view for size classes in a storyboard or xib.
  package var nibVariations: (any TraitVariations)?
  package var userActivity: NSUserActivity?
  /// The members of a view that only store values.
  var view = ViewOptions()
}

extension UIResponder {
  /// The rare state, created on first access.
  package var madeRare: RareState {
    if let rare { return rare }
    let made = RareState()
    rare = made
    return made
  }
}

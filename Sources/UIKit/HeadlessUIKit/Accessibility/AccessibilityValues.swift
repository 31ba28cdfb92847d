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
final class RareState {
  var accessibility = AccessibilityValues()
  var tintColor: UIColor?
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
  var controller = ControllerOptions()
  /// The button of a controller that begins and ends editing.
  var editButton: UIBarButtonItem?
  /// The segues that the app has registered for a controller, by identifier.
  var segues: [String: RegisteredSegue] = [:]
  /// The scene of a storyboard that has made a controller.
  var nibScene: NibScene?
  /// Whether a creator has made a controller without the coder of its storyboard.
  var ignoresCoder = false
  /// The sections and rows that a storyboard describes for a table.
  var staticTable: StaticTable?
  /// The segue that the selection of a cell starts.
  var selectionSegue: UIStoryboardSegueTemplate?
  /// The segue that the accessory button of a cell starts.
  var accessorySegue: UIStoryboardSegueTemplate?
  /// The values of a view for size classes in a storyboard or xib.
  var nibVariations: NibVariations?
  /// The activity of the user.
  var userActivity: NSUserActivity?
  /// The members of a view that only store values.
  var view = ViewOptions()
}

extension UIResponder {
  /// The rare state, created on first access.
  var madeRare: RareState {
    if let rare { return rare }
    let made = RareState()
    rare = made
    return made
  }
}

extension Name {
  // Relations and properties: the names of hierarchy events.

  /// The superview of a view.
  public static let superviewRelation = Name(id: 55)
  /// The parent of a controller.
  public static let parentRelation = Name(id: 56)
  /// The view of a controller.
  public static let viewRelation = Name(id: 57)
  /// The window of a view.
  public static let windowRelation = Name(id: 58)
  /// The stack of a navigation controller.
  public static let stackRelation = Name(id: 59)
  /// The selected tab or page of a container.
  public static let selectedRelation = Name(id: 60)
  /// The controller that a controller presents.
  public static let presentedRelation = Name(id: 61)
  /// The root view controller of a window.
  public static let rootRelation = Name(id: 62)
  /// The frame of a view.
  public static let frameProperty = Name(id: 63)
  /// The bounds of a view, whose origin shifts its subviews, and whether it clips them.
  public static let boundsProperty = Name(id: 148)
  /// Whether a view is hidden.
  public static let hiddenProperty = Name(id: 64)
  /// Whether a container forwards appearance callbacks to its children.
  public static let forwardingProperty = Name(id: 65)
  /// The scene of a window.
  public static let sceneRelation = Name(id: 146)
  /// A constraint of a view, or of its layout guide, was activated or deactivated.
  public static let constraintRelation = Name(id: 186)
  /// The constant or the priority of an active constraint has changed.
  public static let constraintChange = Name(id: 187)
  /// Whether the frame of a view becomes constraints: `translatesAutoresizingMaskIntoConstraints`.
  public static let autoresizingProperty = Name(id: 188)
  /// The parent of a node of a SwiftUI graph: another node, or the hosting view of the root.
  public static let nodeRelation = Name(id: 193)
  /// A modifier or argument of a SwiftUI view, such as `padding: 16`.
  public static let attributeProperty = Name(id: 194)
  /// State of a SwiftUI view, or a published property, was written: `_count: 1 → 2`.
  public static let stateProperty = Name(id: 195)
  /// The index path for which a reusable view is displayed, as text; empty for a view that is in
  /// the pool.
  public static let rowProperty = Name(id: 355)
  /// The title, restoration identifier or accessibility identifier of an object.
  public static let identifierProperty = Name(id: 356)

  // States.

  /// The controller’s view is loaded.
  public static let loadedState = Name(id: 66)
  /// The view is appearing.
  public static let appearingState = Name(id: 67)
  /// The view has appeared.
  public static let appearedState = Name(id: 68)
  /// The view is disappearing.
  public static let disappearingState = Name(id: 69)
  /// The view is in a window.
  public static let inWindowState = Name(id: 70)
  /// An animation runs.
  public static let animatingState = Name(id: 149)
  /// A transition runs.
  public static let transitioningState = Name(id: 150)
  /// The application or scene is in the foreground.
  public static let foregroundState = Name(id: 151)
  /// The application or scene is active.
  public static let activeState = Name(id: 152)
  /// The closure of a SwiftUI view’s `task` runs.
  ///
  /// Its text differs from that of the callback ``task``, because a text has one name.
  public static let taskState = Name(id: 196)
  /// The responder is the first responder of its window.
  public static let firstResponderState = Name(id: 357)
  /// The main loop ended a turn.
  public static let endOfTurn = Name(id: 154)

  // Categories.

  /// Callbacks: methods that UIKit calls.
  public static let callbackCategory = Name(id: 71)
  /// Calls of the app into UIKit.
  public static let callCategory = Name(id: 72)
  /// Births and deaths of objects.
  public static let objectCategory = Name(id: 73)
  /// Changes of the hierarchy and of properties.
  public static let hierarchyCategory = Name(id: 74)
  /// Marks of the app.
  public static let markCategory = Name(id: 75)
  public static let diagnosticCategory = Name(id: 76)
  /// Causes: work that is scheduled and its start.
  public static let causeCategory = Name(id: 77)
  /// Spans of the app.
  public static let spanCategory = Name(id: 78)

  // Diagnostics that the runtime records.

  /// UIKit’s message about unbalanced appearance transitions.
  public static let unbalancedTransition = Name(id: 79)
  /// The app called an appearance callback itself.
  public static let appearanceCalledDirectly = Name(id: 80)
  /// UIKit’s exception about a view whose controller has a different parent.
  public static let hierarchyInconsistency = Name(id: 81)
  /// UIKit’s exception about an invalid argument.
  public static let invalidArgument = Name(id: 82)
  /// UIKit’s message about a push or pop during another transition.
  public static let nestedTransition = Name(id: 83)
  /// A UIKit object was used without a runtime.
  public static let contextMissing = Name(id: 84)
  /// Any other UIKit message.
  public static let uikitDiagnostic = Name(id: 85)
  /// UIKit’s message about a presentation that was ignored.
  public static let presentationIgnored = Name(id: 155)
  /// UIKit’s message about a presenter whose view is not in a window.
  public static let presentationDetached = Name(id: 156)
  /// UIKit’s exception about an invalid presentation.
  public static let presentationInvalid = Name(id: 157)
  /// The app added the root view of a controller to a window.
  public static let rootViewAddedByHand = Name(id: 158)
  /// UIKit’s message about a view that was loaded during deallocation.
  public static let viewLoadedWhileDeallocating = Name(id: 159)
  /// UIKit’s message about a window without a root view controller.
  public static let rootMissing = Name(id: 160)
  /// UIKit’s exception about an invalid navigation.
  public static let navigationInvalid = Name(id: 161)
  /// UIKit’s exception about an invalid constraint: items without a common ancestor, a constant
  /// that is not finite, attributes that cannot be combined, a visual format that cannot be parsed.
  public static let constraintInvalid = Name(id: 162)
  /// UIKit’s message about required constraints that contradict each other; UIKit breaks one of
  /// these constraints.
  public static let constraintsUnsatisfiable = Name(id: 189)
  /// UIKit’s message about a constraint of a view that does not contain the constraint's items.
  public static let constraintOutsideHierarchy = Name(id: 190)
  /// The constraints of a view do not determine its frame.
  public static let layoutAmbiguous = Name(id: 191)
  /// A commit used up its passes, because layout invalidates itself.
  public static let layoutRestless = Name(id: 192)
  /// UIKit’s exception about a `loadView` that set no view; earlier traces use it for
  /// ``recursiveLoadView`` too.
  public static let loadWithoutView = Name(id: 163)
  /// A finding was suppressed by the app.
  public static let suppression = Name(id: 164)
  /// The view was read during `loadView` or `viewDidLoad` without a view, so that loading recurred.
  public static let recursiveLoadView = Name(id: 185)
  /// SwiftUI’s message about state that was written while a view was updated.
  public static let stateModifiedDuringUpdate = Name(id: 197)
  /// SwiftUI’s message about a graph that was updated again and again in one turn.
  public static let updateRestless = Name(id: 198)
  /// SwiftUI’s exception about an environment object that no ancestor provides.
  public static let environmentObjectMissing = Name(id: 199)
  /// SwiftUI’s exception about a class that conforms to `View`.
  public static let viewIsAClass = Name(id: 200)
  /// UIKit’s message about a table or collection that lays out its cells without being in a window.
  public static let tableOutsideHierarchy = Name(id: 358)
  /// UIKit’s exception about a batch update after which the number of rows does not match.
  public static let invalidUpdate = Name(id: 359)
  /// UIKit’s exception about an item identifier that a snapshot contains twice.
  public static let duplicateIdentifier = Name(id: 360)
  /// UIKit’s exception about a cell that the data source returned without dequeuing it for the row.
  public static let cellNotDequeued = Name(id: 361)
  /// The path of references that keeps a removed controller alive.
  public static let referencePath = Name(id: 367)
  /// A selector that calls nothing.
  public static let unknownSelector = Name(id: 373)
}

extension KnownName {
  /// The names of events that are neither callbacks nor calls.
  static let events: [KnownName] = [
    KnownName(.superviewRelation, "superview"),
    KnownName(.parentRelation, "parent"),
    KnownName(.viewRelation, "view"),
    KnownName(.windowRelation, "window"),
    KnownName(.stackRelation, "stack"),
    KnownName(.selectedRelation, "selected"),
    KnownName(.presentedRelation, "presented"),
    KnownName(.rootRelation, "rootViewController"),
    KnownName(.frameProperty, "frame"),
    KnownName(.boundsProperty, "bounds"),
    KnownName(.hiddenProperty, "hidden"),
    KnownName(.forwardingProperty, "forwardsAppearance"),
    KnownName(.sceneRelation, "scene"),
    KnownName(.constraintRelation, "constraint"),
    KnownName(.constraintChange, "constraintChange"),
    KnownName(.autoresizingProperty, "translatesAutoresizingMask"),
    KnownName(.nodeRelation, "node"),
    KnownName(.attributeProperty, "attribute"),
    KnownName(.stateProperty, "state"),
    KnownName(.rowProperty, "row"),
    KnownName(.identifierProperty, "identifier"),
    KnownName(.loadedState, "loaded"),
    KnownName(.appearingState, "appearing"),
    KnownName(.appearedState, "appeared"),
    KnownName(.disappearingState, "disappearing"),
    KnownName(.inWindowState, "in window"),
    KnownName(.animatingState, "animating"),
    KnownName(.transitioningState, "transitioning"),
    KnownName(.foregroundState, "in foreground"),
    KnownName(.activeState, "active"),
    KnownName(.taskState, "task running"),
    KnownName(.firstResponderState, "first responder"),
    KnownName(.endOfTurn, "end of turn"),
    KnownName(.callbackCategory, "callback"),
    KnownName(.callCategory, "call"),
    KnownName(.objectCategory, "object"),
    KnownName(.hierarchyCategory, "hierarchy"),
    KnownName(.markCategory, "mark"),
    KnownName(.diagnosticCategory, "diagnostic"),
    KnownName(.causeCategory, "cause"),
    KnownName(.spanCategory, "span"),
    KnownName(.unbalancedTransition, "unbalanced-appearance-transition"),
    KnownName(.appearanceCalledDirectly, "appearance-called-directly"),
    KnownName(.hierarchyInconsistency, "hierarchy-inconsistency"),
    KnownName(.invalidArgument, "invalid-argument"),
    KnownName(.nestedTransition, "nested-navigation-transition"),
    KnownName(.contextMissing, "context-missing"),
    KnownName(.uikitDiagnostic, "uikit-message"),
    KnownName(.presentationIgnored, "presentation-ignored"),
    KnownName(.presentationDetached, "presentation-detached"),
    KnownName(.presentationInvalid, "presentation-invalid"),
    KnownName(.rootViewAddedByHand, "root-view-added-by-hand"),
    KnownName(.viewLoadedWhileDeallocating, "view-loaded-while-deallocating"),
    KnownName(.rootMissing, "root-missing"),
    KnownName(.navigationInvalid, "navigation-invalid"),
    KnownName(.constraintInvalid, "constraint-invalid"),
    KnownName(.constraintsUnsatisfiable, "constraints-unsatisfiable"),
    KnownName(.constraintOutsideHierarchy, "constraint-outside-hierarchy"),
    KnownName(.layoutAmbiguous, "layout-ambiguous"),
    KnownName(.layoutRestless, "layout-restless"),
    KnownName(.loadWithoutView, "load-without-view"),
    KnownName(.suppression, "suppression"),
    KnownName(.recursiveLoadView, "recursive-load-view"),
    KnownName(.stateModifiedDuringUpdate, "state-modified-during-update"),
    KnownName(.updateRestless, "update-restless"),
    KnownName(.environmentObjectMissing, "environment-object-missing"),
    KnownName(.viewIsAClass, "view-is-a-class"),
    KnownName(.tableOutsideHierarchy, "table-outside-hierarchy"),
    KnownName(.invalidUpdate, "invalid-update"),
    KnownName(.duplicateIdentifier, "duplicate-identifier"),
    KnownName(.cellNotDequeued, "cell-not-dequeued"),
    KnownName(.referencePath, "reference-path"),
    KnownName(.unknownSelector, "unknown-selector"),
  ]

  /// Texts of earlier versions, whose ids stay in use.
  static let retired: [KnownName] = [
    KnownName(Name(id: 101), "interactivePop.update"),
    KnownName(Name(id: 107), "pageSwipe.update"),
    KnownName(Name(id: 145), "presenting"),
    KnownName(Name(id: 147), "alpha"),
    KnownName(Name(id: 153), "behavior"),
  ]
}

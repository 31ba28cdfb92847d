import Findings

/// All rules.
public enum RuleRegistry {
  /// The types of the rules, in the order of their numbers.
  static let types: [any Rule.Type] = [
    ClockWentBackwards.self,
    TraceStartsMidLife.self,
    LogDiscontinuity.self,
    TraceEndsMidTransition.self,
    AmbiguousInstance.self,
    DuplicateEcho.self,
    UnpairedSlice.self,
    EventsDropped.self,
    UnrecognizedLines.self,
    ViewDidLoadTwice.self,
    AppearBeforeLoad.self,
    LoadViewCallsSuper.self,
    LoadViewCalledDirectly.self,
    LoadRecursion.self,
    LoadedNeverShown.self,
    ViewLoadedDuringInit.self,
    AppearDuringDidLoad.self,
    DidAppearWithoutWillAppear.self,
    WillDisappearWhileHidden.self,
    DidDisappearRepeated.self,
    WillAppearRepeated.self,
    IsAppearingOutsideAppearance.self,
    DidDisappearWhileAppearing.self,
    WillAppearWhileVisible.self,
    DidAppearRepeated.self,
    DidDisappearWithoutWill.self,
    WillDisappearRepeated.self,
    DidAppearWhileDisappearing.self,
    StuckAppearing.self,
    StuckDisappearing.self,
    AnimatedFlagMismatch.self,
    AppearanceCalledDirectly.self,
    UnbalancedBeginEnd.self,
    ForwardingDisabledNotForwarded.self,
    ChildVisibleWithoutParent.self,
    IsAppearingSkipped.self,
    OverlappingTransitions.self,
    Flicker.self,
    TransitionCancelled.self,
    WillMoveWithoutDidMove.self,
    DidMoveWithoutWillMove.self,
    DidMoveParentMismatch.self,
    RemovedWithoutWillMove.self,
    ChildViewWithoutAddChild.self,
    ChildNeverAppears.self,
    DidMoveToNoneTwice.self,
    AddChildToDisappearingParent.self,
    ViewLeftBehind.self,
    ControllerLeftBehind.self,
    DidMoveBeforeViewAdded.self,
    ParentSetTwice.self,
    ChildLeaksAppearanceOrder.self,
    PresentOutsideWindow.self,
    PresentWhilePresenting.self,
    PresentBeforeAppeared.self,
    NavigationChangeDuringTransition.self,
    SameInstancePushedTwice.self,
    SheetDoesNotHidePresenter.self,
    DetachedPresenter.self,
    PopWhileCovered.self,
    SheetVetoLoop.self,
    IrreversibleWorkOnCancel.self,
    BecameActiveTwice.self,
    BackgroundWithoutResign.self,
    ForegroundWhileActive.self,
    SceneEventBeforeConnect.self,
    SceneEventAfterDisconnect.self,
    AppAndSceneCallbacks.self,
    AppearedInBackground.self,
    DoubleLaunch.self,
    NoWindowAtLaunch.self,
    SlowFirstAppearance.self,
    LayoutPairBroken.self,
    LayoutStorm.self,
    LayoutLoop.self,
    WindowPairBroken.self,
    LayoutOutsideWindow.self,
    ConstraintBeforeCommonAncestor.self,
    HookWithoutSuper.self,
    UnsatisfiableLayout.self,
    ConstraintOutsideHierarchy.self,
    AmbiguousLayout.self,
    AutoresizingMaskLeftOn.self,
    ConstraintsAddedOnEveryLayout.self,
    ConstraintChurn.self,
    InvalidConstraint.self,
    ControllerLeaked.self,
    DeallocWhileVisible.self,
    EventAfterDealloc.self,
    InstanceGrowth.self,
    DeallocBeforeDidDisappear.self,
    LeakedChildren.self,
    AppearActionsUnbalanced.self,
    StateWrittenDuringUpdate.self,
    BodyWithoutChange.self,
    WorkOutlivesView.self,
    StateLostWithIdentity.self,
    UpdateRestless.self,
    EnvironmentObjectMissing.self,
    ViewIsAClass.self,
    UnbalancedPairChoice.self,
    SuperNotCalled.self,
    WrongSuperCalled.self,
    SuperCalledTwice.self,
    CallbackOffMainThread.self,
    SlowCallback.self,
    UIKitUnbalancedTransitions.self,
    UIKitAppearanceMisuse.self,
    UIKitPresentationRejected.self,
    UIKitNavigationCorrupted.self,
    MainThreadChecker.self,
    LeakDetectorReport.self,
    HierarchyInconsistency.self,
    DetachedPresenterWarning.self,
    UIKitException.self,
  ]

  /// The descriptors of the rules, in the order of their numbers.
  public static let all: [RuleDescriptor] = types.map { $0.descriptor }

  /// The rules whose findings depend on the order of events or on a missing event.
  static let restingOnOrder = Set(types.filter { $0.restsOnOrder }.map { $0.descriptor.id })

  /// The rules that decide whether a controller is deallocated soon enough.
  static let judgingReleases = types.filter { $0.judgesReleases }.map { $0.descriptor.id }

  /// Returns the rule with an id, or `nil` when there is none.
  static func rule(_ id: RuleID) -> RuleDescriptor? { all.first { $0.id == id } }

  /// Returns the rule with a number or name.
  ///
  /// - Parameter text: `LC209`, `lc209` or `did-appear-repeated`, in any case of letters.
  /// - Returns: The rule, or `nil` if no rule matches.
  public static func rule(matching text: String) -> RuleDescriptor? {
    let wanted = text.lowercased()
    return all.first { $0.id.text.lowercased() == wanted || $0.name == wanted }
  }
}

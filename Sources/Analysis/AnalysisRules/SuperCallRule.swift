import AnalysisEngine
import Findings
import TraceModel

/// Reports overrides that do not call super as they must; each override once.
struct SuperCallRule: Rule {
  /// What the override does, and the note of its call; `nil` if it is not a mistake for the rule.
  typealias Judgment = @Sendable (OpenSlice, SuperMisuse) -> (text: String, note: String)?

  let descriptor: RuleDescriptor
  let signals: Signal.Kinds = .superMisuse
  private let judgment: Judgment
  private var reported: Set<OverrideKey> = []

  init(_ descriptor: RuleDescriptor, judgment: @escaping Judgment) {
    self.descriptor = descriptor
    self.judgment = judgment
  }

  mutating func receive(_ signal: Signal, in state: AnalysisState, to ledger: inout FindingLedger) {
    guard case .superMisuse(let slice, let misuse) = signal,
      let (text, note) = judgment(slice, misuse),
      let key = OverrideKey(slice, in: state), reported.insert(key).inserted
    else { return }
    ledger.report(
      finding(
        of: state.object(slice.subject),
        message: "\(key.text(in: state)) \(text)",
        evidence: [state.evidence(slice, note: note)]
      )
    )
  }
}

extension SuperCallRule {
  /// Reports overrides of callbacks for sizes, traits and constraints that do not call super.
  static let hookWithoutSuper = SuperCallRule(
    RuleDescriptor(
      609,
      "trait-or-size-hook-without-super",
      .warning,
      [.runtime],
      summary: """
        An override of a callback for sizes, traits or constraints returned without calling super.
        """,
      rationale: """
        UIKit forwards these callbacks to children in its implementation: the children do not \
        receive the rotation.
        """,
      help: """
        call super in viewWillTransition(to:with:), willTransition(to:with:) and \
        updateViewConstraints()
        """,
      examples: .swift(PackageResources.LC609_swift),
      exceptions: [
        """
        loadView does not need to call super, nor do callbacks of views whose implementation in \
        UIView is empty.
        """
      ],
      sources: [
        "developer.apple.com/documentation/uikit/uiviewcontroller/updateviewconstraints()",
        "developer.apple.com/documentation/uikit/uicontentcontainer/viewwilltransition(to:with:)",
      ],
      published: "github.com/FLEXTool/FLEX/pull/381: viewWillTransition did not call super"
    )
  ) { slice, misuse in
    guard misuse == .missing,
      slice.name.superRequirement == .documented || slice.name == .updateConstraints
    else { return nil }
    return ("returned without calling super", "super was not reached")
  }

  /// Reports overrides that do not call super.
  static let superNotCalled = SuperCallRule(
    RuleDescriptor(
      806,
      "super-not-called",
      .error,
      [.runtime],
      summary: "An override of a controller's callback returned without calling super.",
      rationale: "UIKit and the base classes of the app do part of their work in these methods.",
      help: "call super first in callbacks that set up, last in callbacks that tear down",
      examples: .swift(PackageResources.LC806_swift),
      exceptions: [
        "loadView must not call super if it creates its view itself.",
        "Callbacks of views whose implementation in UIView is empty are not reported.",
      ],
      sources: [
        "SwiftLint overridden_super_call",
        "developer.apple.com/documentation/uikit/uiviewcontroller",
      ],
      published: "github.com/singro/v2ex/pull/5: viewWillDisappear did not call super"
    )
  ) { slice, misuse in
    guard misuse == .missing, slice.name.superRequirement == .required else { return nil }
    let note = "super.\(slice.name.knownText) was not reached"
    return ("returned without calling super", note)
  }

  /// Reports overrides that call a different method of super.
  static let wrongSuperCalled = SuperCallRule(
    RuleDescriptor(
      807,
      "wrong-super-called",
      .error,
      [.runtime],
      summary: "An override called a different callback of super.",
      rationale: """
        The base class does the opposite of what it should, and misses the call that it needs.
        """,
      help: "call the same method of super as the override",
      examples: .swift(PackageResources.LC807_swift),
      exceptions: [
        """
        A callback that calls a different method of self, and then the same method of super, is \
        correct.
        """
      ],
      sources: [
        "github.com/wordpress-mobile/WordPress-iOS/pull/20935",
        "developer.apple.com/documentation/uikit/uiviewcontroller/viewdiddisappear(_:)",
      ],
      published: """
        github.com/wordpress-mobile/WordPress-iOS/pull/20935: \
        viewDidDisappear called super.viewWillDisappear
        """
    )
  ) { _, misuse in
    guard case .other(let other) = misuse else { return nil }
    let name = other.knownText
    let text = "calls super.\(name.isEmpty ? "another method" : name)"
    return (text, "its own super was not reached")
  }

  /// Reports overrides that call super more than once.
  static let superCalledTwice = SuperCallRule(
    RuleDescriptor(
      808,
      "super-called-twice",
      .warning,
      [.runtime],
      summary: "An override of a callback called super more than once.",
      rationale: "The base class does its work twice.",
      help: "call super exactly once on each path through the override",
      examples: .swift(PackageResources.LC808_swift),
      exceptions: ["A class and its base class that each call super once are correct."],
      sources: ["github.com/realm/SwiftLint/issues/809"],
      published: "github.com/Kotlin/kotlin-examples/pull/93: viewDidLoad called super twice"
    )
  ) { _, misuse in
    misuse == .repeated ? ("called super more than once", "super was reached twice") : nil
  }
}

/// An override of a callback in a class; each rule reports an override once.
private struct OverrideKey: Hashable {
  private let classIndex: Int32
  private let subject: SubjectID
  private let name: Name

  /// The callbacks of views whose implementation in UIKit's classes does work.
  private static let ofViews: Set<Name> = [.updateConstraints, .prepareForReuse]

  /// Creates the key of a callback's override; `nil` for views whose callbacks may omit super.
  init?(_ slice: OpenSlice, in state: AnalysisState) {
    guard let slot = state.hierarchy.find(slice.subject),
      !state.hierarchy[slot].kind.isView || Self.ofViews.contains(slice.name)
    else { return nil }
    classIndex = state.hierarchy[slot].classIndex
    subject = classIndex < 0 ? slice.subject : .none
    name = slice.name
  }

  /// The override as source code names it, such as `HomeViewController.viewDidLoad`.
  func text(in state: AnalysisState) -> String {
    (state.hierarchy.classes.name(at: classIndex) ?? "the class") + "." + name.knownText
  }
}

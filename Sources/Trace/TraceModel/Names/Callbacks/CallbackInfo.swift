/// A row of the ``CallbackCatalog``: everything that Lifeline states about one callback.
///
/// Filters, selections, log spellings, scenario words and analyzer roles are derived from a row by
/// exhaustive switches.
public struct CallbackInfo: Sendable {
  /// The object that receives a callback.
  public enum Owner: Hashable, Sendable, CaseIterable {
    /// A view controller.
    case controller
    case view
    /// The application's delegate.
    case application
    /// A scene's delegate.
    case scene
    /// A delegate or data source of a controller.
    case delegate
    case presentationController
    /// An animator of transitions.
    case animator
    /// An interaction controller of transitions.
    case interactor
    /// A storyboard segue.
    case segue
    /// A node of a SwiftUI graph.
    case swiftUIView
    /// An object of any class.
    case anyObject
  }

  /// The topic of a callback or call.
  public enum Group: Hashable, Sendable, CaseIterable {
    /// The view of a controller is loaded or unloaded.
    case loading
    /// A controller's view, or a SwiftUI view, appears or disappears.
    case appearance
    /// The parent of a controller changes.
    case containment
    /// The superview or the window of a view changes.
    case hierarchy
    /// A view gains or loses a subview.
    case subviews
    /// Constraints and subviews are laid out.
    case layout
    /// A view draws.
    case drawing
    /// The safe area or the layout margins change.
    case insets
    /// A size changes.
    case size
    /// Traits change.
    case traits
    /// Memory is low.
    case memory
    /// An object begins or ends.
    case lifetime
    /// The application changes its state.
    case application
    /// A scene changes its state.
    case scene
    /// A container calls its delegate.
    case containerDelegate
    /// A presentation calls its delegate.
    case presentationDelegate
    /// The style or the animator of a transition is chosen, or the transition runs.
    case transition
    /// A segue is performed.
    case segue
    /// The content of a SwiftUI view is evaluated, or a representable's UIKit view is updated.
    case evaluation
    /// An action of a control or gesture recognizer, or a closure of a modifier of SwiftUI, runs.
    case action
    /// A representable makes or dismantles its UIKit view or controller.
    case representation
    /// The cells of a table or collection are counted, measured, made and displayed.
    case cells
    /// Cells are highlighted, selected or edited.
    case selection
    /// A scroll view calls its delegate.
    case scrolling
    /// Touches and gestures are received.
    case touches
    /// A first responder changes, or text is edited.
    case text
  }

  /// The argument that a trace records.
  public enum Argument: Hashable, Sendable, CaseIterable {
    /// No argument.
    case none
    /// Whether the change is animated.
    case animated
    /// The new parent, or `nil`.
    case parent
    /// The new superview, or `nil`.
    case superview
    /// The new window, or `nil`.
    case window
    /// The subview that is added or removed.
    case subview
    case controller
    case segue
    /// A cell or another view.
    case view
  }

  /// Whether an override has to call super.
  public enum SuperRequirement: Hashable, Sendable, CaseIterable {
    /// An override need not call super.
    case none
    /// The method's documentation instructs overrides to call super.
    case documented
    /// Without the call the state of the controller is wrong.
    ///
    /// These are the methods of view controllers that SwiftLint's `overridden_super_call` lists,
    /// and `viewIsAppearing`.
    case required
  }

  /// The name, whose id is the same in every table.
  public let name: Name
  /// The text in traces: UIKit's Swift spelling, without `(_:)`.
  public let text: String
  /// The object that receives the callback.
  public let owner: Owner
  /// The topic of the callback.
  public let group: Group
  /// The callback's role in the state machines.
  public let role: CallbackRole
  /// The argument that a trace records.
  public let argument: Argument
  /// Whether an override has to call super.
  public let superRequirement: SuperRequirement
  /// Whether the runtime sends the callback.
  public let isSent: Bool
  /// The first words of the callback's spellings in Objective-C and older Swift, such as
  /// `willMoveToParentViewController`.
  public let selectors: [String]
  /// Spellings that are unambiguous only if the receiver is known, such as `willShow`.
  public let shortSpellings: [String]

  /// Whether the text of a begin is part of the callback’s spelling, such as an index path.
  public var spellsText: Bool {
    switch group {
    case .evaluation, .action, .representation, .cells, .selection, .scrolling, .touches, .text:
      true
    case .loading, .appearance, .containment, .hierarchy, .subviews, .layout, .drawing, .insets,
      .size, .traits, .memory, .lifetime, .application, .scene, .containerDelegate,
      .presentationDelegate, .transition, .segue:
      owner == .swiftUIView
    }
  }

  /// Spells a callback with the text of its begin: `body: _count`, `onChange(of:) 1 → 2`,
  /// `tableView(_:cellForRowAt:) [0, 3]`.
  public func spelling(of text: String) -> String {
    guard !text.isEmpty else { return self.text }
    return self.text.hasSuffix(")") ? "\(self.text) \(text)" : "\(self.text): \(text)"
  }
}

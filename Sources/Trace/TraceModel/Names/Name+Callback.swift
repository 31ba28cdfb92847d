extension Name {
  /// The catalog's row of a callback; `nil` for any other name.
  public var callback: CallbackInfo? {
    guard Int(id) < CallbackCatalog.positions.count else { return nil }
    let position = CallbackCatalog.positions[Int(id)]
    return position < 0 ? nil : CallbackCatalog.rows[position]
  }

  /// The role of a callback in a state machine; `.none` for any other name.
  public var role: CallbackRole {
    Int(id) < CallbackCatalog.roles.count ? CallbackCatalog.roles[Int(id)] : .none
  }

  /// The topic of a callback or call; `nil` for any other name and for a call of no group.
  public var group: CallbackInfo.Group? {
    Int(id) < CallbackCatalog.groups.count ? CallbackCatalog.groups[Int(id)] : nil
  }

  /// Whether the name is a callback that lays out, updates constraints or draws: the number of such
  /// passes differs from run to run.
  public var isLayoutCallback: Bool {
    switch callback?.group {
    case .layout, .drawing: true
    case .loading, .appearance, .containment, .hierarchy, .subviews, .insets, .size, .traits,
      .memory,
      .lifetime, .application, .scene, .containerDelegate, .presentationDelegate, .transition,
      .segue, .evaluation, .action, .representation, .cells, .selection, .scrolling, .touches,
      .text, nil:
      false
    }
  }

  /// Whether the name is a callback that only nodes of SwiftUI graphs receive.
  public var isCallbackOfNode: Bool {
    Int(id) < CallbackCatalog.ofNodes.count && CallbackCatalog.ofNodes[Int(id)]
  }

  /// Whether an override of a callback has to call super.
  public var superRequirement: CallbackInfo.SuperRequirement {
    Int(id) < CallbackCatalog.superRequirements.count
      ? CallbackCatalog.superRequirements[Int(id)] : .none
  }

  /// The text of a known name; empty for a name of a trace's table.
  public var knownText: String {
    Int(id) < Name.knownTexts.count ? Name.knownTexts[Int(id)] : ""
  }
}

internal import TraceModel

/// A kind of object that a filter names by a word.
enum ObjectArea: String, CaseIterable {
  case controllers, views, windows, objects, system, swiftui

  func contains(_ subject: Subject) -> Bool {
    switch self {
    case .controllers: subject.kind.isController
    case .views: subject.kind == .view
    case .windows: subject.kind == .window
    case .objects:
      !subject.kind.isController && !subject.kind.isView && subject.kind != .swiftUIView
    case .system: subject.kind == .view && subject.hasSystemClass
    case .swiftui: subject.kind == .swiftUIView
    }
  }
}

/// A kind of call that a filter names by a word.
enum CallArea: String, CaseIterable {
  case callbacks, calls, loading, appearance, layout, containment, hierarchy, updates, actions

  func contains(_ name: Name, isCallback: Bool) -> Bool {
    switch self {
    case .callbacks: isCallback
    case .calls: !isCallback
    case .actions: name.group == .action
    case .updates where name == .stateProperty: true
    case .loading, .appearance, .layout, .containment, .hierarchy, .updates:
      CallGroup(name, isCallback: isCallback).area == self
    }
  }
}

/// The kind of a call, derived from its name.
enum CallGroup: Int, CaseIterable {
  case loading, appearance, layout, containment, hierarchy, other, call, update

  init(_ name: Name, isCallback: Bool) {
    self =
      switch name.group {
      case .loading, .representation: .loading
      case .appearance: .appearance
      case .containment: .containment
      case .hierarchy, .subviews: .hierarchy
      case .layout, .insets: .layout
      case .drawing, .size, .traits, .memory, .lifetime, .application, .scene,
        .containerDelegate, .presentationDelegate, .transition, .segue, .action, .cells, .selection,
        .scrolling, .touches,
        .text, nil:
        isCallback ? .other : .call
      case .evaluation: .update
      }
  }

  /// The word by which a filter names the group.
  var area: CallArea? {
    switch self {
    case .loading: .loading
    case .appearance: .appearance
    case .layout: .layout
    case .containment: .containment
    case .hierarchy: .hierarchy
    case .update: .updates
    case .other, .call: nil
    }
  }
}

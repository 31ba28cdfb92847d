internal import TraceModel

/// A kind of object that a filter names by a word.
enum ObjectArea: String, CaseIterable {
  case controllers, views, windows, objects, system

  func contains(_ subject: Subject) -> Bool {
    switch self {
    case .controllers: subject.kind.isController
    case .views: subject.kind == .view
    case .windows: subject.kind == .window
    case .objects: !subject.kind.isController && !subject.kind.isView
    case .system: subject.kind == .view && subject.hasSystemClass
    }
  }
}

/// A kind of call that a filter names by a word.
enum CallArea: String, CaseIterable {
  case callbacks, calls, loading, appearance, layout, containment, hierarchy

  func contains(_ name: Name, isCallback: Bool) -> Bool {
    switch self {
    case .callbacks: isCallback
    case .calls: !isCallback
    case .loading, .appearance, .layout, .containment, .hierarchy:
      CallGroup(name, isCallback: isCallback).area == self
    }
  }
}

/// The kind of a call, derived from its name.
enum CallGroup: Int, CaseIterable {
  case loading, appearance, layout, containment, hierarchy, other, call

  init(_ name: Name, isCallback: Bool) {
    self =
      switch name.group {
      case .loading: .loading
      case .appearance: .appearance
      case .containment: .containment
      case .hierarchy, .subviews: .hierarchy
      case .layout, .insets: .layout
      case .drawing, .size, .traits, .memory, .lifetime, .application, .scene,
        .containerDelegate, .presentationDelegate, .transition, .segue, .evaluation, .action,
        .representation, nil:
        isCallback ? .other : .call
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
    case .other, .call: nil
    }
  }
}

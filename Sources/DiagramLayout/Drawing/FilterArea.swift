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

  func contains(_ name: String, isCallback: Bool) -> Bool {
    switch self {
    case .callbacks: isCallback
    case .calls: !isCallback
    default: CallSort(name, isCallback: isCallback).area == self
    }
  }
}

/// The kind of a call, derived from its name.
enum CallSort: Int, CaseIterable {
  case loading, appearance, layout, containment, hierarchy, other, call

  init(_ name: String, isCallback: Bool) {
    if let sort = Self.known(name) {
      self = sort
    } else if name.contains("ayout") || name.contains("onstraints") {
      self = .layout
    } else if name.contains("Parent") || name.contains("Child") {
      self = .containment
    } else if name.contains("Superview") || name.contains("Subview") || name.contains("Window") {
      self = .hierarchy
    } else {
      self = isCallback ? .other : .call
    }
  }

  private static func known(_ name: String) -> CallSort? {
    switch name {
    case "loadView", "viewDidLoad", "awakeFromNib", "loadViewIfNeeded": .loading
    case "viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillDisappear",
      "viewDidDisappear", "beginAppearanceTransition", "endAppearanceTransition":
      .appearance
    // A call of the app with "window" in its words.
    case "makeKeyAndVisible": .call
    default: nil
    }
  }

  /// The word by which a filter names the kind.
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

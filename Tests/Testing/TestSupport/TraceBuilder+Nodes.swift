import Findings
package import TraceModel

/// The events of SwiftUI nodes.
extension TraceBuilder {
  /// Creates a node as the last one in its parent, without an appearance.
  ///
  /// - Parameters:
  ///   - number: The number of the node.
  ///   - className: The class of its view.
  ///   - place: The label: the place in the parent.
  ///   - parent: The parent node or the hosting view; `.none` for no parent.
  ///   - index: The position among its siblings.
  ///   - frame: The frame in the parent; `nil` for none.
  ///   - attributes: The attributes, each as `name: value`.
  /// - Returns: The identity of the node.
  @discardableResult
  package mutating func node(
    _ number: UInt32,
    _ className: String,
    _ place: String = "",
    in parent: SubjectID,
    at index: Int = 1_000,
    frame: Rect? = nil,
    _ attributes: String...
  ) -> SubjectID {
    let id = SubjectID(process: 1, number: number)
    var event = TraceEvent(.birth, subject: id, name: intern(className))
    event.category = .objectCategory
    event.subjectKind = .swiftUIView
    event.text = intern(place)
    add(event)
    relate(id, .nodeRelation, parent, index: index)
    if let frame { self.frame(id, frame.x, frame.y, frame.width, frame.height) }
    for attribute in attributes { change(id, .attributeProperty, attribute) }
    return id
  }

  /// Adds an attribute or a write of state.
  package mutating func change(_ id: SubjectID, _ property: Name, _ text: String) {
    var event = TraceEvent(.hierarchy, subject: id, name: property)
    event.category = .hierarchyCategory
    event.text = intern(text)
    add(event)
  }

  /// Adds a callback of a node with a text: the cause of a `body`, the values of `onChange`.
  package mutating func nodeCallback(
    _ name: Name,
    _ text: String = "",
    of id: SubjectID,
    _ inside: (inout TraceBuilder) -> Void = { _ in }
  ) {
    var event = TraceEvent(.begin, subject: id, name: name, category: .callbackCategory)
    event.text = intern(text)
    add(event)
    inside(&self)
    event.kind = .end
    event.text = .empty
    add(event)
  }

  /// Adds the begin or the end of a state.
  package mutating func state(_ name: Name, of id: SubjectID, begins: Bool) {
    add(TraceEvent(begins ? .stateBegin : .stateEnd, subject: id, name: name))
  }

  /// Adds the appearance of the nodes with some numbers.
  package mutating func appear(_ numbers: some Sequence<UInt32>) {
    for number in numbers {
      state(.appearedState, of: SubjectID(process: 1, number: number), begins: true)
    }
  }

  /// Adds a window with a hosting controller and returns the controller with its view.
  package mutating func host(
    _ number: UInt32,
    width: Float = 390,
    height: Float = 844
  ) -> (controller: SubjectID, view: SubjectID) {
    let window = view(number, "UIWindow", .window, in: .none, 0, 0, width, height)
    let hosting = view(number + 1, "_UIHostingView", in: .none, 0, 0, width, height)
    let controller = controller(number + 2, "UIHostingController", view: hosting, parent: .none)
    relate(window, .rootRelation, controller)
    addSubview(hosting, to: window)
    return (controller, hosting)
  }
}

/// Traces of SwiftUI graphs in hosting controllers.
extension AnalyzedTrace {
  /// A counter: a stack of two texts and a button, tapped twice.
  package static var hostedCounter: AnalyzedTrace {
    var builder = TraceBuilder("A counter in a hosting controller")
    let host = builder.host(1)
    builder.callback(.viewWillAppear, of: host.controller)
    let content = builder.node(4, "ContentView", in: host.view)
    builder.nodeCallback(.body, "@self, @identity, _count", of: content)
    let frame = Rect(x: 120, y: 380, width: 150, height: 92)
    let stack = builder.node(5, "VStack", in: content, "spacing: 8", "padding: 16")
    builder.frame(content, frame.x, frame.y, frame.width, frame.height)
    builder.frame(stack, 0, 0, frame.width, frame.height)
    let title = Rect(x: 45, y: 16, width: 60, height: 20)
    builder.node(6, "Text", "0", in: stack, frame: title, "text: Counter", "font: title")
    let count = builder.node(
      7,
      "Text",
      "1",
      in: stack,
      frame: Rect(x: 65, y: 36, width: 20, height: 20),
      "text: 0"
    )
    let button = builder.node(
      8,
      "Button",
      "2",
      in: stack,
      frame: Rect(x: 40, y: 56, width: 70, height: 20)
    )
    builder.node(
      9,
      "Text",
      in: button,
      frame: Rect(x: 0, y: 0, width: 70, height: 20),
      "text: Increment"
    )
    builder.appear(4...9)
    builder.nodeCallback(.onAppear, of: stack)
    builder.callback(.viewDidAppear, of: host.controller)
    for value in 0..<2 {
      builder.wait(.milliseconds(600))
      builder.nodeCallback(.action, of: button) { builder in
        builder.change(content, .stateProperty, "_count: \(value) → \(value + 1)")
      }
      builder.nodeCallback(.body, "_count", of: content)
      builder.change(count, .attributeProperty, "text: \(value + 1)")
      builder.nodeCallback(.onChange, "\(value) → \(value + 1)", of: stack)
    }
    builder.wait(.milliseconds(300))
    return AnalyzedTrace(trace: builder.trace, findings: [])
  }

  /// Two tabs, one with a list of rows that each have actions, a store outside of the tree, and a
  /// sheet with a task that is cancelled when the sheet is dismissed.
  package static func hostedList(rows: UInt32 = 200) -> AnalyzedTrace {
    var builder = TraceBuilder("A list in a tab, and a sheet", step: .microseconds(20))
    let host = builder.host(1)
    let app = builder.node(
      4,
      "RootView",
      in: host.view,
      frame: Rect(x: 0, y: 0, width: 390, height: 844)
    )
    builder.nodeCallback(.body, "@self, @identity, _store", of: app)
    let tabs = builder.node(
      5,
      "TabView",
      in: app,
      frame: Rect(x: 0, y: 0, width: 390, height: 844),
      "selection: 0"
    )
    let screen = builder.node(
      6,
      "ListScreen",
      "0",
      in: tabs,
      frame: Rect(x: 0, y: 0, width: 390, height: 795)
    )
    builder.nodeCallback(.body, "@self, @identity, _isPresented", of: screen)
    let any = builder.node(
      7,
      "AnyView",
      in: screen,
      frame: Rect(x: 0, y: 0, width: 390, height: 795)
    )
    let group = builder.node(8, "Group", in: any, frame: Rect(x: 0, y: 0, width: 390, height: 795))
    let list = builder.node(9, "List", in: group, frame: Rect(x: 0, y: 0, width: 390, height: 795))
    let settings = builder.node(
      10,
      "SettingsScreen",
      "1",
      in: tabs,
      frame: Rect(x: 0, y: 0, width: 390, height: 795)
    )
    builder.nodeCallback(.body, "@self, @identity", of: settings)
    builder.callback(.viewWillAppear, of: host.controller)
    builder.appear(4...9)
    for number in 0..<rows {
      let id = 100 + number * 4
      let row = builder.node(
        id,
        "RowView",
        "id \(number)",
        in: list,
        frame: Rect(x: 0, y: Float(number) * 44, width: 390, height: 44)
      )
      builder.nodeCallback(.body, "@self, @identity", of: row)
      let line = builder.node(
        id + 1,
        "HStack",
        in: row,
        frame: Rect(x: 16, y: 0, width: 358, height: 44),
        "spacing: 8"
      )
      builder.node(id + 2, "Image", "0", in: line, frame: Rect(x: 0, y: 10, width: 24, height: 24))
      builder.node(
        id + 3,
        "Text",
        "1",
        in: line,
        frame: Rect(x: 32, y: 12, width: 90, height: 20),
        "text: Row \(number)"
      )
      builder.appear(id...id + 3)
      builder.nodeCallback(.onAppear, of: row)
    }
    builder.callback(.viewDidAppear, of: host.controller)
    builder.mark("list shown")
    builder.wait(.milliseconds(500))
    for tick in 0..<12 {
      builder.wait(.milliseconds(150))
      builder.change(.none, .stateProperty, "Store.progress: 0.\(tick) → 0.\(tick + 1)")
      builder.nodeCallback(.body, "Store.progress changed", of: app)
    }
    builder.wait(.milliseconds(500))
    builder.change(screen, .stateProperty, "_isPresented: false → true")
    builder.nodeCallback(.body, "_isPresented", of: screen)
    let sheetView = builder.view(50, "_UIHostingView", in: .none, 0, 60, 390, 784)
    let sheet = builder.controller(
      51,
      "PresentationHostingController",
      view: sheetView,
      parent: .none
    )
    builder.relate(host.controller, .presentedRelation, sheet)
    builder.addSubview(sheetView, to: SubjectID(process: 1, number: 1))
    let detail = builder.node(
      52,
      "DetailView",
      in: sheetView,
      frame: Rect(x: 40, y: 300, width: 310, height: 160)
    )
    builder.nodeCallback(.body, "@self, @identity, _text, _item", of: detail)
    builder.node(
      53,
      "Text",
      "if",
      in: detail,
      frame: Rect(x: 100, y: 60, width: 110, height: 20),
      "text: Loading …",
      "foregroundStyle: secondary"
    )
    builder.callback(.viewWillAppear, of: sheet)
    builder.appear([52, 53])
    builder.nodeCallback(.task, of: detail)
    builder.state(.taskState, of: detail, begins: true)
    builder.callback(.viewDidAppear, of: sheet)
    builder.mark("sheet shown")
    builder.wait(.milliseconds(700))
    builder.change(screen, .stateProperty, "_isPresented: true → false")
    builder.nodeCallback(.body, "_isPresented", of: screen)
    builder.callback(.viewWillDisappear, of: sheet)
    builder.wait(.milliseconds(400))
    builder.state(.appearedState, of: detail, begins: false)
    builder.nodeCallback(.onDisappear, of: detail)
    builder.nodeCallback(.taskCancel, of: detail)
    builder.callback(.viewDidDisappear, of: sheet)
    builder.relate(host.controller, .presentedRelation, .none)
    builder.wait(.milliseconds(60))
    builder.state(.taskState, of: detail, begins: false)
    builder.relate(detail, .nodeRelation, .none)
    builder.death(SubjectID(process: 1, number: 53))
    builder.death(detail)
    builder.death(sheetView)
    builder.death(sheet)
    builder.nodeCallback(.onDismiss, of: screen)
    builder.wait(.milliseconds(300))
    return AnalyzedTrace(trace: builder.trace, findings: [])
  }

  /// A view whose `.id` changes, so that its identity and the written state end, and a branch that
  /// alternates.
  package static var changedIdentity: AnalyzedTrace {
    var builder = TraceBuilder("An identity changes")
    let host = builder.host(1)
    let content = builder.node(
      4,
      "ContentView",
      in: host.view,
      frame: Rect(x: 0, y: 0, width: 390, height: 844)
    )
    builder.nodeCallback(.body, "@self, @identity, _user", of: content)
    let first = builder.node(
      5,
      "ProfileView",
      "id 1",
      in: content,
      at: 0,
      frame: Rect(x: 95, y: 400, width: 200, height: 44)
    )
    builder.nodeCallback(.body, "@self, @identity, _draft", of: first)
    builder.state(.appearedState, of: content, begins: true)
    builder.state(.appearedState, of: first, begins: true)
    builder.nodeCallback(.onAppear, of: first)
    builder.mark("first user")
    builder.wait(.milliseconds(400))
    builder.change(first, .stateProperty, "_draft:  → Hello")
    builder.nodeCallback(.body, "_draft", of: first)
    builder.wait(.milliseconds(400))
    builder.change(content, .stateProperty, "_user: 1 → 2")
    builder.nodeCallback(.body, "_user", of: content)
    let second = builder.node(
      6,
      "ProfileView",
      "id 2",
      in: content,
      at: 0,
      frame: Rect(x: 95, y: 400, width: 200, height: 44)
    )
    builder.nodeCallback(.body, "@self, @identity, _draft", of: second)
    builder.state(.appearedState, of: second, begins: true)
    builder.nodeCallback(.onAppear, of: second)
    builder.state(.appearedState, of: first, begins: false)
    builder.nodeCallback(.onDisappear, of: first)
    builder.relate(first, .nodeRelation, .none)
    builder.death(first)
    builder.mark("second user")
    builder.wait(.milliseconds(200))
    return AnalyzedTrace(trace: builder.trace, findings: [])
  }
}

import Foundation
import HeadlessUIKit
import Observation
import Testing

/// `updateProperties()` and the tracking of observable objects (iOS 26).
struct `Properties and observable objects` {
  @Observable
  final class Model {
    var text = "a"
    var unread = 0
  }

  private final class Content: UIView {
    let model: Model
    var log: [String] = []

    init(_ model: Model) {
      self.model = model
      super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    }

    required init?(coder: NSCoder) { nil }

    override func updateProperties() {
      super.updateProperties()
      log.append("properties \(model.text)")
    }

    override func updateConstraints() {
      log.append("constraints")
      super.updateConstraints()
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      log.append("layout")
    }
  }

  private final class Reader: UIViewController {
    let model: Model
    var log: [String] = []

    init(_ model: Model) {
      self.model = model
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func updateProperties() {
      super.updateProperties()
      log.append("properties \(model.text)")
    }

    override func viewWillLayoutSubviews() {
      super.viewWillLayoutSubviews()
      log.append("layout \(model.unread)")
    }
  }

  // developer.apple.com/documentation/uikit/uiview/updateproperties()
  @Test @MainActor func `properties are updated before constraints and layout`() async throws {
    try await withApp { app in
      let root = UIViewController()
      let content = Content(Model())
      root.loadViewIfNeeded()
      root.view.addSubview(content)
      try await launch(root, in: app)
      #expect(content.log == ["properties a", "constraints", "layout"])
      content.log = []
      content.setNeedsUpdateProperties()
      content.setNeedsUpdateProperties()
      #expect(content.log.isEmpty)
      try await app.settle()
      #expect(content.log == ["properties a"])
      content.setNeedsUpdateProperties()
      content.updatePropertiesIfNeeded()
      content.updatePropertiesIfNeeded()
      #expect(content.log.count == 2)
      try await app.settle()
      #expect(content.log.count == 2)
    }
  }

  @Test @MainActor func `a change repeats only the methods that have read it`() async throws {
    try await withApp { app in
      let model = Model()
      let reader = Reader(model)
      reader.loadViewIfNeeded()
      let content = Content(model)
      reader.view.addSubview(content)
      try await launch(reader, in: app)
      #expect(reader.log == ["properties a", "layout 0"])
      reader.log = []
      content.log = []
      model.text = "b"
      model.text = "c"
      try await app.settle()
      #expect(reader.log == ["properties c"])
      #expect(content.log == ["properties c"])
      model.unread = 3
      try await app.settle()
      #expect(reader.log == ["properties c", "layout 3"])
      #expect(content.log == ["properties c"])
      model.unread = 4
      try await app.settle()
      #expect(reader.log.last == "layout 4")
    }
  }

  @Test @MainActor func `drawing follows a change`() async throws {
    final class Drawn: UIView {
      let model = Model()
      var drawn: [String] = []

      override func draw(_ rect: CGRect) { drawn.append(model.text) }
    }
    try await withApp { app in
      let root = UIViewController()
      let drawn = Drawn(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      root.loadViewIfNeeded()
      root.view.addSubview(drawn)
      try await launch(root, in: app)
      drawn.model.text = "b"
      try await app.settle()
      #expect(drawn.drawn == ["a", "b"])
    }
  }

  @Test(arguments: [17, 18, 25]) @MainActor
  func `systems before iOS 26 neither update properties nor track`(major: Int) async throws {
    try await withApp(behaving: major) { app in
      let model = Model()
      let reader = Reader(model)
      try await launch(reader, in: app)
      reader.log = []
      model.unread = 1
      reader.setNeedsUpdateProperties()
      try await app.settle()
      #expect(reader.log.isEmpty)
    }
  }
}

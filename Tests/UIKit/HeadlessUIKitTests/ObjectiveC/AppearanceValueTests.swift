import Foundation
import HeadlessUIKit
import Testing

/// The values of appearance proxies, and the coding of objects.
@MainActor
struct `Appearance values` {
  private func show(_ view: UIView) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(view)
    return window
  }

  @Test func `a view receives the values when it enters a window`() async throws {
    try await withApp { _ in
      UILabel.appearance().textColor = .red
      UIView.appearance().tintColor = .green
      UISwitch.appearance().onTintColor = .blue
      let label = UILabel()
      let control = UISwitch()
      label.addSubview(control)
      #expect(label.textColor == .label)
      let window = show(label)
      #expect(label.textColor == .red)
      #expect(label.tintColor == .green)
      #expect(control.onTintColor == .blue)
      withExtendedLifetime(window) {}
    }
  }

  @Test func `a value that the app has set wins`() async throws {
    try await withApp { _ in
      UILabel.appearance().textColor = .red
      let before = UILabel()
      before.textColor = .blue
      let after = UILabel()
      let window = show(before)
      window.addSubview(after)
      after.textColor = .green
      #expect(before.textColor == .blue)
      #expect(after.textColor == .green)
    }
  }

  @Test func `the proxy of a nearer class or with containers wins`() async throws {
    try await withApp { _ in
      UIView.appearance().backgroundColor = .red
      UILabel.appearance().backgroundColor = .green
      UILabel.appearance(whenContainedInInstancesOf: [UIStackView.self]).backgroundColor = .blue
      let stack = UIStackView()
      let inside = UILabel()
      let outside = UILabel()
      stack.addArrangedSubview(inside)
      let window = show(stack)
      window.addSubview(outside)
      #expect(stack.backgroundColor == .red)
      #expect(inside.backgroundColor == .blue)
      #expect(outside.backgroundColor == .green)
    }
  }

  @Test func `a bar receives looks and attributes`() async throws {
    try await withApp { _ in
      let look = UINavigationBarAppearance()
      look.backgroundColor = .red
      UINavigationBar.appearance().standardAppearance = look
      UINavigationBar.appearance().scrollEdgeAppearance = look
      UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.white]
      UITabBar.appearance().unselectedItemTintColor = .gray
      let bar = UINavigationBar()
      let own = UINavigationBar()
      let ownLook = UINavigationBarAppearance()
      own.standardAppearance = ownLook
      let window = show(bar)
      window.addSubview(own)
      #expect(bar.standardAppearance === look)
      #expect(bar.scrollEdgeAppearance === look)
      #expect(bar.titleTextAttributes?[.foregroundColor] as? UIColor == .white)
      #expect(own.standardAppearance === ownLook)
    }
  }

  @Test func `the values belong to a run`() async throws {
    try await withApp { _ in UILabel.appearance().textColor = .red }
    try await withApp { _ in
      let label = UILabel()
      let window = show(label)
      #expect(label.textColor == .label)
      withExtendedLifetime(window) {}
    }
  }

  @Test func `a model of the app is archived and read`() throws {
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: HabitsArchivedModel(title: "Title", count: 3),
      requiringSecureCoding: false
    )
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
    unarchiver.requiresSecureCoding = false
    let model = unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? HabitsArchivedModel
    #expect(model?.title == "Title")
    #expect(model?.count == 3)
  }

  @Test func `a controller overrides the methods of state restoration`() async throws {
    try await withApp { _ in
      let controller = RestoredController()
      let archiver = NSKeyedArchiver(requiringSecureCoding: false)
      controller.encodeRestorableState(with: archiver)
      archiver.finishEncoding()
      let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
      reader.requiresSecureCoding = false
      controller.decodeRestorableState(with: reader)
      #expect(controller.page == 4)
    }
  }
}

/// A model that is archived, which Foundation finds by its name: a private class has none.
final class HabitsArchivedModel: NSObject, NSCoding {
  let title: String
  let count: Int

  init(title: String, count: Int) {
    self.title = title
    self.count = count
    super.init()
  }

  init?(coder: NSCoder) {
    title = coder.decodeObject(forKey: "title") as? String ?? ""
    count = coder.decodeInteger(forKey: "count")
    super.init()
  }

  func encode(with coder: NSCoder) {
    coder.encode(title, forKey: "title")
    coder.encode(count, forKey: "count")
  }
}

/// A controller with state.
private final class RestoredController: UIViewController {
  var page = 0

  override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(4, forKey: "page")
  }

  override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    page = coder.decodeInteger(forKey: "page")
  }
}

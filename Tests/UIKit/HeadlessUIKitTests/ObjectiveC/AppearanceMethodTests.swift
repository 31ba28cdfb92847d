import Foundation
import HeadlessUIKit
import Testing
import TraceRecorder

/// The looks that apps set by methods, of items and of their own classes.
@MainActor
struct `Appearance by methods` {
  final class Chip: UIView {
    var tone: UIColor?
    var margin = 1.0

    override init(frame: CGRect) { super.init(frame: frame) }

    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  final class ChipLabel: UILabel {}

  enum Classes: AppModule {
    static var classes: [AppClass] {
      [
        AppClass(
          "Chip",
          Chip.self,
          members: [.property("tone", \Chip.tone), .property("margin", \Chip.margin)]
        )
      ]
    }
  }

  private func run(_ body: @MainActor (HeadlessApp) async throws -> Void) async throws {
    try await withRecording(.inMemory(title: "looks")) { app in try await body(app) }
  }

  @Test func `views receive what was set for states and heights`() async throws {
    try await run { app in
      UIButton.appearance().setTitleColor(.red, for: .highlighted)
      UISegmentedControl.appearance().setTitleTextAttributes(
        [.foregroundColor: UIColor.green],
        for: .selected
      )
      let image = UIImage()
      UINavigationBar.appearance().setBackgroundImage(image, for: .default)
      let (button, own, control) = (UIButton(), UIButton(), UISegmentedControl())
      let bar = UINavigationBar()
      own.setTitleColor(.blue, for: .highlighted)
      let window = UIWindow()
      for view in [button, own, control, bar] as [UIView] { window.addSubview(view) }
      #expect(button.titleColor(for: .highlighted) == .red)
      #expect(own.titleColor(for: .highlighted) == .blue)
      let attributes = control.titleTextAttributes(for: .selected)
      #expect(attributes?[.foregroundColor] as? UIColor == .green)
      #expect(bar.backgroundImage(for: .default) === image)
    }
  }

  @Test func `items receive the look of their class when their bar places them`() async throws {
    try await run { app in
      let red = [NSAttributedString.Key.foregroundColor: UIColor.red]
      UIBarButtonItem.appearance().setTitleTextAttributes(red, for: .normal)
      UIBarButtonItem.appearance(whenContainedInInstancesOf: [UIToolbar.self])
        .setTitleTextAttributes([.foregroundColor: UIColor.blue], for: .normal)
      UITabBarItem.appearance().setTitleTextAttributes(red, for: .selected)
      let (bar, toolbar, tabs) = (UINavigationBar(), UIToolbar(), UITabBar())
      let item = UINavigationItem()
      item.rightBarButtonItem = UIBarButtonItem()
      bar.items = [item]
      toolbar.items = [UIBarButtonItem()]
      tabs.items = [UITabBarItem()]
      let window = UIWindow()
      for view in [bar, toolbar, tabs] as [UIView] { window.addSubview(view) }
      window.makeKeyAndVisible()
      try await app.settle()
      @MainActor
      func color(_ item: UIBarItem?, _ state: UIControl.State) -> UIColor? {
        item?.titleTextAttributes(for: state)?[.foregroundColor] as? UIColor
      }
      #expect(color(item.rightBarButtonItem, .normal) == .red)
      #expect(color(toolbar.items?.first, .normal) == .blue)
      #expect(color(tabs.items?.first, .selected) == .red)
    }
  }

  @Test func `a class of the app has a look of its own`() async throws {
    AppModules.add(Classes.self)
    try await run { _ in
      UILabel.appearance().textColor = .red
      ChipLabel.appearance().textColor = .green
      Chip.appearance().backgroundColor = .blue
      Chip.appearance().tone = .yellow
      Chip.appearance(whenContainedInInstancesOf: [UIStackView.self]).margin = 4
      let (label, plain, chip, inner) = (ChipLabel(), UILabel(), Chip(), Chip())
      let own = Chip()
      own.tone = .black
      let stack = UIStackView(arrangedSubviews: [inner])
      let window = UIWindow()
      for view in [label, plain, chip, own, stack] { window.addSubview(view) }
      #expect(label.textColor == .green && plain.textColor == .red)
      #expect(chip.backgroundColor == .blue && chip.tone == .yellow && chip.margin == 1)
      #expect(own.tone == .black && inner.margin == 4 && inner.tone == .yellow)
    }
  }
}

import Foundation
import HeadlessUIKit
import Testing

/// The values and calls of members that are rarely used.
@MainActor
struct `API that published apps use` {
  final class SublayerView: UIView {
    var order: [String] = []

    override func layoutSublayers(of layer: CALayer) {
      order.append("before")
      super.layoutSublayers(of: layer)
      order.append("after")
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      order.append("layoutSubviews")
    }
  }

  /// A subclass calls the initializer with an image, which is a designated one.
  final class ArrowView: UIImageView {
    init() { super.init(image: UIImage(size: CGSize(width: 8, height: 4))) }
    required init?(coder: NSCoder) { nil }
  }

  final class StatusController: UIViewController {
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
  }

  final class HiddenBarController: UIViewController {
    override var prefersStatusBarHidden: Bool { true }
  }

  @Test func `a color literal has its components`() {
    let color = #colorLiteral(red: 0.25, green: 0.5, blue: 0.75, alpha: 1)
    #expect(color == UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1))
  }

  @Test func `layoutSublayers encloses layoutSubviews of a class of the app`() async throws {
    try await withApp { _ in
      let view = SublayerView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      view.layoutIfNeeded()
      #expect(view.order == ["before", "layoutSubviews", "after"])
      view.layoutSublayers(of: CALayer())
      #expect(view.order.filter { $0 == "layoutSubviews" }.count == 1)
    }
  }

  @Test func `the status bar has the style of the controller`() async throws {
    try await withApp { _ in
      let window = UIWindow()
      window.rootViewController = StatusController()
      window.makeKeyAndVisible()
      #expect(UIApplication.shared.statusBarStyle == .lightContent)
      window.rootViewController = HiddenBarController()
      #expect(UIApplication.shared.isStatusBarHidden)
    }
  }

  @Test func `the layout guides of a controller end at its safe area`() async throws {
    try await withApp { app in
      let controller = UIViewController()
      controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0)
      let label = UIView()
      label.translatesAutoresizingMaskIntoConstraints = false
      controller.loadViewIfNeeded()
      controller.view.addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor),
        label.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor),
        label.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
      ])
      let window = UIWindow()
      window.rootViewController = UINavigationController(rootViewController: controller)
      window.makeKeyAndVisible()
      try await app.settle()
      let insets = controller.view.safeAreaInsets
      #expect(insets.top > 0)
      #expect(controller.topLayoutGuide.length == insets.top)
      #expect(controller.bottomLayoutGuide.length == insets.bottom)
      #expect(label.frame == controller.view.bounds.inset(by: insets))
      #expect(controller.topLayoutGuide === controller.topLayoutGuide)
      let identifiers = Set(controller.view.constraints.compactMap(\.identifier))
      #expect(identifiers.isSuperset(of: ["UIViewControllerTop", "UIViewControllerBottom"]))
    }
  }

  @Test func `an index path of Objective-C has a section, a row and an item`() {
    let path = NSIndexPath(indexes: [2, 5], length: 2)
    #expect(path.section == 2)
    #expect(path.row == 5)
    #expect(path.item == 5)
  }

  @Test func `geometry is equal by its components`() {
    #expect(CGPoint(x: 1, y: 2).equalTo(CGPoint(x: 1, y: 2)))
    #expect(!CGSize(width: 1, height: 2).equalTo(CGSize(width: 2, height: 1)))
    let rect = CGRect(x: 0, y: 0, width: 1, height: 1)
    #expect(rect.equalTo(rect))
    #expect(!rect.equalTo(.zero))
  }

  @Test func `an accessibility container returns its elements by index`() async throws {
    try await withApp { _ in
      let (container, element) = (UIView(), UIView())
      container.accessibilityElements = [UIView(), element]
      #expect(container.accessibilityElementCount() == 2)
      #expect(container.accessibilityElement(at: 1) as? UIView === element)
      #expect(container.accessibilityElement(at: 2) == nil)
      #expect(container.index(ofAccessibilityElement: element) == 1)
      #expect(container.index(ofAccessibilityElement: container) == NSNotFound)
    }
  }

  @Test func `the velocities of an item are added up`() async throws {
    try await withApp { _ in
      let item = UIView()
      let behavior = UIDynamicItemBehavior(items: [item])
      behavior.addLinearVelocity(CGPoint(x: 1, y: 2), for: item)
      behavior.addLinearVelocity(CGPoint(x: 1, y: 0), for: item)
      behavior.addAngularVelocity(3, for: item)
      #expect(behavior.linearVelocity(for: item) == CGPoint(x: 2, y: 2))
      #expect(behavior.angularVelocity(for: item) == 3)
    }
  }

  @Test func `the attributes of an element differ by their transform in three dimensions`() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    let copy = attributes.copy() as? UICollectionViewLayoutAttributes
    #expect(attributes.isEqual(copy))
    copy?.transform3D = CATransform3DMakeScale(2, 1, 1)
    #expect(!attributes.isEqual(copy))
  }

  @Test func `the class of the application has it as the value of a key path`() async throws {
    try await withApp { _ in
      #expect(UIApplication.value(forKeyPath: "shared") as? UIApplication === UIApplication.shared)
      #expect(UIApplication.value(forKeyPath: "delegate") == nil)
    }
  }

  @Test func `a subclass of an image view has the size of its image`() async throws {
    try await withApp { _ in
      #expect(ArrowView().frame.size == CGSize(width: 8, height: 4))
      #expect(!ArrowView().isUserInteractionEnabled)
    }
  }
}

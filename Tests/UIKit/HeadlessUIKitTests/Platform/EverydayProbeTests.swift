import HeadlessUIKit
import Testing

/// Code as apps write it; each test also shows that it compiles.
struct `Everyday code of apps` {
  @MainActor
  private final class CardView: UIView {
    private let gradient = CAGradientLayer()
    private let outline = CAShapeLayer()

    override init(frame: CGRect) {
      super.init(frame: frame)
      backgroundColor = .secondarySystemBackground
      layer.cornerRadius = 12
      layer.cornerCurve = .continuous
      layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
      layer.borderWidth = 1 / UIScreen.main.scale
      layer.borderColor = UIColor.separator.cgColor
      layer.shadowColor = UIColor.black.cgColor
      layer.shadowOpacity = 0.15
      layer.shadowOffset = CGSize(width: 0, height: 2)
      layer.shadowRadius = 8
      gradient.colors = [UIColor.systemBlue.cgColor, UIColor.clear.cgColor]
      gradient.locations = [0, 1]
      gradient.startPoint = CGPoint(x: 0, y: 0)
      layer.insertSublayer(gradient, at: 0)
      outline.fillColor = nil
      outline.strokeColor = tintColor.cgColor
      outline.lineCap = .round
      layer.addSublayer(outline)
      isAccessibilityElement = true
      accessibilityTraits = [.button, .header]
      accessibilityLabel = "Card"
    }

    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    override var accessibilityValue: String? {
      get { "\(Int(bounds.width)) points" }
      set {}
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      gradient.frame = bounds
      outline.path = UIBezierPath(roundedRect: bounds, cornerRadius: 12).cgPath
      layer.shadowPath = UIBezierPath(rect: bounds).cgPath
      CATransaction.commit()
    }

    override func tintColorDidChange() {
      super.tintColorDidChange()
      outline.strokeColor = tintColor.cgColor
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      guard traitCollection.hasDifferentColorAppearance(comparedTo: previousTraitCollection) else {
        return
      }
      layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
    }

    func shake() {
      let animation = CAKeyframeAnimation(keyPath: "transform.translation.x")
      animation.timingFunction = CAMediaTimingFunction(name: .linear)
      animation.duration = 0.6
      animation.values = [-20.0, 20.0, -10.0, 10.0, 0.0]
      layer.add(animation, forKey: "shake")
    }
  }

  @Test @MainActor func `a card with layers follows its bounds, its tint and the style`()
    async throws
  {
    try await withApp { app in
      let controller = UIViewController()
      let card = CardView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
      controller.view.addSubview(card)
      let window = try await launch(controller, in: app)
      #expect(card.layer.sublayers?.first?.frame == card.bounds)
      let outline = try #require(card.layer.sublayers?.last as? CAShapeLayer)
      #expect(outline.path?.boundingBox == card.bounds)
      window.tintColor = .systemRed
      #expect(outline.strokeColor == UIColor.systemRed.cgColor)
      let light = card.layer.borderColor
      window.overrideUserInterfaceStyle = .dark
      #expect(card.layer.borderColor != light)
      #expect(card.accessibilityValue == "100 points")
      card.shake()
      #expect(card.layer.animationKeys() == ["shake"])
      try await app.settle()
      #expect(card.layer.animationKeys() == nil)
    }
  }

  @MainActor
  private final class PlayerViewController: UIViewController {
    override var prefersStatusBarHidden: Bool { true }
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    override var prefersHomeIndicatorAutoHidden: Bool { true }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
    override var shouldAutorotate: Bool { true }
    private let feedback = UIImpactFeedbackGenerator(style: .medium)

    override func viewDidLoad() {
      super.viewDidLoad()
      overrideUserInterfaceStyle = .dark
      modalPresentationCapturesStatusBarAppearance = true
      view.addMotionEffect(
        UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
      )
      UIApplication.shared.isIdleTimerDisabled = true
      feedback.prepare()
      feedback.impactOccurred()
      UINotificationFeedbackGenerator().notificationOccurred(.success)
      UIAccessibility.post(notification: .screenChanged, argument: view)
      if !UIAccessibility.isReduceMotionEnabled { view.alpha = 0.9 }
      setNeedsStatusBarAppearanceUpdate()
    }
  }

  @Test @MainActor func `a controller with its own style and bars appears`() async throws {
    try await withApp { app in
      let controller = PlayerViewController()
      let window = try await launch(controller, in: app)
      #expect(controller.view.traitCollection.userInterfaceStyle == .dark)
      #expect(window.traitCollection.userInterfaceStyle == .light)
      #expect(UIApplication.shared.isIdleTimerDisabled)
      #expect(UIApplication.shared.isStatusBarHidden)
      let copy = try #require(controller.view.snapshotView(afterScreenUpdates: false))
      #expect(copy.frame.size == controller.view.frame.size)
      let renderer = UIGraphicsImageRenderer(bounds: controller.view.bounds)
      let image = renderer.image { context in
        controller.view.layer.render(in: context.cgContext)
        controller.view.drawHierarchy(in: controller.view.bounds, afterScreenUpdates: true)
      }
      #expect(image.size == window.bounds.size)
    }
  }

  @Test @MainActor func `the same delegate works with main, for which it reports what to do`() {
    #expect(UIApplicationMain(0, nil, nil, "AppDelegate") == 1)
  }
}

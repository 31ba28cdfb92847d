import HeadlessUIKit
import Testing

struct `Colors and their components` {
  private func components(_ color: UIColor) -> [CGFloat] {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha]
  }

  private let dark = UITraitCollection(userInterfaceStyle: .dark)
  private let light = UITraitCollection(userInterfaceStyle: .light)

  @Test func `a color of the system follows the interface style`() {
    #expect(components(UIColor.label.resolvedColor(with: light)) == [0, 0, 0, 1])
    #expect(components(UIColor.label.resolvedColor(with: dark)) == [1, 1, 1, 1])
    #expect(
      UIColor.systemBlue.resolvedColor(with: dark)
        == UIColor(red: 10 / 255, green: 132 / 255, blue: 1, alpha: 1)
    )
  }

  @Test func `a background of the system is lighter on an elevated level in the dark style`() {
    let elevated = UITraitCollection(traitsFrom: [
      dark, UITraitCollection(userInterfaceLevel: .elevated),
    ])
    #expect(UIColor.systemBackground.resolvedColor(with: dark) == .black)
    #expect(components(UIColor.systemBackground.resolvedColor(with: elevated))[0] == 28.0 / 255)
  }

  @Test func `a provider chooses the color by the traits`() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .red }
    #expect(color.resolvedColor(with: dark) == .white)
    #expect(color.resolvedColor(with: light) == .red)
    #expect(
      color.withAlphaComponent(0.5).resolvedColor(with: light)
        == UIColor.red.withAlphaComponent(0.5)
    )
    #expect(color != UIColor { _ in .red })
    #expect(color == color)
  }

  @Test @MainActor func `current traits resolve the components of a dynamic color`() async throws {
    try await withApp { app in
      let window = try await launch(UIViewController(), in: app)
      #expect(components(.label) == [0, 0, 0, 1])
      window.overrideUserInterfaceStyle = .dark
      #expect(components(.label) == [1, 1, 1, 1])
      light.performAsCurrent { #expect(UIColor.label.cgColor.components == [0, 0, 0, 1]) }
      #expect(UIColor.label.cgColor.components == [1, 1, 1, 1])
      UITraitCollection.current = light
      #expect(components(.label) == [0, 0, 0, 1])
    }
  }

  private static let hues: [(UIColor, Double, [CGFloat])] = [
    (.red, 0, [1, 1]), (.green, 120, [1, 1]), (.blue, 240, [1, 1]), (.yellow, 60, [1, 1]),
    (.magenta, 300, [1, 1]), (.gray, 0, [0, 0.5]), (.black, 0, [0, 0]),
  ]

  @Test(arguments: hues)
  func `hue, saturation and brightness convert both ways`(
    color: UIColor,
    degrees: Double,
    expected: [CGFloat]
  ) {
    var (hue, saturation, brightness): (CGFloat, CGFloat, CGFloat) = (-1, -1, -1)
    #expect(color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil))
    #expect(abs(Double(hue) * 360 - degrees) < 1e-6)
    #expect([saturation, brightness] == expected)
    let back = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 1)
    for (one, other) in zip(components(back), components(color)) {
      #expect(abs(one - other) < 1e-9)
    }
  }

  @Test func `only a shade of gray has a brightness`() {
    var (white, alpha): (CGFloat, CGFloat) = (-1, -1)
    #expect(!UIColor.red.getWhite(&white, alpha: &alpha))
    #expect(white == -1)
    #expect(UIColor(white: 0.25, alpha: 0.5).getWhite(&white, alpha: &alpha))
    #expect(white == 0.25)
    #expect(alpha == 0.5)
  }

  @Test func `components that are not finite become zero`() {
    let color = UIColor(red: .nan, green: .infinity, blue: 0.5, alpha: .nan)
    #expect(components(color) == [0, 0, 0.5, 0])
    #expect(color == color.withAlphaComponent(.nan))
    #expect(UIColor(hue: .nan, saturation: .infinity, brightness: 2, alpha: 1) == .white)
  }

  @Test func `colors of assets with equal names are equal`() {
    #expect(UIColor(named: "Brand") == UIColor(named: "Brand"))
    #expect(UIColor(named: "Brand") != UIColor(named: "Accent"))
    #expect(UIColor(named: "") == nil)
  }

  @Test func `colors print as in UIKit`() {
    #expect(
      "\(UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))" == "UIExtendedSRGBColorSpace 1 0.5 0 1"
    )
    #expect("\(UIColor.white)" == "UIExtendedGrayColorSpace 1 1")
    #expect("\(UIColor.label)".contains("name = labelColor"))
  }

  @Test func `a Core Graphics color converts both ways`() {
    #expect(UIColor(cgColor: UIColor.orange.cgColor) == .orange)
    #expect(UIColor.orange.cgColor == CGColor(red: 1, green: 0.5, blue: 0, alpha: 1))
    #expect(CGColor(gray: 0.5, alpha: 1).components == [0.5, 1])
    #expect(UIColor.red.cgColor.copy(alpha: 0.5)?.alpha == 0.5)
  }
}

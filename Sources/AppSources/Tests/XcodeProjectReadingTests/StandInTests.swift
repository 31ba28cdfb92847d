import Foundation
import Testing
import XcodeProjectReading

struct `Stand-ins of missing modules` {
  private func package(
    _ fixture: ProjectFixture,
    _ names: [String]
  ) throws -> WrapperPackage {
    var options = fixture.options
    options.standIns = names
    return try WrapperPackage(folder: "\(fixture.path)/App", options: options)
  }

  private func fixture() throws -> ProjectFixture {
    let fixture = try ProjectFixture()
    try fixture.write(
      """
      import Payments
      import UIKit
      class Checkout: UIViewController, PaymentDelegate {
        let view2 = AmountView()
        @IBOutlet var total: Money!
        func pay() {
          Terminal.shared.collect([CurrencyKey: "Invoice", Sheet.self: Terminal.version])
          let session = Session.sharedInstance()
          print("\\(session) Quoted", NSObject(), Item(), UIButton()) // Comment
        }
      }
      """,
      to: "App/Checkout.swift"
    )
    try fixture.write("struct Item { let money: Money? }\n", to: "App/Item.swift")
    return fixture
  }

  @Test func `a stand-in declares the names of files that import the module`() throws {
    let fixture = try fixture()
    let package = try package(fixture, ["Payments"])
    let source = try #require(package.files["Sources/Payments/Payments.swift"])
    let code = source.split(separator: "\n").filter { !$0.hasPrefix("// The") }.dropFirst(3)
    #expect(
      code.joined(separator: "\n") == """
        // Used in Checkout.swift:4.
        open class AmountView: UIView {}
        // Used in Checkout.swift:7.
        public let CurrencyKey = "CurrencyKey"
        // Used in Checkout.swift:3.
        public protocol PaymentDelegate: AnyObject {}
        // Used in Checkout.swift:8.
        open class Session: NSObject {
          public static func sharedInstance() -> Session { Session() }
          public override init() {}
        }
        // Used in Checkout.swift:7.
        // Members: self.
        open class Sheet: NSObject {
          public override init() {}
        }
        // Used in Checkout.swift:7.
        // Members: version.
        open class Terminal: NSObject {
          nonisolated(unsafe) public static let shared = Terminal()
          public override init() {}
        }
        """
    )
    let manifest = try #require(package.files["Package.swift"])
    #expect(manifest.contains(".target(name: \"Payments\", dependencies: [\"UIKit\"]),"))
    #expect(manifest.contains("dependencies: [\"UIKit\", \"Payments\"]"))
    let json = try #require(package.files["Sources/App/app-sources.json"])
    #expect(json.contains("\"Payments\""))
    #expect(!package.problems.contains { $0.severity == .warning })
  }

  @Test(arguments: [
    ("Paymets", "no source imports the module Paymets\nhelp: write --stand-in Payments"),
    ("UIKit", "the package has the module UIKit\nhelp: leave out --stand-in UIKit"),
    ("MapKit", "the package has the module MapKit\nhelp: leave out --stand-in MapKit"),
    ("App", "the package has the module App\nhelp: leave out --stand-in App"),
  ])
  func `a stand-in that is not needed is refused`(_ name: String, _ message: String) throws {
    let fixture = try fixture()
    let error = #expect(throws: ProjectProblem.self) { try package(fixture, [name]) }
    #expect(error?.description == "\(name): error: \(message)")
  }

  @Test func `sources in Swift 4 get the names of UIKit that they use`() throws {
    let fixture = try ProjectFixture()
    try fixture.write(
      """
      {objects = {P = {isa = PBXProject; targets = (T);}; M = {isa = PBXGroup; children = (F);
      sourceTree = "<group>";}; F = {isa = PBXFileReference; path = A.swift;
      sourceTree = "<group>";}; B = {isa = PBXBuildFile; fileRef = F;};
      S = {isa = PBXSourcesBuildPhase; files = (B);};
      L = {isa = XCConfigurationList; buildConfigurations = (C);};
      C = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SWIFT_VERSION = 4.0;};};
      T = {isa = PBXNativeTarget; name = App; buildPhases = (S); buildConfigurationList = L;
      productType = "com.apple.product-type.application";};}; rootObject = P;}
      """,
      to: "App.xcodeproj/project.pbxproj"
    )
    try fixture.write(
      """
      class UIViewContentMode {}
      let a: UIViewAnimationOptions = []; let b = UIViewContentMode(); addChildViewController(c)
      """,
      to: "A.swift"
    )
    let package = try WrapperPackage(
      project: "\(fixture.path)/App.xcodeproj",
      options: fixture.options
    )
    #expect(package.files["Package.swift"]?.contains("[.swiftLanguageMode(.v4)]") ?? false)
    #expect(
      package.files["Sources/App/OldNames.swift"] == """
        // The names of UIKit before Swift 4.2 that the sources use.
        import UIKit

        extension UIViewController { func addChildViewController(_ child: UIViewController) { \
        addChild(child) } }
        typealias UIViewAnimationOptions = UIView.AnimationOptions

        """
    )
  }
}

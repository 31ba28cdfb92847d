import Foundation
import Testing
import XcodeProjectReading

/// A folder with a project that a test writes, and that is removed with it.
final class ProjectFixture {
  let path: String

  init() throws {
    path = "\(FileManager.default.temporaryDirectory.path)/project-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    try write("", to: "lifeline/Package.swift")
    for module in ["MapKit", "SafariServices"] {
      try write("", to: "lifeline/Sources/AppleModules/\(module)/\(module).swift")
    }
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  func write(_ text: String, to name: String) throws {
    let url = URL(fileURLWithPath: "\(path)/\(name)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: url)
  }

  var options: WrapperPackage.Options {
    WrapperPackage.Options(output: "\(path)/OnLinux", lifeline: "\(path)/lifeline")
  }

  /// Writes an app with a group, a localized storyboard, a folder of Xcode 16 and a framework.
  func writeShop() throws {
    try write(Self.shop, to: "Shop.xcodeproj/project.pbxproj")
    try write(
      "import UIKit\nimport Kit\nimport Stripe\n@main\nclass AppDelegate: UIResponder, UIApplicationDelegate {}\n",
      to: "Shop/AppDelegate.swift"
    )
    try write("import UIKit\nclass Cart {}\n", to: "Features/Cart.swift")
    try write("class Old {}\n", to: "Features/Old/Old.swift")
    try write("", to: "Shop/Old Code.m")
    try write("", to: "Shop/Base.lproj/Main.storyboard")
    try write("", to: "Shop/de.lproj/Main.strings")
    try write("{}", to: "Features/menu.json")
    try write("", to: "Features/Media.xcassets/brand-logo.imageset/Contents.json")
    try write("", to: "Features/Media.xcassets/default.colorset/Contents.json")
    try write("import Foundation\npublic struct Kit {}\n", to: "Kit/Kit.swift")
    try write(
      """
      <?xml version="1.0"?><plist version="1.0"><dict>
      <key>CFBundleDisplayName</key><string>$(PRODUCT_NAME:upper)</string></dict></plist>
      """,
      to: "Shop/Info.plist"
    )
  }

  private static let shop = """
    // !$*UTF8*$!
    {
      archiveVersion = 1;
      objects = {
        P /* Project object */ = {isa = PBXProject; buildConfigurationList = CL; mainGroup = G;
          developmentRegion = de; targets = (T, K, U, ); packageReferences = (RP);};
        RP = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.com/stripe";
          requirement = {kind = upToNextMajorVersion; minimumVersion = 2.0.0; }; };
        CL = {isa = XCConfigurationList; buildConfigurations = (C1, C2);
          defaultConfigurationName = Release; };
        C1 = {isa = XCBuildConfiguration; name = Release; buildSettings = {SDKROOT = iphoneos;};};
        C2 = {isa = XCBuildConfiguration; name = Debug;
          buildSettings = {SDKROOT = iphoneos; BASE = "Café Shop";};};
        TL = {isa = XCConfigurationList; buildConfigurations = (C3);};
        C3 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {
          PRODUCT_NAME = "$(BASE)"; INFOPLIST_FILE = Shop/Info.plist;
          PRODUCT_BUNDLE_IDENTIFIER = "com.example.$(PRODUCT_NAME:rfc1034identifier)";
          INFOPLIST_KEY_UIMainStoryboardFile = Main;
          SWIFT_ACTIVE_COMPILATION_CONDITIONS = "DEBUG BETA $(inherited)";
          OTHER_SWIFT_FLAGS = "-DOFFLINE -Xfrontend -warn-x -D DEMO";
          SWIFT_OBJC_BRIDGING_HEADER = "Shop/Bridge.h";};};
        G = {isa = PBXGroup; children = (G1, SYNC, GK); sourceTree = "<group>";};
        G1 = {isa = PBXGroup; children = (F1, F2, V); path = Shop; sourceTree = "<group>";};
        GK = {isa = PBXGroup; children = (FK); path = Kit; sourceTree = "<group>";};
        F1 = {isa = PBXFileReference; path = AppDelegate.swift; sourceTree = "<group>";};
        F2 = {isa = PBXFileReference; path = "Old Code.m"; sourceTree = "<group>";};
        FK = {isa = PBXFileReference; path = Kit.swift; sourceTree = "<group>";};
        V = {isa = PBXVariantGroup; children = (V1, V2); name = Main.storyboard;
          sourceTree = "<group>";};
        V1 = {isa = PBXFileReference; path = Base.lproj/Main.storyboard; sourceTree = "<group>";};
        V2 = {isa = PBXFileReference; path = de.lproj/Main.strings; sourceTree = "<group>";};
        SYNC = {isa = PBXFileSystemSynchronizedRootGroup; path = Features; exceptions = (E);
          sourceTree = "<group>";};
        E = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T;
          membershipExceptions = (Old/Old.swift);};
        B1 = {isa = PBXBuildFile; fileRef = F1;};
        B2 = {isa = PBXBuildFile; fileRef = F2;};
        B3 = {isa = PBXBuildFile; fileRef = V;};
        B4 = {isa = PBXBuildFile; fileRef = FK;};
        B5 = {isa = PBXBuildFile; fileRef = GONE;};
        S1 = {isa = PBXSourcesBuildPhase; files = (B1, B2, B5);};
        S2 = {isa = PBXResourcesBuildPhase; files = (B3);};
        S3 = {isa = PBXSourcesBuildPhase; files = (B4);};
        D = {isa = PBXTargetDependency; target = K;};
        T = {isa = PBXNativeTarget; name = Shop; buildConfigurationList = TL;
          buildPhases = (S1, S2); dependencies = (D); fileSystemSynchronizedGroups = (SYNC);
          productType = "com.apple.product-type.application";};
        K = {isa = PBXNativeTarget; name = Kit; buildPhases = (S3);
          productType = "com.apple.product-type.framework";};
        U = {isa = PBXNativeTarget; name = ShopTests; buildPhases = ();
          productType = "com.apple.product-type.bundle.unit-test";};
      };
      rootObject = P /* Project object */;
    }
    """
}

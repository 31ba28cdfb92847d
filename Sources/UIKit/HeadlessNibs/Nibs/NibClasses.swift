import Foundation
import TraceModel

/// Finds the classes that a storyboard or xib names.
@MainActor
enum NibClasses {
  /// Returns the class of an element: its custom class, or else UIKit's.
  ///
  /// UIKit logs a custom class that does not exist, and uses its own (a tutorial's test against
  /// UIKit of iOS 18.2).
  static func type(
    of element: NibElement,
    base: AnyClass,
    in document: NibDocument,
    _ runtime: Runtime
  )
    -> AnyClass
  {
    guard let name = element["customClass"] else { return base }
    let module = element["customModule"]
    if let found = find(name, module: module, runtime) {
      if isSubclass(found, of: base) || base == NSObject.self { return found }
      runtime.noteNib(
        "the class \(name) of <\(element.name)> is not a subclass of \(base)",
        in: document,
        line: element.line
      )
      return base
    }
    let text =
      module.map { "Unknown class \(name) in Interface Builder file, module \($0)" }
      ?? "Unknown class \(name) in Interface Builder file."
    runtime.noteNib(text, in: document, line: element.line)
    return base
  }

  static func isSubclass(_ type: AnyClass, of base: AnyClass) -> Bool {
    var current: AnyClass? = type
    while let next = current {
      if next == base { return true }
      current = _getSuperclass(next)
    }
    return false
  }

  /// Returns a class of a module; without a module, of the known modules of the app or of UIKit.
  static func find(_ name: String, module: String?, _ runtime: Runtime) -> AnyClass? {
    var name = name
    var modules: [String] = []
    if let module { modules.append(identifier(module)) }
    if let dot = name.firstIndex(of: "."), module == nil {
      modules.append(identifier(String(name[..<dot])))
      name = String(name[name.index(after: dot)...])
    }
    for module in modules {
      if let found = find(name, in: module) {
        NibFiles.note(module: module)
        return found
      }
    }
    for module in NibFiles.knownModules(in: runtime) {
      if let found = module.classes.first(where: { $0.name == name }) { return found.type }
    }
    return ModuleNames.parts.lazy.compactMap { find(name, in: $0) }.first
  }

  private static func find(_ name: String, in module: String) -> AnyClass? {
    if let classes = AppModules.module(named: module)?.classes,
      let found = classes.first(where: { $0.name == name })
    {
      return found.type
    }
    var mangled = "\(module.utf8.count)\(module)"
    for part in name.split(separator: ".") { mangled += "\(part.utf8.count)\(part)C" }
    return _typeByName(mangled) as? AnyClass
  }

  /// Returns the module of a product's name: `My App` is `My_App`.
  private static func identifier(_ name: String) -> String {
    String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
  }

  /// UIKit's classes of views, by the names of their elements.
  static let views: [String: UIView.Type] = [
    "view": UIView.self, "containerView": UIView.self, "label": UILabel.self,
    "button": UIButton.self, "textField": UITextField.self, "textView": UITextView.self,
    "imageView": UIImageView.self, "switch": UISwitch.self, "slider": UISlider.self,
    "stepper": UIStepper.self, "segmentedControl": UISegmentedControl.self,
    "progressView": UIProgressView.self, "activityIndicatorView": UIActivityIndicatorView.self,
    "pageControl": UIPageControl.self, "datePicker": UIDatePicker.self,
    "pickerView": UIPickerView.self, "searchBar": UISearchBar.self,
    "tableView": UITableView.self, "tableViewCell": UITableViewCell.self,
    "tableViewCellContentView": UIView.self, "collectionViewCellContentView": UIView.self,
    "collectionView": UICollectionView.self, "collectionViewCell": UICollectionViewCell.self,
    "collectionReusableView": UICollectionReusableView.self, "scrollView": UIScrollView.self,
    "stackView": UIStackView.self, "navigationBar": UINavigationBar.self,
    "toolbar": UIToolbar.self, "tabBar": UITabBar.self, "visualEffectView": UIVisualEffectView.self,
    "refreshControl": UIRefreshControl.self, "control": UIControl.self, "window": UIWindow.self,
    "tableViewHeaderFooterView": UITableViewHeaderFooterView.self,
    "tableHeaderFooterView": UITableViewHeaderFooterView.self,
  ]

  /// The classes of views in other modules by the names of their elements.
  ///
  /// Without the module the view is a plain `UIView`.
  static let foreignViews: [String: (module: String, name: String)] = [
    "mapView": ("MapKit", "MKMapView"), "wkWebView": ("WebKit", "WKWebView"),
    "webView": ("WebKit", "WKWebView"), "glkView": ("GLKit", "GLKView"),
    "mtkView": ("MetalKit", "MTKView"), "arscnView": ("ARKit", "ARSCNView"),
    "sceneKitView": ("SceneKit", "SCNView"), "skView": ("SpriteKit", "SKView"),
    "pdfView": ("PDFKit", "PDFView"), "adBannerView": ("iAd", "ADBannerView"),
  ]

  /// The classes of controllers in other modules by the names of their elements.
  static let foreignControllers: [String: (module: String, name: String)] = [
    "avPlayerViewController": ("AVKit", "AVPlayerViewController")
  ]

  /// UIKit's classes of controllers, by the names of their elements.
  static let controllers: [String: UIViewController.Type] = [
    "viewController": UIViewController.self, "tableViewController": UITableViewController.self,
    "collectionViewController": UICollectionViewController.self,
    "navigationController": UINavigationController.self,
    "tabBarController": UITabBarController.self,
    "splitViewController": UISplitViewController.self,
    "pageViewController": UIPageViewController.self,
    "hostingController": UIViewController.self, "glkViewController": UIViewController.self,
    "avPlayerViewController": UIViewController.self,
  ]

  /// The gesture recognizers by the names of their elements; Xcode writes `pongPress`.
  static let gestures:
    [String: (type: UIGestureRecognizer.Type, make: @MainActor () -> UIGestureRecognizer)] = [
      "tapGestureRecognizer": (UITapGestureRecognizer.self, { UITapGestureRecognizer() }),
      "pinchGestureRecognizer": (UIPinchGestureRecognizer.self, { UIPinchGestureRecognizer() }),
      "panGestureRecognizer": (UIPanGestureRecognizer.self, { UIPanGestureRecognizer() }),
      "pongPressGestureRecognizer": (
        UILongPressGestureRecognizer.self, { UILongPressGestureRecognizer() }
      ),
      "longPressGestureRecognizer": (
        UILongPressGestureRecognizer.self, { UILongPressGestureRecognizer() }
      ),
      "swipeGestureRecognizer": (UISwipeGestureRecognizer.self, { UISwipeGestureRecognizer() }),
      "rotationGestureRecognizer": (
        UIRotationGestureRecognizer.self, { UIRotationGestureRecognizer() }
      ),
      "screenEdgePanGestureRecognizer": (
        UIScreenEdgePanGestureRecognizer.self, { UIScreenEdgePanGestureRecognizer() }
      ),
      "gestureRecognizer": (UIGestureRecognizer.self, { UIGestureRecognizer() }),
    ]

  /// The classes whose `init(coder:)` reads the element.
  private static let readers: Set<ObjectIdentifier> = Set(
    views.values.map { ObjectIdentifier($0) } + controllers.values.map { ObjectIdentifier($0) }
  )

  /// Returns the nearest class of UIKit whose `init(coder:)` reads the element.
  static func reader(of type: AnyClass) -> AnyClass {
    var current: AnyClass? = type
    while let next = current {
      if readers.contains(ObjectIdentifier(next)) { return next }
      current = _getSuperclass(next)
    }
    return type
  }
}

extension Runtime {
  /// Reports something in a storyboard or xib, in the trace and on standard error, once per run.
  func noteNib(_ message: String, in document: NibDocument, line: Int) {
    let text = "\(message): \(document.path):\(line)"
    guard mailbox.isNew("\(document.path) \(message)") else { return }
    FileHandle.standardError.write(Data("HeadlessUIKit: note: \(text)\n".utf8))
    recording.diagnostic(recording.name("interface-builder"), message: text, subject: .none)
  }
}

@_spi(Runtime) import HeadlessCore
@_spi(Runtime) import HeadlessValues
import Foundation

/// Attributes of the elements of views.
extension NibSession {
  /// Reads an element into a view: its attributes, its subviews, its constraints and connections.
  func read(_ element: NibElement, into view: UIView, _ scene: NibScene) {
    let reader = reader(element, scene)
    add(view, element, scene)
    readGeometry(element, into: view)
    readLook(reader, into: view)
    readPriorities(element, into: view)
    readGuides(element, of: view, scene)
    view.read(reader)
    if let foreign = view as? any NibDelegating { read(element, intoForeign: foreign) }
    let variations = NibVariations.exist(in: element) ? NibVariations(element, self) : nil
    if let variations { view.madeRare.nibVariations = variations }
    for child in element.list("subviews") where !parts.contains(child.id) {
      guard let made = makeView(child, scene) else { continue }
      variations?.add(subview: made, child.id)
      if let stack = view as? UIStackView {
        stack.addArrangedSubview(made)
      } else {
        view.addSubview(made)
      }
    }
    for child in element.list("gestureRecognizers") {
      if let gesture = makeGesture(child, scene) { view.addGestureRecognizer(gesture) }
    }
    add(constraintsOf: view, element, scene)
  }

  private func read(_ element: NibElement, intoForeign view: any NibDelegating) {
    for name in element.unreadAttributes where !NibDesign.attributes.contains(name) {
      guard let value = element.value(of: name), view.setNibAttribute(name, to: value) else {
        continue
      }
      _ = element[name]
    }
  }

  private func readGeometry(_ element: NibElement, into view: UIView) {
    if let rect = element.child(key: "frame") { view.frame = NibValues.rect(rect) }
    if let mask = element.child(key: "autoresizingMask") {
      view.autoresizingMask = Self.autoresizing.reduce(into: []) {
        if mask.flag($1.0) == true { $0.insert($1.1) }
      }
    }
    if element.flag("translatesAutoresizingMaskIntoConstraints") == false {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    if element.flag("autoresizesSubviews") == false { view.autoresizesSubviews = false }
    if let margins = element.child(key: "layoutMargins") {
      view.layoutMargins = NibValues.insets(margins)
    }
    if let margins = element.child(key: "directionalLayoutMargins") {
      view.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: margins.number("top") ?? 0,
        leading: margins.number("leading") ?? 0,
        bottom: margins.number("bottom") ?? 0,
        trailing: margins.number("trailing") ?? 0
      )
    }
    if let value = element.flag("preservesSuperviewLayoutMargins") {
      view.preservesSuperviewLayoutMargins = value
    }
    if let value = element.flag("insetsLayoutMarginsFromSafeArea") {
      view.insetsLayoutMarginsFromSafeArea = value
    }
  }

  private static let autoresizing: [(String, UIView.AutoresizingMask)] = [
    ("widthSizable", .flexibleWidth), ("heightSizable", .flexibleHeight),
    ("flexibleMinX", .flexibleLeftMargin), ("flexibleMaxX", .flexibleRightMargin),
    ("flexibleMinY", .flexibleTopMargin), ("flexibleMaxY", .flexibleBottomMargin),
  ]

  private func readLook(_ nib: NibReader, into view: UIView) {
    nib.color("backgroundColor") { view.backgroundColor = $0 }
    nib.color("tintColor") { view.tintColor = $0 }
    nib.number("alpha") { view.alpha = $0 }
    nib.flag("hidden") { view.isHidden = $0 }
    nib.integer("tag") { view.tag = $0 }
    view.isOpaque = nib.flag("opaque") ?? view.isOpaque
    nib.flag("clipsSubviews") { view.clipsToBounds = $0 }
    nib.flag("multipleTouchEnabled") { view.isMultipleTouchEnabled = $0 }
    // Interface Builder writes the value of labels and image views, whose default is NO, if it is
    // NO.
    view.isUserInteractionEnabled = nib.flag("userInteractionEnabled") ?? true
    nib.value("contentMode") { view.contentMode = $0 }
    nib.value("semanticContentAttribute") { view.semanticContentAttribute = $0 }
    if let identifier = nib["restorationIdentifier"] { view.restorationIdentifier = identifier }
    readAccessibility(nib.element, into: view)
  }

  private func readAccessibility(_ element: NibElement, into view: UIView) {
    guard let values = element.child(key: "accessibilityConfiguration") else { return }
    if let text = NibValues.text("identifier", of: values) { view.accessibilityIdentifier = text }
    if let text = NibValues.text("label", of: values) { view.accessibilityLabel = text }
    if let text = NibValues.text("hint", of: values) { view.accessibilityHint = text }
    if let text = NibValues.text("value", of: values) { view.accessibilityValue = text }
    if let value = values.child(key: "isElement") {
      view.isAccessibilityElement = value["value"] == "YES"
    }
    guard let names = values.child("accessibilityTraits") else { return }
    var traits: UIAccessibilityTraits = []
    for (name, trait) in Self.accessibilityTraits where names.flag(name) == true {
      traits.insert(trait)
    }
    view.accessibilityTraits = traits
  }

  private static let accessibilityTraits: [(String, UIAccessibilityTraits)] = [
    ("none", .none), ("button", .button), ("link", .link), ("image", .image),
    ("selected", .selected), ("playsSound", .playsSound), ("keyboardKey", .keyboardKey),
    ("staticText", .staticText), ("summaryElement", .summaryElement), ("notEnabled", .notEnabled),
    ("updatesFrequently", .updatesFrequently), ("searchField", .searchField),
    ("startsMediaSession", .startsMediaSession), ("adjustable", .adjustable),
    ("allowsDirectInteraction", .allowsDirectInteraction), ("causesPageTurn", .causesPageTurn),
    ("tabBar", .tabBar), ("header", .header),
  ]

  private func readPriorities(_ element: NibElement, into view: UIView) {
    let axes: [(String, NSLayoutConstraint.Axis)] = [
      ("horizontal", .horizontal), ("vertical", .vertical),
    ]
    for (name, axis) in axes {
      if let value = element.number("\(name)HuggingPriority") {
        view.setContentHuggingPriority(UILayoutPriority(Float(value)), for: axis)
      }
      if let value = element.number("\(name)CompressionResistancePriority") {
        view.setContentCompressionResistancePriority(UILayoutPriority(Float(value)), for: axis)
      }
    }
  }

  private func readGuides(_ element: NibElement, of view: UIView, _ scene: NibScene) {
    for child in element.children where child.name == "viewLayoutGuide" {
      child.isRead = true
      let guide: UILayoutGuide? =
        switch child.key {
        case "safeArea": view.safeAreaLayoutGuide
        case "contentLayoutGuide": (view as? UIScrollView)?.contentLayoutGuide
        case "frameLayoutGuide": (view as? UIScrollView)?.frameLayoutGuide
        case "keyboard": view.keyboardLayoutGuide
        case "layoutMargins": view.layoutMarginsGuide
        case "readableContent": view.readableContentGuide
        default: nil
        }
      if let guide { scene.register(guide, child.id) }
    }
  }
}

import Foundation

/// Attributes of the elements of views.
extension NibSession {
  /// Reads an element into a view: its attributes, its subviews, its constraints and connections.
  func read(_ element: NibElement, into view: UIView, _ scene: NibScene) {
    add(view, element, scene)
    readGeometry(element, into: view)
    readLook(element, into: view)
    readPriorities(element, into: view)
    readGuides(element, of: view, scene)
    readKind(element, into: view, scene)
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

  private func readGeometry(_ element: NibElement, into view: UIView) {
    if let rect = element.child(key: "frame") { view.frame = NibValues.rect(rect) }
    if let mask = element.child(key: "autoresizingMask") {
      view.autoresizingMask = NibValues.autoresizingMask(mask)
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

  private func readLook(_ element: NibElement, into view: UIView) {
    if let color = element.child(key: "backgroundColor") {
      view.backgroundColor = NibColors.color(color, in: self)
    }
    if let color = element.child(key: "tintColor") {
      view.tintColor = NibColors.color(color, in: self)
    }
    if let alpha = element.number("alpha") { view.alpha = alpha }
    if let hidden = element.flag("hidden") { view.isHidden = hidden }
    if let tag = element.integer("tag") { view.tag = tag }
    view.isOpaque = element.flag("opaque") ?? view.isOpaque
    if let clips = element.flag("clipsSubviews") { view.clipsToBounds = clips }
    if let multiple = element.flag("multipleTouchEnabled") {
      view.isMultipleTouchEnabled = multiple
    }
    // Interface Builder writes the value of labels and image views, whose default is NO, if it is
    // NO.
    view.isUserInteractionEnabled = element.flag("userInteractionEnabled") ?? true
    if let mode = element["contentMode"].flatMap({
      NibValues.value($0, of: UIView.ContentMode.self)
    }) {
      view.contentMode = mode
    }
    if let value = element["semanticContentAttribute"].flatMap({
      NibValues.value($0, of: UISemanticContentAttribute.self)
    }) {
      view.semanticContentAttribute = value
    }
    if let identifier = element["restorationIdentifier"] { view.restorationIdentifier = identifier }
    readAccessibility(element, into: view)
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

  /// Reads what only elements of a kind have.
  private func readKind(_ element: NibElement, into view: UIView, _ scene: NibScene) {
    switch view {
    case let label as UILabel: read(element, label: label)
    case let image as UIImageView: read(element, imageView: image)
    case let control as UIControl: read(element, control: control)
    case let cell as UITableViewCell: read(element, cell: cell, scene)
    case let cell as UICollectionReusableView: read(element, reusable: cell, scene)
    case let view as UITableViewHeaderFooterView:
      read(element, part: "contentView", view.contentView, scene)
    case let table as UITableView: read(element, table: table, scene)
    case let collection as UICollectionView: read(element, collection: collection, scene)
    case let text as UITextView: read(element, textView: text)
    case let scroll as UIScrollView: read(element, scroll: scroll)
    case let stack as UIStackView: read(element, stack: stack)
    case let effect as UIVisualEffectView: read(element, effect: effect, scene)
    default: readOther(element, into: view, scene)
    }
  }

  private func readOther(_ element: NibElement, into view: UIView, _ scene: NibScene) {
    switch view {
    case let progress as UIProgressView:
      if let value = element.number("progress") { progress.progress = Float(value) }
      readColors(
        element,
        [
          ("progressTintColor", { progress.progressTintColor = $0 }),
          ("trackTintColor", { progress.trackTintColor = $0 }),
        ]
      )
    case let indicator as UIActivityIndicatorView:
      if let style = element["style"].flatMap({
        NibValues.value($0, of: UIActivityIndicatorView.Style.self)
      }) {
        indicator.style = style
      }
      indicator.hidesWhenStopped = element.flag("hidesWhenStopped") ?? false
      readColors(element, [("color", { indicator.color = $0 })])
      if element.flag("animating") == true { indicator.startAnimating() }
    case let bar as UISearchBar: read(element, searchBar: bar)
    case let bar as UINavigationBar: read(element, bar: bar, scene)
    case let bar as UIToolbar:
      let items = element.list("items").compactMap { makeBarButton($0, scene) }
      if !items.isEmpty { bar.items = items }
      readLook(element, of: bar)
    case let bar as UITabBar:
      let items = element.list("items").map { makeTabBarItem($0, scene) }
      if !items.isEmpty { bar.items = items }
      readLook(element, of: bar)
    case let foreign as any NibDelegating:
      for name in element.unreadAttributes where !NibDesign.attributes.contains(name) {
        guard let value = element.value(of: name), foreign.setNibAttribute(name, to: value) else {
          continue
        }
        _ = element[name]
      }
    default: break
    }
  }

  /// Sets colors of an element's keys.
  func readColors(_ element: NibElement, _ keys: [(String, (UIColor?) -> Void)]) {
    for (key, set) in keys {
      if let color = element.child(key: key) { set(NibColors.color(color, in: self)) }
    }
  }

  /// Reads the element for a key into a view that exists, such as the content view of a cell.
  func read(_ element: NibElement, part key: String, _ view: UIView?, _ scene: NibScene) {
    guard let view, let part = element.child(key: key) else { return }
    _ = part["tableViewCell"]
    if let name = part["customClass"] {
      note("the class \(name) of <\(part.name)> is not used: UIKit's view is", part)
    }
    read(part, into: view, scene)
  }

  private func read(_ element: NibElement, stack: UIStackView) {
    if element["axis"] == "vertical" { stack.axis = .vertical }
    if let value = element["distribution"].flatMap({
      NibValues.value($0, of: UIStackView.Distribution.self)
    }) {
      stack.distribution = value
    }
    stack.alignment = NibValues.alignment(element["alignment"]) ?? stack.alignment
    if let spacing = element.number("spacing") { stack.spacing = spacing }
    if element["spacingType"] == "standard" { stack.spacing = 8 }
    stack.isBaselineRelativeArrangement = element.flag("baselineRelativeArrangement") ?? false
    stack.isLayoutMarginsRelativeArrangement =
      element.flag("layoutMarginsRelativeArrangement") ?? false
  }

  private func read(_ element: NibElement, effect view: UIVisualEffectView, _ scene: NibScene) {
    read(element, part: "contentView", view.contentView, scene)
    if let blur = element.child("blurEffect") {
      let style = blur["style"].flatMap { NibValues.value($0, of: UIBlurEffect.Style.self) }
      view.effect = UIBlurEffect(style: style ?? .light)
    } else if let vibrancy = element.child("vibrancyEffect") {
      let style = vibrancy.child("blurEffect")?["style"].flatMap {
        NibValues.value($0, of: UIBlurEffect.Style.self)
      }
      view.effect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: style ?? .light))
    }
  }

  func read(_ element: NibElement, scroll: UIScrollView) {
    if let value = element.flag("scrollEnabled") { scroll.isScrollEnabled = value }
    if let value = element.flag("pagingEnabled") { scroll.isPagingEnabled = value }
    if let value = element.flag("bounces") { scroll.bounces = value }
    if let value = element.flag("bouncesZoom") { scroll.bouncesZoom = value }
    if let value = element.flag("alwaysBounceVertical") { scroll.alwaysBounceVertical = value }
    if let value = element.flag("alwaysBounceHorizontal") { scroll.alwaysBounceHorizontal = value }
    if let value = element.flag("directionalLockEnabled") {
      scroll.isDirectionalLockEnabled = value
    }
    if let value = element.flag("scrollsToTop") { scroll.scrollsToTop = value }
    if let value = element.flag("delaysContentTouches") { scroll.delaysContentTouches = value }
    if let value = element.flag("canCancelContentTouches") {
      scroll.canCancelContentTouches = value
    }
    if let value = element.flag("showsVerticalScrollIndicator") {
      scroll.showsVerticalScrollIndicator = value
    }
    if let value = element.flag("showsHorizontalScrollIndicator") {
      scroll.showsHorizontalScrollIndicator = value
    }
    if let value = element.number("minimumZoomScale") { scroll.minimumZoomScale = value }
    if let value = element.number("maximumZoomScale") { scroll.maximumZoomScale = value }
    if let value = element["keyboardDismissMode"].flatMap({
      NibValues.value($0, of: UIScrollView.KeyboardDismissMode.self)
    }) {
      scroll.keyboardDismissMode = value
    }
    if let value = element["contentInsetAdjustmentBehavior"].flatMap({
      NibValues.value($0, of: UIScrollView.ContentInsetAdjustmentBehavior.self)
    }) {
      scroll.contentInsetAdjustmentBehavior = value
    }
    if let inset = element.child(key: "contentInset") {
      scroll.contentInset = NibValues.insets(inset)
    }
    _ = (element["indicatorStyle"], element.child(key: "scrollIndicatorInsets")?.ignore())
  }
}

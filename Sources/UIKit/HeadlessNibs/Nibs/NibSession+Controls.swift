import Foundation

/// Attributes of the elements of labels, image views and controls.
extension NibSession {
  func read(_ element: NibElement, label: UILabel) {
    if let font = element.child(key: "fontDescription").flatMap(NibValues.font) {
      label.font = font
    }
    readColors(
      element,
      [
        ("textColor", { label.textColor = $0 }),
        ("highlightedColor", { label.highlightedTextColor = $0 }),
        ("shadowColor", { label.shadowColor = $0 }),
      ]
    )
    if let text = NibValues.text("text", of: element) { label.text = text }
    if let text = element.child(key: "attributedText") {
      label.attributedText = NibValues.attributedText(text, in: self)
    }
    if let lines = element.integer("numberOfLines") { label.numberOfLines = lines }
    readAlignment(element) { label.textAlignment = $0 }
    switch element["lineBreakMode"] {
    case "wordWrap": label.lineBreakMode = .byWordWrapping
    case "characterWrap": label.lineBreakMode = .byCharWrapping
    case "clip": label.lineBreakMode = .byClipping
    case "headTruncation": label.lineBreakMode = .byTruncatingHead
    case "middleTruncation": label.lineBreakMode = .byTruncatingMiddle
    default: break
    }
    label.isEnabled = element.flag("enabled") ?? true
    label.isHighlighted = element.flag("highlighted") ?? false
    if let value = element.flag("adjustsFontSizeToFit") { label.adjustsFontSizeToFitWidth = value }
    if let value = element.number("minimumScaleFactor") { label.minimumScaleFactor = value }
    if let value = element.number("preferredMaxLayoutWidth") {
      label.preferredMaxLayoutWidth = value
    }
    if let value = element.flag("adjustsFontForContentSizeCategory") {
      label.adjustsFontForContentSizeCategory = value
    }
    if let size = element.child(key: "shadowOffset") { label.shadowOffset = NibValues.size(size) }
    _ = (element["baselineAdjustment"], element["minimumFontSize"])
    _ = element["adjustsLetterSpacingToFitWidth"]
  }

  private func readAlignment(_ element: NibElement, _ set: (NSTextAlignment) -> Void) {
    let alignment = element["textAlignment"].flatMap {
      NibValues.value($0, of: NSTextAlignment.self)
    }
    if let alignment { set(alignment) }
  }

  func read(_ element: NibElement, imageView: UIImageView) {
    imageView.isUserInteractionEnabled = element.flag("userInteractionEnabled") ?? true
    if let image = NibValues.image("image", of: element, in: self) { imageView.image = image }
    if let image = NibValues.image("highlightedImage", of: element, in: self) {
      imageView.highlightedImage = image
    }
    imageView.isHighlighted = element.flag("highlighted") ?? false
    element.child(key: "preferredSymbolConfiguration")?.ignore()
    _ = element["adjustsImageSizeForAccessibilityContentSizeCategory"]
  }

  func read(_ element: NibElement, control: UIControl) {
    if let value = element.flag("enabled") { control.isEnabled = value }
    if let value = element.flag("selected") { control.isSelected = value }
    if let value = element.flag("highlighted") { control.isHighlighted = value }
    if let value = element["contentHorizontalAlignment"].flatMap({
      NibValues.value($0, of: UIControl.ContentHorizontalAlignment.self)
    }) {
      control.contentHorizontalAlignment = value
    }
    if let value = element["contentVerticalAlignment"].flatMap({
      NibValues.value($0, of: UIControl.ContentVerticalAlignment.self)
    }) {
      control.contentVerticalAlignment = value
    }
    if let value = element.flag("showsMenuAsPrimaryAction") {
      control.showsMenuAsPrimaryAction = value
    }
    switch control {
    case let button as UIButton: read(element, button: button)
    case let field as UITextField: read(element, field: field)
    case let segments as UISegmentedControl: read(element, segments: segments)
    case let picker as UIDatePicker: read(element, picker: picker)
    default: readValue(element, of: control)
    }
  }

  private func readValue(_ element: NibElement, of control: UIControl) {
    switch control {
    case let toggle as UISwitch:
      toggle.isOn = element.flag("on") ?? false
      readColors(
        element,
        [
          ("onTintColor", { toggle.onTintColor = $0 }),
          ("thumbTintColor", { toggle.thumbTintColor = $0 }),
        ]
      )
    case let slider as UISlider:
      slider.minimumValue = Float(element.number("minValue") ?? 0)
      slider.maximumValue = Float(element.number("maxValue") ?? 1)
      slider.value = Float(element.number("value") ?? 0)
      if let value = element.flag("continuous") { slider.isContinuous = value }
      slider.minimumValueImage = NibValues.image("minimumValueImage", of: element, in: self)
      slider.maximumValueImage = NibValues.image("maximumValueImage", of: element, in: self)
      readColors(
        element,
        [
          ("minimumTrackTintColor", { slider.minimumTrackTintColor = $0 }),
          ("maximumTrackTintColor", { slider.maximumTrackTintColor = $0 }),
          ("thumbTintColor", { slider.thumbTintColor = $0 }),
        ]
      )
    case let stepper as UIStepper:
      stepper.maximumValue = Double(element.number("maximumValue") ?? 100)
      stepper.minimumValue = Double(element.number("minimumValue") ?? 0)
      stepper.stepValue = Double(element.number("stepValue") ?? 1)
      stepper.value = Double(element.number("value") ?? 0)
      if let value = element.flag("wraps") { stepper.wraps = value }
      if let value = element.flag("autorepeat") { stepper.autorepeat = value }
    case let pages as UIPageControl:
      pages.numberOfPages = element.integer("numberOfPages") ?? 0
      pages.currentPage = element.integer("currentPage") ?? 0
      if let value = element.flag("hidesForSinglePage") { pages.hidesForSinglePage = value }
      readColors(
        element,
        [
          ("pageIndicatorTintColor", { pages.pageIndicatorTintColor = $0 }),
          ("currentPageIndicatorTintColor", { pages.currentPageIndicatorTintColor = $0 }),
        ]
      )
    default: break
    }
  }

  private static let states: [String: UIControl.State] = [
    "normal": .normal, "highlighted": .highlighted, "disabled": .disabled, "selected": .selected,
    "focused": .focused,
  ]

  private func read(_ element: NibElement, button: UIButton) {
    if let font = element.child(key: "fontDescription").flatMap(NibValues.font) {
      button.titleLabel?.font = font
    }
    for child in element.children where child.name == "state" {
      child.isRead = true
      guard let state = child.key.flatMap({ Self.states[$0] }) else { continue }
      if let title = NibValues.text("title", of: child) { button.setTitle(title, for: state) }
      if let text = child.child(key: "attributedTitle") {
        button.setAttributedTitle(NibValues.attributedText(text, in: self), for: state)
      }
      if let image = NibValues.image("image", of: child, in: self) {
        button.setImage(image, for: state)
      }
      if let image = NibValues.image("backgroundImage", of: child, in: self) {
        button.setBackgroundImage(image, for: state)
      }
      readColors(
        child,
        [
          ("titleColor", { button.setTitleColor($0, for: state) }),
          ("titleShadowColor", { button.setTitleShadowColor($0, for: state) }),
        ]
      )
      child.child(key: "preferredSymbolConfiguration")?.ignore()
    }
    if let element = element.child("buttonConfiguration") { readConfiguration(element, of: button) }
    let insets: [(String, (UIEdgeInsets) -> Void)] = [
      ("contentEdgeInsets", { button.contentEdgeInsets = $0 }),
      ("titleEdgeInsets", { button.titleEdgeInsets = $0 }),
      ("imageEdgeInsets", { button.imageEdgeInsets = $0 }),
    ]
    for (key, set) in insets {
      if let inset = element.child(key: key) { set(NibValues.insets(inset)) }
    }
    if let value = element.flag("changesSelectionAsPrimaryAction") {
      button.changesSelectionAsPrimaryAction = value
    }
    // Nothing is drawn.
    for name in [
      "showsTouchWhenHighlighted", "adjustsImageWhenHighlighted", "adjustsImageWhenDisabled",
      "reversesTitleShadowWhenHighlighted", "pointerInteraction", "buttonType", "role",
    ] { _ = element[name] }
    element.child(key: "titleShadowOffset")?.ignore()
  }

  private func readConfiguration(_ element: NibElement, of button: UIButton) {
    var configuration: UIButton.Configuration =
      switch element["style"] {
      case "filled": .filled()
      case "gray": .gray()
      case "tinted": .tinted()
      default: .plain()
      }
    if let title = NibValues.text("title", of: element) { configuration.title = title }
    if let text = element.child(key: "attributedTitle") {
      configuration.title = NibValues.attributedText(text, in: self).string
    }
    if let text = NibValues.text("subtitle", of: element) { configuration.subtitle = text }
    if let image = NibValues.image("image", of: element, in: self) { configuration.image = image }
    readColors(
      element,
      [
        ("baseForegroundColor", { configuration.baseForegroundColor = $0 }),
        ("baseBackgroundColor", { configuration.baseBackgroundColor = $0 }),
      ]
    )
    // Nothing is drawn.
    for name in ["cornerStyle", "imagePlacement", "imagePadding", "titlePadding", "buttonSize"] {
      _ = element[name]
    }
    for child in element.children where !child.isRead { child.ignore() }
    button.configuration = configuration
  }

  private func read(_ element: NibElement, field: UITextField) {
    if let font = element.child(key: "fontDescription").flatMap(NibValues.font) {
      field.font = font
    }
    readColors(element, [("textColor", { field.textColor = $0 })])
    if let text = NibValues.text("text", of: element) { field.text = text }
    if let text = NibValues.text("placeholder", of: element) { field.placeholder = text }
    readAlignment(element) { field.textAlignment = $0 }
    switch element["borderStyle"] {
    case "roundedRect": field.borderStyle = .roundedRect
    case "line": field.borderStyle = .line
    case "bezel": field.borderStyle = .bezel
    default: break
    }
    if let value = element["clearButtonMode"].flatMap({
      NibValues.value($0, of: UITextField.ViewMode.self)
    }) {
      field.clearButtonMode = value
    }
    if let value = element.flag("clearsOnBeginEditing") { field.clearsOnBeginEditing = value }
    if let value = element.number("minimumFontSize") { field.minimumFontSize = value }
    if let value = element.flag("adjustsFontSizeToFit") { field.adjustsFontSizeToFitWidth = value }
    if let value = element.flag("adjustsFontForContentSizeCategory") {
      field.adjustsFontForContentSizeCategory = value
    }
    field.background = NibValues.image("background", of: element, in: self)
    if let traits = element.child(key: "textInputTraits") { read(traits: traits, of: field) }
  }

  func read(_ element: NibElement, textView view: UITextView) {
    read(element, scroll: view)
    if let font = element.child(key: "fontDescription").flatMap(NibValues.font) { view.font = font }
    readColors(element, [("textColor", { view.textColor = $0 })])
    if let text = NibValues.text("text", of: element) { view.text = text }
    if let text = element.child(key: "attributedText") {
      view.attributedText = NibValues.attributedText(text, in: self)
    }
    readAlignment(element) { view.textAlignment = $0 }
    view.isEditable = element.flag("editable") ?? true
    view.isSelectable = element.flag("selectable") ?? true
    if let value = element.flag("adjustsFontForContentSizeCategory") {
      view.adjustsFontForContentSizeCategory = value
    }
    element.child(key: "dataDetectorTypes")?.ignore()
    if let traits = element.child(key: "textInputTraits") { read(traits: traits, of: view) }
  }

  /// Reads the options of the keyboard, which apps read, but which do not affect the runtime.
  private func read(traits: NibElement, of input: any UITextInputTraits) {
    func value<Value: RawRepresentable>(_ name: String, _ type: Value.Type) -> Value?
    where Value.RawValue: BinaryInteger {
      traits[name].flatMap { NibValues.value($0, of: type) }
    }
    if let type = value("keyboardType", UIKeyboardType.self) { input.keyboardType = type }
    if let key = value("returnKeyType", UIReturnKeyType.self) { input.returnKeyType = key }
    if let look = value("keyboardAppearance", UIKeyboardAppearance.self) {
      input.keyboardAppearance = look
    }
    if let type = value("autocapitalizationType", UITextAutocapitalizationType.self) {
      input.autocapitalizationType = type
    }
    if let type = value("autocorrectionType", UITextAutocorrectionType.self) {
      input.autocorrectionType = type
    }
    if let type = value("spellCheckingType", UITextSpellCheckingType.self) {
      input.spellCheckingType = type
    }
    if let isSecure = traits.flag("secureTextEntry") { input.isSecureTextEntry = isSecure }
    if let isAutomatic = traits.flag("enablesReturnKeyAutomatically") {
      input.enablesReturnKeyAutomatically = isAutomatic
    }
    for name in ["smartDashesType", "smartInsertDeleteType", "smartQuotesType", "textContentType"] {
      _ = traits[name]
    }
  }

  func read(_ element: NibElement, searchBar bar: UISearchBar) {
    if let text = NibValues.text("text", of: element) { bar.text = text }
    if let text = NibValues.text("placeholder", of: element) { bar.placeholder = text }
    if let text = NibValues.text("prompt", of: element) { bar.prompt = text }
    if let value = element.flag("showsCancelButton") { bar.showsCancelButton = value }
    if let value = element.flag("showsBookmarkButton") { bar.showsBookmarkButton = value }
    if let value = element.flag("showsSearchResultsButton") { bar.showsSearchResultsButton = value }
    if let value = element.flag("showsScopeBar") { bar.showsScopeBar = value }
    let titles = element.list("scopeButtonTitles").map(\.text)
    if !titles.isEmpty { bar.scopeButtonTitles = titles }
    _ = element["searchBarStyle"]
    readStyle(element, { bar.barStyle = $0 }, { bar.isTranslucent = $0 })
    readColors(element, [("barTintColor", { bar.barTintColor = $0 })])
    // The options of the keyboard have no effect.
    element.child(key: "textInputTraits")?.ignore()
  }

  private func read(_ element: NibElement, segments control: UISegmentedControl) {
    for (index, segment) in element.list("segments").enumerated() {
      if let image = NibValues.image("image", of: segment, in: self) {
        control.insertSegment(with: image, at: index, animated: false)
      } else {
        let title = NibValues.text("title", of: segment)
        control.insertSegment(withTitle: title, at: index, animated: false)
      }
      if segment.flag("enabled") == false { control.setEnabled(false, forSegmentAt: index) }
      if let width = segment.number("width") { control.setWidth(width, forSegmentAt: index) }
      segment.child(key: "contentOffset")?.ignore()
    }
    control.selectedSegmentIndex = element.integer("selectedSegmentIndex") ?? 0
    if let value = element.flag("momentary") { control.isMomentary = value }
    _ = (element["segmentControlStyle"], element["apportionsSegmentWidthsByContent"])
    readColors(
      element,
      [
        ("selectedSegmentTintColor", { control.selectedSegmentTintColor = $0 })
      ]
    )
  }

  private func read(_ element: NibElement, picker: UIDatePicker) {
    if let mode = element["datePickerMode"].flatMap({
      NibValues.value($0, of: UIDatePicker.Mode.self)
    }) {
      picker.datePickerMode = mode
    }
    if let style = element["style"].flatMap({ NibValues.value($0, of: UIDatePickerStyle.self) }) {
      picker.preferredDatePickerStyle = style
    }
    if let value = element.integer("minuteInterval") { picker.minuteInterval = value }
    if let value = element.number("countDownDuration") { picker.countDownDuration = Double(value) }
    if element["useCurrentDate"] == "NO", let date = element.child(key: "date") {
      date.ignore()
      if let seconds = date.number("timeIntervalSinceReferenceDate") {
        picker.date = Date(timeIntervalSinceReferenceDate: Double(seconds))
      }
    }
    for key in ["date", "minimumDate", "maximumDate", "locale", "timeZone"] {
      element.child(key: key)?.ignore()
    }
  }
}

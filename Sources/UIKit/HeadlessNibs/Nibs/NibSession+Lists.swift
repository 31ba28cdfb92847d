import Foundation

/// Attributes of the elements of tables, collection views and their cells.
extension NibSession {
  func read(_ element: NibElement, table: UITableView, _ scene: NibScene) {
    read(element, scroll: table)
    _ = element["style"]
    let heights: [(String, (CGFloat) -> Void)] = [
      ("rowHeight", { table.rowHeight = $0 }),
      ("estimatedRowHeight", { table.estimatedRowHeight = $0 }),
      ("sectionHeaderHeight", { table.sectionHeaderHeight = $0 }),
      ("sectionFooterHeight", { table.sectionFooterHeight = $0 }),
      ("estimatedSectionHeaderHeight", { table.estimatedSectionHeaderHeight = $0 }),
      ("estimatedSectionFooterHeight", { table.estimatedSectionFooterHeight = $0 }),
    ]
    for (name, set) in heights {
      if let height = element.number(name), height >= 0 { set(height) }
    }
    if element["separatorStyle"] == "none" { table.separatorStyle = .none }
    if let value = element.flag("allowsSelection") { table.allowsSelection = value }
    if let value = element.flag("allowsMultipleSelection") { table.allowsMultipleSelection = value }
    if let value = element.flag("allowsSelectionDuringEditing") {
      table.allowsSelectionDuringEditing = value
    }
    if let value = element.flag("allowsMultipleSelectionDuringEditing") {
      table.allowsMultipleSelectionDuringEditing = value
    }
    if let inset = element.child(key: "separatorInset") {
      table.separatorInset = NibValues.insets(inset)
    }
    readColors(
      element,
      [
        ("separatorColor", { table.separatorColor = $0 }),
        ("sectionIndexColor", { table.sectionIndexColor = $0 }),
        ("sectionIndexBackgroundColor", { table.sectionIndexBackgroundColor = $0 }),
        ("sectionIndexTrackingBackgroundColor", { _ in }),
      ]
    )
    _ = (element["contentViewInsetsToSafeArea"], element["sectionIndexMinimumDisplayRowCount"])
    if let child = element.child(key: "tableHeaderView"), let view = makeView(child, scene) {
      table.tableHeaderView = view
    }
    if let child = element.child(key: "tableFooterView"), let view = makeView(child, scene) {
      table.tableFooterView = view
    }
    if let child = element.child(key: "backgroundView"), let view = makeView(child, scene) {
      table.backgroundView = view
    }
    if element["dataMode"] == "static" { readSections(element, of: table, scene) }
    for prototype in element.list("prototypes") { register(prototype, in: table, scene) }
  }

  private func readSections(_ element: NibElement, of table: UITableView, _ scene: NibScene) {
    let sections = element.list("sections").map { section in
      _ = (section["colorLabel"], section.child(key: "userComments"))
      let cells = section.list("cells").compactMap { child -> StaticTable.Row? in
        let height = child.number("rowHeight")
        guard let cell = makeView(child, scene) as? UITableViewCell else { return nil }
        return StaticTable.Row(cell: cell, height: height)
      }
      let header = section.child(key: "headerView").flatMap { makeView($0, scene) }
      let footer = section.child(key: "footerView").flatMap { makeView($0, scene) }
      return StaticTable.Section(
        rows: cells,
        headerTitle: NibValues.text("headerTitle", of: section),
        footerTitle: NibValues.text("footerTitle", of: section),
        headerView: header,
        footerView: footer
      )
    }
    table.madeRare.staticTable = StaticTable(sections: sections)
  }

  private func register(_ prototype: NibElement, in table: UITableView, _ scene: NibScene) {
    guard let identifier = prototype["reuseIdentifier"] else { return }
    let (document, bundle) = (document, bundle)
    table.cells.register(identifier) { [unowned table] identifier in
      let made = NibSession(document, bundle: bundle, table.life.runtime)
        .makePrototype(prototype, scene)
      return made as? UITableViewCell
        ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
    }
  }

  /// Makes a view of a prototype, connects and awakens it.
  func makePrototype(_ element: NibElement, _ outer: NibScene) -> UIView? {
    let scene = NibScene(document, storyboard: outer.storyboard, outer: outer)
    guard scene.work.claimPrototype(element, in: scene, self) else { return nil }
    let view = makeView(element, scene)
    finish()
    reportUnresolved(scene)
    return view
  }

  func read(_ element: NibElement, cell: UITableViewCell, _ scene: NibScene) {
    _ = (element["style"], element["reuseIdentifier"], element["rowHeight"])
    if let value = element["selectionStyle"].flatMap({
      NibValues.value($0, of: UITableViewCell.SelectionStyle.self)
    }) {
      cell.selectionStyle = value
    }
    let accessories: [(String, (UITableViewCell.AccessoryType) -> Void)] = [
      ("accessoryType", { cell.accessoryType = $0 }),
      ("editingAccessoryType", { cell.editingAccessoryType = $0 }),
    ]
    for (name, set) in accessories {
      let type = element[name].flatMap {
        NibValues.value($0, of: UITableViewCell.AccessoryType.self)
      }
      if let type { set(type) }
    }
    if let level = element.integer("indentationLevel") { cell.indentationLevel = level }
    if let width = element.number("indentationWidth") { cell.indentationWidth = width }
    if let value = element.flag("showsReorderControl") { cell.showsReorderControl = value }
    if let inset = element.child(key: "separatorInset") {
      cell.separatorInset = NibValues.insets(inset)
    }
    _ = (element["hidesAccessoryWhenEditing"], element["shouldIndentWhileEditing"])
    _ = (element["focusStyle"], element["imageView"])
    // The labels of a style are in the content view, and the cell makes them.
    let labels = (element["textLabel"], element["detailTextLabel"])
    if let content = element.child(key: "contentView") {
      for child in content.list("subviews") where !child.id.isEmpty {
        if child.id == labels.0 { readLabel(child, cell.textLabel, scene) }
        if child.id == labels.1 { readLabel(child, cell.detailTextLabel, scene) }
        if child.id == element["imageView"] { readLabel(child, cell.imageView, scene) }
      }
      _ = content["tableViewCell"]
    }
    read(element, part: "contentView", cell.contentView, scene)
    for (key, set) in [
      ("accessoryView", { cell.accessoryView = $0 }),
      ("editingAccessoryView", { cell.editingAccessoryView = $0 }),
      ("backgroundView", { cell.backgroundView = $0 }),
      ("selectedBackgroundView", { cell.selectedBackgroundView = $0 }),
    ] as [(String, (UIView) -> Void)] {
      if let child = element.child(key: key), let view = makeView(child, scene) { set(view) }
    }
  }

  private func readLabel(_ element: NibElement, _ view: UIView?, _ scene: NibScene) {
    guard let view else { return }
    parts.insert(element.id)
    read(element, into: view, scene)
  }

  func read(_ element: NibElement, collection: UICollectionView, _ scene: NibScene) {
    read(element, scroll: collection)
    _ = element["dataMode"]
    if let value = element.flag("allowsSelection") { collection.allowsSelection = value }
    if let value = element.flag("allowsMultipleSelection") {
      collection.allowsMultipleSelection = value
    }
    if let value = element.flag("prefetchingEnabled") { collection.isPrefetchingEnabled = value }
    if let layout = element.child(key: "collectionViewLayout") {
      read(layout, layout: collection.collectionViewLayout, scene)
    }
    for prototype in element.list("cells") {
      register(prototype, ViewRegistry.cellKind, in: collection, scene)
    }
    for (key, kind) in [
      ("sectionHeaderView", UICollectionView.elementKindSectionHeader),
      ("sectionFooterView", UICollectionView.elementKindSectionFooter),
    ] {
      if let view = element.child(key: key) { register(view, kind, in: collection, scene) }
    }
    if let child = element.child(key: "backgroundView"), let view = makeView(child, scene) {
      collection.backgroundView = view
    }
  }

  private func register(
    _ prototype: NibElement,
    _ kind: String,
    in collection: UICollectionView,
    _ scene: NibScene
  ) {
    guard let identifier = prototype["reuseIdentifier"] else { return }
    let (document, bundle) = (document, bundle)
    collection.registry.register(kind: kind, identifier) { [unowned collection] identifier in
      let made = NibSession(document, bundle: bundle, collection.life.runtime)
        .makePrototype(prototype, scene)
      guard let view = made as? UICollectionReusableView else { return nil }
      view.reuseIdentifier = identifier
      return view
    }
  }

  /// Reads a layout, which the collection view's initializer has created.
  private func read(_ element: NibElement, layout: UICollectionViewLayout, _ scene: NibScene) {
    add(layout, element, scene)
    guard let flow = layout as? UICollectionViewFlowLayout else { return }
    if element["scrollDirection"] == "horizontal" { flow.scrollDirection = .horizontal }
    if let value = element.number("minimumLineSpacing") { flow.minimumLineSpacing = value }
    if let value = element.number("minimumInteritemSpacing") {
      flow.minimumInteritemSpacing = value
    }
    if element.flag("automaticEstimatedItemSize") == true {
      flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    }
    if let value = element.flag("sectionHeadersPinToVisibleBounds") {
      flow.sectionHeadersPinToVisibleBounds = value
    }
    if let value = element.flag("sectionFootersPinToVisibleBounds") {
      flow.sectionFootersPinToVisibleBounds = value
    }
    let sizes: [(String, (CGSize) -> Void)] = [
      ("itemSize", { flow.itemSize = $0 }), ("estimatedItemSize", { flow.estimatedItemSize = $0 }),
      ("headerReferenceSize", { flow.headerReferenceSize = $0 }),
      ("footerReferenceSize", { flow.footerReferenceSize = $0 }),
    ]
    for (key, set) in sizes {
      if let size = element.child(key: key) { set(NibValues.size(size)) }
    }
    if let inset = element.child(key: "sectionInset") {
      flow.sectionInset = NibValues.insets(inset)
    }
  }

  func read(_ element: NibElement, reusable view: UICollectionReusableView, _ scene: NibScene) {
    if let identifier = element["reuseIdentifier"] { view.reuseIdentifier = identifier }
    guard let cell = view as? UICollectionViewCell else { return }
    read(element, part: "contentView", cell.contentView, scene)
    element.child(key: "customSize")?.ignore()
    element.child(key: "size")?.ignore()
  }
}

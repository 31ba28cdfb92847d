import Foundation
import TraceModel

/// The requests for cells and supplementary views.
extension UICollectionView {
  /// Asks the data source for the cell of an item.
  func makeCell(
    at path: IndexPath,
    _ attributes: UICollectionViewLayoutAttributes?
  ) -> UICollectionViewCell? {
    guard let dataSource else { return nil }
    let runtime = life.runtime
    let cell = request(CollectionRequest(kind: ViewRegistry.cellKind, path: path)) {
      runtime.dispatcher.invoke(
        .cellForItem,
        to: runtime.appObjects.subject(of: dataSource),
        text: runtime.recording.name(path.traceText)
      ) { dataSource.collectionView(self, cellForItemAt: path) }
    }
    guard let cell else { return nil }
    cell.owner = self
    cell.isSelected = selection.paths.contains(path)
    cell.updateConfigurationIfNeeded()
    return cell
  }

  /// Asks the data source for a supplementary view.
  func makeSupplementaryView(_ key: ElementKey) -> UICollectionReusableView? {
    guard let dataSource else { return nil }
    let runtime = life.runtime
    let view = request(CollectionRequest(kind: key.kind, path: key.path)) {
      runtime.invokeOptional(
        dataSource,
        .viewForSupplementaryElement,
        text: key.path.traceText
      ) {
        dataSource.collectionView(
          self,
          viewForSupplementaryElementOfKind: key.kind,
          at: key.path
        )
      }
    }
    guard let view else {
      runtime.fail(
        exception: "NSInternalInconsistencyException",
        "The collection view's data source did not return a valid view for the element kind "
          + "'\(key.kind)' at \(key.path.objectText)",
        about: traceSubject
      )
      return nil
    }
    view.owner = self
    (view as? UICollectionViewCell)?.updateConfigurationIfNeeded()
    return view
  }

  /// Asks the data source to configure the displayed cell of an item again.
  func reconfigure(_ path: IndexPath) {
    guard let dataSource, let cell = content.cells[path] ?? content.readyCells[path] else { return }
    let runtime = life.runtime
    let new = CollectionRequest(kind: ViewRegistry.cellKind, path: path, reconfigured: cell)
    _ = request(new) {
      runtime.dispatcher.invoke(
        .cellForItem,
        to: runtime.appObjects.subject(of: dataSource),
        text: runtime.recording.name(path.traceText)
      ) { dataSource.collectionView(self, cellForItemAt: path) }
    }
    cell.setNeedsUpdateConfiguration()
    content.isLayoutInvalid = true
    setNeedsLayout()
  }

  private func request<View: UICollectionReusableView>(
    _ new: CollectionRequest,
    _ body: () -> View?
  ) -> View? {
    let outer = content.request
    content.request = new
    CollectionRequest.activeCount += 1
    let view = body()
    CollectionRequest.activeCount -= 1
    content.request = outer
    if let view { check(view, new) }
    return view
  }

  /// Checks that the data source has returned the view that it dequeued for the request.
  ///
  /// Since iOS 18 it must be that view and no other may be dequeued; earlier, any dequeued view.
  private func check(_ view: UICollectionReusableView, _ request: CollectionRequest) {
    let isDequeued = request.dequeued.contains { $0 === view }
    let isExpected =
      life.runtime.behavior.major >= 18
      ? isDequeued && request.dequeued.count == 1 : view.reuseIdentifier != nil
    guard !isExpected else { return }
    if life.runtime.behavior.major >= 18 { return failOfUnrequestedView(request.dequeued.last) }
    let method =
      request.kind == ViewRegistry.cellKind
      ? "-collectionView:cellForItemAtIndexPath:"
      : "-collectionView:viewForSupplementaryElementOfKind:atIndexPath:"
    life.runtime.fail(
      exception: "NSInternalInconsistencyException",
      "the view returned from \(method) (\(view)) does not have a reuseIdentifier - cells must be "
        + "retrieved by calling -dequeueReusableCellWithReuseIdentifier:forIndexPath:",
      about: traceSubject
    )
  }

  private func failOfUnrequestedView(_ view: UICollectionReusableView?) {
    life.runtime.fail(
      exception: "NSInternalInconsistencyException",
      "Expected dequeued view to be returned to the collection view in preparation for display. When "
        + "the collection view's data source is asked to provide a view for a given index path, "
        + "ensure that a single view is dequeued and returned to the collection view. Avoid "
        + "dequeuing views without a request from the collection view. For retrieving an existing "
        + "view in the collection view, use -[UICollectionView cellForItemAtIndexPath:] or "
        + "-[UICollectionView supplementaryViewForElementKind:atIndexPath:]. Dequeued view: "
        + "\(view.map { "\($0)" } ?? "nil"); collection view: \(self)",
      about: traceSubject
    )
  }

  /// Returns a view of the pool or a new one, with the attributes of its position.
  func dequeue(
    kind: String,
    _ identifier: String,
    for path: IndexPath
  ) -> UICollectionReusableView {
    life.runtime.dispatcher.call(.dequeueReusableCell, on: traceSubject) {
      if let cell = content.request?.reconfigured, content.request?.path == path,
        cell.reuseIdentifier == identifier
      {
        content.request?.dequeued.append(cell)
        return cell
      }
      let view = idleOrNew(kind, identifier)
      view.owner = self
      if let request = content.request {
        request.dequeued.append(view)
      } else if life.runtime.behavior.major >= 18 {
        failOfUnrequestedView(view)
      }
      let attributes =
        kind == ViewRegistry.cellKind
        ? layoutAttributesForItem(at: path)
        : layoutAttributesForSupplementaryElement(ofKind: kind, at: path)
      if let attributes { view.place(attributes) }
      return view
    }
  }

  private func idleOrNew(_ kind: String, _ identifier: String) -> UICollectionReusableView {
    if let idle = registry.take(kind: kind, identifier) {
      idle.sendPrepareForReuse()
      return idle
    }
    if let new = registry.make(kind: kind, identifier) { return new }
    life.runtime.fail(
      exception: "NSInternalInconsistencyException",
      "could not dequeue a view of kind: \(kind) with identifier \(identifier) - must register a nib "
        + "or a class for the identifier or connect a prototype cell in a storyboard",
      about: traceSubject
    )
    let isCell = kind == ViewRegistry.cellKind
    let view =
      isCell ? UICollectionViewCell(frame: .zero) : UICollectionReusableView(frame: .zero)
    view.reuseIdentifier = identifier
    return view
  }
}

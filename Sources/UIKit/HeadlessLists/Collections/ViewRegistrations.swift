public import Foundation
import TraceModel

extension UICollectionView {
  /// How the cells of a class are configured for items, as UIKit's
  /// `UICollectionView.CellRegistration`
  /// (developer.apple.com/documentation/uikit/uicollectionview/cellregistration).
  ///
  /// A registration is created once, outside the code that provides cells.
  @preconcurrency @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Configures a cell for an item.
    public typealias Handler =
      @MainActor (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

    let origin = RegistrationOrigin()
    let handler: Handler

    public init(handler: @escaping Handler) {
      self.handler = handler
    }
  }

  /// How the supplementary views of a kind are configured, as UIKit's
  /// `UICollectionView.SupplementaryRegistration`.
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Configures a view.
    public typealias Handler =
      @MainActor (
        _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
      ) -> Void

    let origin = RegistrationOrigin()
    let kind: String
    let handler: Handler

    /// Creates a registration for a kind of views.
    public init(elementKind: String, handler: @escaping Handler) {
      kind = elementKind
      self.handler = handler
    }
  }

  /// Dequeues the cell of a registration and configures it for an item.
  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>,
    for indexPath: IndexPath,
    item: Item?
  ) -> Cell {
    let identifier = identifier(of: registration.origin, "\(Cell.self)")
    registry.registerIfNeeded(Cell.self, kind: ViewRegistry.cellKind, identifier)
    let view = dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
    guard let cell = view as? Cell else { return Cell.made(pooled: ()) }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// Dequeues the supplementary view of a registration and configures it.
  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>,
    for indexPath: IndexPath
  ) -> Supplementary {
    let identifier = identifier(of: registration.origin, "\(Supplementary.self)")
    registry.registerIfNeeded(Supplementary.self, kind: registration.kind, identifier)
    let view = dequeueReusableSupplementaryView(
      ofKind: registration.kind,
      withReuseIdentifier: identifier,
      for: indexPath
    )
    guard let view = view as? Supplementary else { return Supplementary.made(pooled: ()) }
    registration.handler(view, registration.kind, indexPath)
    return view
  }

  private func identifier(of origin: RegistrationOrigin, _ type: String) -> String {
    if origin.isInProvider, life.runtime.behavior.major >= 15 {
      life.runtime.fail(
        exception: "NSInternalInconsistencyException",
        "Attempted to dequeue a cell using a registration that was created inside "
          + "-collectionView:cellForItemAtIndexPath: or inside a UICollectionViewDiffableDataSource "
          + "cell provider. Creating a new registration each time a cell is requested will prevent "
          + "reuse and cause created cells to remain inaccessible in memory for the lifetime of the "
          + "collection view. Registrations should be created up front and reused. Registration: "
          + type,
        about: traceSubject
      )
    }
    return registry.identifier(of: origin, type)
  }
}

/// The identity of a registration and the source location of its creation.
@MainActor
final class RegistrationOrigin {
  /// Whether the registration was created while a data source was asked for a view.
  let isInProvider = CollectionRequest.activeCount > 0
}

import UIKit

@MainActor
protocol CatalogViewControllerDelegate: AnyObject {
  func catalogViewController(_ controller: CatalogViewController, didSelect product: Product)
}

final class CatalogViewController: UIViewController {
  weak var delegate: (any CatalogViewControllerDelegate)?

  let tableView = UITableView(frame: .zero, style: .insetGrouped)
  let searchController = UISearchController(searchResultsController: nil)
  private let spinner = UIActivityIndicatorView(style: .large)
  private let service: any StoreService
  private var products: [Product] = []
  private var loading: Task<Void, Never>?

  private lazy var dataSource = CatalogDataSource(tableView: tableView) {
    [weak self] tableView, indexPath, id in
    let cell = tableView.dequeueReusableCell(
      withIdentifier: ProductCell.reuseIdentifier,
      for: indexPath
    )
    if let cell = cell as? ProductCell, let product = self?.products.first(where: { $0.id == id }) {
      cell.configure(with: product)
    }
    return cell
  }

  init(service: any StoreService) {
    self.service = service
    super.init(nibName: nil, bundle: nil)
    title = "Catalog"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  deinit {
    loading?.cancel()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    configureTableView()
    configureSearch()
    spinner.startAnimating()
    load()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if let indexPath = tableView.indexPathForSelectedRow {
      tableView.deselectRow(at: indexPath, animated: animated)
    }
  }

  private func configureTableView() {
    tableView.accessibilityIdentifier = "catalog.table"
    tableView.register(ProductCell.self, forCellReuseIdentifier: ProductCell.reuseIdentifier)
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 72
    tableView.keyboardDismissMode = .onDrag
    tableView.delegate = self
    tableView.dataSource = dataSource
    tableView.refreshControl = UIRefreshControl(
      frame: .zero,
      primaryAction: UIAction { [weak self] _ in self?.load() }
    )
    tableView.translatesAutoresizingMaskIntoConstraints = false
    spinner.translatesAutoresizingMaskIntoConstraints = false
    spinner.hidesWhenStopped = true
    view.addSubview(tableView)
    view.addSubview(spinner)
    NSLayoutConstraint.activate([
      tableView.topAnchor.constraint(equalTo: view.topAnchor),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      spinner.centerXAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerXAnchor),
      spinner.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor),
    ])
  }

  private func configureSearch() {
    searchController.searchResultsUpdater = self
    searchController.obscuresBackgroundDuringPresentation = false
    searchController.searchBar.placeholder = "Search the catalog"
    searchController.searchBar.autocapitalizationType = .none
    navigationItem.searchController = searchController
    navigationItem.hidesSearchBarWhenScrolling = false
    definesPresentationContext = true
  }

  private func load() {
    loading?.cancel()
    loading = Task { [weak self, service] in
      do {
        self?.finishLoading(.success(try await service.products()))
      } catch  where !Task.isCancelled {
        self?.finishLoading(.failure(error))
      } catch {}
    }
  }

  private func finishLoading(_ result: Result<[Product], any Error>) {
    spinner.stopAnimating()
    tableView.refreshControl?.endRefreshing()
    switch result {
    case .success(let products):
      self.products = products
      applySnapshot(animated: view.window != nil)
    case .failure(let error):
      presentAlert(for: error)
    }
  }

  private func applySnapshot(animated: Bool) {
    let query = searchController.searchBar.text?.trimmingCharacters(in: .whitespaces) ?? ""
    let visible =
      query.isEmpty
      ? products : products.filter { $0.name.localizedCaseInsensitiveContains(query) }
    var snapshot = NSDiffableDataSourceSnapshot<Product.Category, Product.ID>()
    for category in Product.Category.allCases {
      let items = visible.filter { $0.category == category }
      guard !items.isEmpty else { continue }
      snapshot.appendSections([category])
      snapshot.appendItems(items.map(\.id), toSection: category)
    }
    dataSource.apply(snapshot, animatingDifferences: animated)
  }

  private func presentAlert(for error: any Error) {
    let alert = UIAlertController(
      title: "The catalog can’t be loaded",
      message: error.localizedDescription,
      preferredStyle: .alert
    )
    alert.addAction(
      UIAlertAction(title: "Retry", style: .default) { [weak self] _ in self?.load() }
    )
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(alert, animated: true)
  }
}

extension CatalogViewController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let id = dataSource.itemIdentifier(for: indexPath),
      let product = products.first(where: { $0.id == id })
    else { return }
    delegate?.catalogViewController(self, didSelect: product)
  }

  func tableView(
    _ tableView: UITableView,
    didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    (cell as? ProductCell)?.cancelImage()
  }
}

extension CatalogViewController: UISearchResultsUpdating {
  func updateSearchResults(for searchController: UISearchController) {
    applySnapshot(animated: true)
  }
}

private final class CatalogDataSource: UITableViewDiffableDataSource<Product.Category, Product.ID> {
  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  {
    sectionIdentifier(for: section)?.title
  }
}

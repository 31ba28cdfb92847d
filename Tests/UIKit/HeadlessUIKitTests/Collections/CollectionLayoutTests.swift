import Foundation
import HeadlessUIKit
import Testing

@MainActor
struct `Flow layouts` {
  private func frames(_ layout: UICollectionViewFlowLayout, _ counts: [Int]) -> [CGRect] {
    let source = ItemSource(counts)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: layout
    )
    view.dataSource = source
    return counts.indices.flatMap { section in
      (0..<counts[section]).compactMap {
        view.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame
      }
    }
  }

  @Test func `lines are justified and the last line continues the columns`() async throws {
    try await withApp { _ in
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 90, height: 40)
      #expect(
        frames(layout, [5]) == [
          CGRect(x: 0, y: 0, width: 90, height: 40), CGRect(x: 115, y: 0, width: 90, height: 40),
          CGRect(x: 230, y: 0, width: 90, height: 40), CGRect(x: 0, y: 50, width: 90, height: 40),
          CGRect(x: 115, y: 50, width: 90, height: 40),
        ]
      )
    }
  }

  @Test func `insets, headers and footers separate sections`() async throws {
    try await withApp { _ in
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 300, height: 40)
      layout.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 7, right: 10)
      layout.headerReferenceSize = CGSize(width: 0, height: 20)
      layout.footerReferenceSize = CGSize(width: 0, height: 30)
      #expect(frames(layout, [1, 2]).map(\.minY) == [25, 127, 177])
    }
  }

  @Test func `a horizontal layout fills columns`() async throws {
    try await withApp { _ in
      let layout = UICollectionViewFlowLayout()
      layout.scrollDirection = .horizontal
      layout.itemSize = CGSize(width: 50, height: 200)
      #expect(
        frames(layout, [3]).map(\.origin) == [
          CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 280), CGPoint(x: 60, y: 0),
        ]
      )
    }
  }

  @Test func `a hundred thousand items are found without a look at each`() async throws {
    try await withApp { app in
      let world = CollectionWorld([100_000])
      try app.show(world.view)
      #expect(world.view.contentSize.height == 5_000_000)
      app.scroll(world.view, to: IndexPath(item: 99_999, section: 0))
      #expect(world.visibleItems == [99_996, 99_997, 99_998, 99_999])
      #expect(
        world.layout.layoutAttributesForElements(
          in: CGRect(x: 0, y: 1000, width: 100, height: 100)
        )?.count == 2
      )
    }
  }

  @Test func `pinned headers stay while their section is visible`() async throws {
    try await withApp { app in
      let world = CollectionWorld([6, 6])
      world.layout.headerReferenceSize = CGSize(width: 100, height: 20)
      world.layout.sectionHeadersPinToVisibleBounds = true
      try app.show(world.view)
      world.view.contentOffset.y = 100
      try app.idle()
      let kind = UICollectionView.elementKindSectionHeader
      let header = world.view.supplementaryView(
        forElementKind: kind,
        at: IndexPath(item: 0, section: 0)
      )
      #expect(header?.frame.minY == 100)
      world.view.contentOffset.y = 310
      try app.idle()
      #expect(header?.frame.minY == 300)
    }
  }

  @Test func `estimated items take the size of their constraints`() async throws {
    try await withApp { app in
      let world = CollectionWorld([3])
      world.layout.estimatedItemSize = CGSize(width: 100, height: 10)
      world.source.cell = { view, path in
        let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        if cell.contentView.subviews.isEmpty {
          let box = UIView()
          box.translatesAutoresizingMaskIntoConstraints = false
          cell.contentView.addSubview(box)
          NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
            box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
            box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
            box.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
            box.widthAnchor.constraint(equalToConstant: 80),
            box.heightAnchor.constraint(equalToConstant: 30),
          ])
        }
        return cell
      }
      try app.show(world.view)
      #expect(world.view.visibleCells.map(\.frame.size.height) == [30, 30, 30])
      #expect(world.view.contentSize.height == 90)
    }
  }
}

@MainActor
struct `Compositional layouts` {
  private func view(_ layout: UICollectionViewLayout, _ source: ItemSource) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400),
      collectionViewLayout: layout
    )
    view.contentInsetAdjustmentBehavior = .never
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header"
    )
    view.dataSource = source
    return view
  }

  private func size(
    _ width: NSCollectionLayoutDimension,
    _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  private func frames(_ view: UICollectionView, _ count: Int) -> [CGRect] {
    (0..<count).compactMap {
      view.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame
    }
  }

  @Test func `a group repeats an item until it is full`() async throws {
    try await withApp { _ in
      let item = NSCollectionLayoutItem(
        layoutSize: size(.fractionalWidth(1 / 3), .fractionalHeight(1))
      )
      item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(60)),
        subitems: [item]
      )
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = 10
      let source = ItemSource([4])
      let view = view(UICollectionViewCompositionalLayout(section: section), source)
      #expect(frames(view, 4).map { $0.minX.rounded() } == [2, 102, 202, 2])
      #expect(frames(view, 4).map(\.minY) == [2, 2, 2, 72])
      #expect(frames(view, 1).map(\.height) == [56])
      #expect(view.contentSize.height == 130)
    }
  }

  @Test func `nested groups and a count share the length`() async throws {
    try await withApp { _ in
      let large = NSCollectionLayoutItem(
        layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1))
      )
      let small = NSCollectionLayoutItem(
        layoutSize: size(.fractionalWidth(1), .fractionalHeight(1))
      )
      let column = NSCollectionLayoutGroup.vertical(
        layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)),
        subitem: small,
        count: 2
      )
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(100)),
        subitems: [large, column]
      )
      let source = ItemSource([4])
      let section = NSCollectionLayoutSection(group: group)
      let view = view(UICollectionViewCompositionalLayout(section: section), source)
      #expect(
        frames(view, 4) == [
          CGRect(x: 0, y: 0, width: 150, height: 100), CGRect(x: 150, y: 0, width: 150, height: 50),
          CGRect(x: 150, y: 50, width: 150, height: 50),
          CGRect(x: 0, y: 100, width: 150, height: 100),
        ]
      )
    }
  }

  @Test func `an orthogonal section shows the items in its breadth`() async throws {
    try await withApp { app in
      let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.absolute(120), .absolute(80)),
        subitems: [item]
      )
      let section = NSCollectionLayoutSection(group: group)
      section.orthogonalScrollingBehavior = .continuous
      let source = ItemSource([20])
      let view = view(UICollectionViewCompositionalLayout(section: section), source)
      try app.show(view)
      #expect(view.indexPathsForVisibleItems.map(\.item) == [0, 1, 2])
      #expect(view.contentSize.height == 80)
      app.scroll(view, to: IndexPath(item: 19, section: 0))
      #expect(view.indexPathsForVisibleItems.map(\.item) == [17, 18, 19])
    }
  }

  @Test func `a list measures its rows and headers`() async throws {
    try await withApp { app in
      var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
      configuration.headerMode = .supplementary
      let source = ItemSource([3])
      let view = view(UICollectionViewCompositionalLayout.list(using: configuration), source)
      let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
        cell,
        path,
        item in
        var content = cell.defaultContentConfiguration()
        content.text = "Row"
        content.secondaryText = item == 1 ? "A second line" : nil
        cell.contentConfiguration = content
      }
      source.cell = {
        $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $1.item)
      }
      try app.show(view)
      let heights = view.visibleCells.map(\.frame.height)
      #expect(heights[0] == 44)
      #expect(heights[1] > 50)
      #expect(view.visibleCells.map(\.frame.width) == [300, 300, 300])
      #expect(
        view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).count == 1
      )
      #expect(view.visibleCells[1].frame.minY == view.visibleCells[0].frame.maxY)
    }
  }
}

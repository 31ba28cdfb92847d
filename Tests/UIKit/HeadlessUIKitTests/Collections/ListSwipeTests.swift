import Foundation
import HeadlessUIKit
import Testing

/// Items of lists that a finger swipes.
@MainActor
struct `A swipe over an item of a list` {
  private final class Source: NSObject, UICollectionViewDataSource {
    var asked: [String] = []
    var performed: [String] = []

    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

    func collectionView(
      _ view: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func actions(
      _ edge: String,
      _ path: IndexPath,
      _ titles: [String]
    )
      -> UISwipeActionsConfiguration?
    {
      asked.append("\(edge) \(path.item)")
      return UISwipeActionsConfiguration(
        actions: titles.map { title in
          UIContextualAction(style: .normal, title: title) { [weak self] _, _, completion in
            self?.performed.append("\(title) \(path.item)")
            completion(true)
          }
        }
      )
    }
  }

  private func show(_ source: Source, in app: HeadlessApp) throws -> UICollectionView {
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    list.trailingSwipeActionsConfigurationProvider = {
      source.actions("trailing", $0, ["Delete", "Flag"])
    }
    list.leadingSwipeActionsConfigurationProvider = { source.actions("leading", $0, []) }
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list)
    )
    view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    try app.show(view)
    try app.idle()
    return view
  }

  private func button(_ title: String, in view: UIView) -> UIButton? {
    view.subviews.lazy.compactMap { subview in
      (subview as? UIButton).flatMap { $0.currentTitle == title ? $0 : nil }
        ?? button(title, in: subview)
    }.first
  }

  @Test func `opens the actions of the trailing edge, and moves the cell`() async throws {
    try await withApp { app in
      let source = Source()
      let view = try show(source, in: app)
      let cell = try #require(view.cellForItem(at: [0, 1]))
      try app.swipe(cell, .left)
      #expect(source.asked == ["trailing 1"])
      #expect(cell.frame.minX == -148)
      view.setNeedsLayout()
      try app.idle()
      #expect(cell.frame.minX == -148)
      try app.tap(try #require(button("Flag", in: view)))
      #expect(source.performed == ["Flag 1"])
      #expect(cell.frame.minX == 0)
      #expect(button("Flag", in: view) == nil)
      #expect(view.indexPathsForSelectedItems == [])
    }
  }

  @Test func `performs the first action when it is long`() async throws {
    try await withApp { app in
      let source = Source()
      let view = try show(source, in: app)
      let cell = try #require(view.cellForItem(at: [0, 2]))
      let place = view.convert(CGPoint(x: 300, y: cell.frame.midY), to: nil)
      try app.drag(from: place, to: CGPoint(x: place.x - 280, y: place.y))
      #expect(source.performed == ["Delete 2"])
      #expect(cell.frame.minX == 0)
    }
  }

  @Test func `closes by a touch elsewhere, by a movement back, and by an edit mode`() async throws {
    try await withApp { app in
      let source = Source()
      let view = try show(source, in: app)
      let cell = try #require(view.cellForItem(at: [0, 0]))
      try app.swipe(cell, .left)
      try app.tap(try #require(view.cellForItem(at: [0, 2])))
      #expect(button("Flag", in: view) == nil)
      #expect(view.indexPathsForSelectedItems == [])
      let place = view.convert(CGPoint(x: 200, y: cell.frame.midY), to: nil)
      try app.drag(
        through: [place, CGPoint(x: place.x - 60, y: place.y), CGPoint(x: place.x - 5, y: place.y)]
      )
      #expect(cell.frame.minX == 0)
      #expect(button("Flag", in: view) == nil)
      try app.swipe(cell, .left)
      #expect(button("Flag", in: view) != nil)
      view.isEditing = false
      #expect(button("Flag", in: view) == nil)
      try app.swipe(cell, .left)
      view.reloadData()
      try app.idle()
      #expect(button("Flag", in: view) == nil)
      #expect(source.performed == [])
    }
  }

  @Test func `without actions, or in a layout that is no list, opens nothing`() async throws {
    try await withApp { app in
      let source = Source()
      let view = try show(source, in: app)
      let cell = try #require(view.cellForItem(at: [0, 0]))
      try app.swipe(cell, .right)
      #expect(source.asked == ["leading 0"])
      #expect(cell.frame.minX == 0)
      view.collectionViewLayout = UICollectionViewFlowLayout()
      try app.idle()
      source.asked = []
      try app.swipe(try #require(view.cellForItem(at: [0, 0])), .left)
      #expect(source.asked == [])
    }
  }
}

import Foundation

protocol StoreService: Sendable {
  func products() async throws -> [Product]
  func placeOrder(recipient: String, total: Decimal) async throws -> Order
}

struct StoreError: Error {}

/// The catalog that ships with the app.
struct BundledStoreService: StoreService {
  var latency: Duration = .milliseconds(400)

  func products() async throws -> [Product] {
    try await Task.sleep(for: latency)
    return Self.coffees + Self.teas + Self.equipment
  }

  func placeOrder(recipient: String, total: Decimal) async throws -> Order {
    try await Task.sleep(for: latency)
    guard total > 0 else { throw StoreError() }
    return Order(number: 1001, total: total, recipient: recipient)
  }

  private static let coffees = ["Sidamo", "Huila", "Mandheling", "Antigua", "Tarrazú"].enumerated()
    .map { offset, name in
      Product(
        id: offset,
        name: name,
        summary: "\(name), roasted on Tuesdays, with notes of cocoa and orange.",
        price: 12 + Decimal(offset),
        symbolName: "cup.and.saucer.fill",
        category: .coffee
      )
    }

  private static let teas = (1...30).map { number in
    Product(
      id: 100 + number,
      name: "Garden No. \(number)",
      summary: "Picked by hand in garden no. \(number).",
      price: 8 + Decimal(number) / 2,
      symbolName: "leaf.fill",
      category: .tea
    )
  }

  private static let equipment = ["Grinder", "Kettle", "Scale"].enumerated().map { offset, name in
    Product(
      id: 200 + offset,
      name: name,
      summary: "A \(name.lowercased()) for every kitchen.",
      price: 59,
      symbolName: "shippingbox.fill",
      category: .equipment
    )
  }
}

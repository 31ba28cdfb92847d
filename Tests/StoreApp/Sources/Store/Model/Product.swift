import Foundation

struct Product: Identifiable, Hashable, Sendable {
  let id: Int
  let name: String
  let summary: String
  let price: Decimal
  let symbolName: String
  let category: Category

  enum Category: String, CaseIterable, Hashable, Sendable {
    case coffee
    case tea
    case equipment

    var title: String { rawValue.capitalized }
  }
}

struct Order: Hashable, Sendable {
  let number: Int
  let total: Decimal
  let recipient: String
}

extension Decimal {
  var price: String { formatted(.currency(code: "EUR").locale(Locale(identifier: "en_IE"))) }
}

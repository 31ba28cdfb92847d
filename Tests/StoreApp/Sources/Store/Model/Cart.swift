import Foundation

@MainActor
final class Cart {
  static let didChangeNotification = Notification.Name("CartDidChange")

  struct Line: Hashable {
    let product: Product
    var quantity: Int

    var total: Decimal { product.price * Decimal(quantity) }
  }

  private(set) var lines: [Line] = []
  private(set) var coupon: String?

  var count: Int { lines.reduce(0) { $0 + $1.quantity } }
  var subtotal: Decimal { lines.reduce(0) { $0 + $1.total } }
  var discount: Decimal { coupon == nil ? 0 : subtotal / 10 }
  var total: Decimal { subtotal - discount }

  func add(_ product: Product, quantity: Int = 1) {
    if let index = lines.firstIndex(where: { $0.product.id == product.id }) {
      lines[index].quantity += quantity
    } else {
      lines.append(Line(product: product, quantity: quantity))
    }
    didChange()
  }

  func remove(at index: Int) {
    lines.remove(at: index)
    didChange()
  }

  func removeAll() {
    lines = []
    coupon = nil
    didChange()
  }

  @discardableResult
  func apply(coupon code: String) -> Bool {
    guard code.uppercased() == "WELCOME" else { return false }
    coupon = code.uppercased()
    didChange()
    return true
  }

  private func didChange() {
    NotificationCenter.default.post(name: Cart.didChangeNotification, object: self)
  }
}

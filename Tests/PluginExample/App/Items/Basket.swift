import Foundation

final class Basket: NSObject {
  @objc dynamic var count = 0
}

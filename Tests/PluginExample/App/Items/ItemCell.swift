import UIKit

final class ItemCell: UITableViewCell {
  @IBOutlet private(set) var nameLabel: UILabel!
}

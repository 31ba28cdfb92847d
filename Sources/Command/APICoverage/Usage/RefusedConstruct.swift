/// Constructs that the Swift compiler accepts only for Apple's platforms.
package enum RefusedConstruct {
  private static let isRewritten =
    "needs the Objective-C runtime; the plugin AppSources rewrites it"

  private static let reasons = [
    "@objc": isRewritten, "@objcMembers": isRewritten, "@nonobjc": isRewritten,
    "@NSManaged": "needs Core Data", "@NSCopying": isRewritten, "@GKInspectable": isRewritten,
    "@IBOutlet": isRewritten, "@IBAction": isRewritten, "@IBSegueAction": isRewritten,
    "@IBInspectable": isRewritten, "@IBDesignable": isRewritten,
    "#selector": "\(isRewritten); without it write a closure or a Selector value",
    "#keyPath": "\(isRewritten); without it write a key path such as \\UIView.alpha",
  ]

  /// The reason for a construct, such as `@objc` or `#selector`.
  package static func reason(for name: String) -> String? { reasons[name] }
}

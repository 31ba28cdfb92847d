/// Constructs that the Swift compiler accepts only for Apple's platforms.
package enum RefusedConstruct {
  private static let needsRuntime = "needs the Objective-C runtime"
  private static let needsNib = "is connected by a storyboard or nib, which are not read"

  private static let reasons = [
    "@objc": needsRuntime, "@objcMembers": needsRuntime, "@nonobjc": needsRuntime,
    "@NSManaged": needsRuntime, "@NSCopying": needsRuntime, "@GKInspectable": needsRuntime,
    "@IBOutlet": needsNib, "@IBAction": needsNib, "@IBSegueAction": needsNib,
    "@IBInspectable": needsNib, "@IBDesignable": needsNib,
    "#selector": "\(needsRuntime); write a closure or a Selector value",
    "#keyPath": "\(needsRuntime); write a key path such as \\UIView.alpha",
  ]

  /// The reason for a construct, such as `@objc` or `#selector`.
  package static func reason(for name: String) -> String? { reasons[name] }
}

import Foundation

/// Declarations of the names that UIKit had before Swift 4.2.
///
/// Source: the renamed declarations of the iOS 12 API differences for Swift 4.2.
enum OldNames {
  /// Returns the declarations of the old names that the sources of a module use; `nil` if there is
  /// none.
  static func source(for module: AppModuleSources) -> SwiftSource? {
    var used: Set<Substring> = []
    var declared: Set<Substring> = []
    for path in module.swiftFiles {
      guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { continue }
      for word in SourceWord.words(of: text) {
        used.insert(word.text)
        if let keyword = word.keyword, ["class", "struct", "enum", "typealias"].contains(keyword) {
          declared.insert(word.text)
        }
      }
    }
    used.subtract(declared)
    var lines = types.filter { used.contains(Substring($0.key)) }.map { old, new in
      "typealias \(old) = \(new)\n"
    }
    lines += members.filter { used.contains(Substring($0.name)) }.map { $0.text + "\n" }
    guard !lines.isEmpty else { return nil }
    return """
      // The names of UIKit before Swift 4.2 that the sources use.
      import UIKit


      """ + SwiftSource(constants: lines.sorted())
  }

  private static let types: [String: String] = [
    "NSAttributedStringKey": "NSAttributedString.Key",
    "UIActivityIndicatorViewStyle": "UIActivityIndicatorView.Style",
    "UIAlertActionStyle": "UIAlertAction.Style",
    "UIAlertControllerStyle": "UIAlertController.Style",
    "UIApplicationLaunchOptionsKey": "UIApplication.LaunchOptionsKey",
    "UIApplicationOpenURLOptionsKey": "UIApplication.OpenURLOptionsKey",
    "UIApplicationState": "UIApplication.State",
    "UIBarButtonItemStyle": "UIBarButtonItem.Style",
    "UIBarButtonSystemItem": "UIBarButtonItem.SystemItem",
    "UIBlurEffectStyle": "UIBlurEffect.Style",
    "UIButtonType": "UIButton.ButtonType",
    "UICollectionViewScrollDirection": "UICollectionView.ScrollDirection",
    "UICollectionViewScrollPosition": "UICollectionView.ScrollPosition",
    "UIControlContentHorizontalAlignment": "UIControl.ContentHorizontalAlignment",
    "UIControlContentVerticalAlignment": "UIControl.ContentVerticalAlignment",
    "UIControlEvents": "UIControl.Event",
    "UIControlState": "UIControl.State",
    "UIDatePickerMode": "UIDatePicker.Mode",
    "UIFontTextStyle": "UIFont.TextStyle",
    "UIGestureRecognizerState": "UIGestureRecognizer.State",
    "UIImageOrientation": "UIImage.Orientation",
    "UIImagePickerControllerSourceType": "UIImagePickerController.SourceType",
    "UIImageRenderingMode": "UIImage.RenderingMode",
    "UILayoutConstraintAxis": "NSLayoutConstraint.Axis",
    "UINavigationControllerOperation": "UINavigationController.Operation",
    "UIPageViewControllerNavigationDirection": "UIPageViewController.NavigationDirection",
    "UIPageViewControllerNavigationOrientation": "UIPageViewController.NavigationOrientation",
    "UIPageViewControllerTransitionStyle": "UIPageViewController.TransitionStyle",
    "UIScrollViewKeyboardDismissMode": "UIScrollView.KeyboardDismissMode",
    "UISearchBarIcon": "UISearchBar.Icon",
    "UISearchBarStyle": "UISearchBar.Style",
    "UIStackViewAlignment": "UIStackView.Alignment",
    "UIStackViewDistribution": "UIStackView.Distribution",
    "UISwipeGestureRecognizerDirection": "UISwipeGestureRecognizer.Direction",
    "UITabBarItemPositioning": "UITabBar.ItemPositioning",
    "UITableViewCellAccessoryType": "UITableViewCell.AccessoryType",
    "UITableViewCellEditingStyle": "UITableViewCell.EditingStyle",
    "UITableViewCellSelectionStyle": "UITableViewCell.SelectionStyle",
    "UITableViewCellSeparatorStyle": "UITableViewCell.SeparatorStyle",
    "UITableViewCellStyle": "UITableViewCell.CellStyle",
    "UITableViewRowAnimation": "UITableView.RowAnimation",
    "UITableViewScrollPosition": "UITableView.ScrollPosition",
    "UITableViewStyle": "UITableView.Style",
    "UITextBorderStyle": "UITextField.BorderStyle",
    "UITextFieldViewMode": "UITextField.ViewMode",
    "UIUserInterfaceSizeClass": "UIUserInterfaceSizeClass",
    "UIViewAnimationCurve": "UIView.AnimationCurve",
    "UIViewAnimationOptions": "UIView.AnimationOptions",
    "UIViewAutoresizing": "UIView.AutoresizingMask",
    "UIViewContentMode": "UIView.ContentMode",
    "UIViewKeyframeAnimationOptions": "UIView.KeyframeAnimationOptions",
    "UIViewTintAdjustmentMode": "UIView.TintAdjustmentMode",
  ].filter { $0.key != $0.value }

  private struct Member {
    var name: String
    var text: String

    init(_ name: String, _ text: String) {
      self.name = name
      self.text = text
    }

    /// The name of a notification, which moved from `NSNotification.Name` into a class.
    static func notification(_ name: String, _ type: String, _ member: String) -> Member {
      Member(
        name,
        "extension NSNotification.Name { static var \(name): NSNotification.Name { \(type).\(member) } }"
      )
    }

    /// A global constant that moved into a class.
    static func constant(_ name: String, _ type: String, _ value: String) -> Member {
      Member(name, "@preconcurrency @MainActor var \(name): \(type) { \(value) }")
    }

    /// A method of a class that was renamed.
    static func method(_ name: String, _ type: String, _ declaration: String) -> Member {
      Member(name, "extension \(type) { \(declaration) }")
    }
  }

  private static let audioCategories: [Member] = [
    "Ambient", "MultiRoute", "PlayAndRecord", "Playback", "Record", "SoloAmbient",
  ].map { name in
    let member = name.prefix(1).lowercased() + name.dropFirst()
    return Member(
      "AVAudioSessionCategory\(name)",
      """
      import AVFoundation

      let AVAudioSessionCategory\(name) = AVAudioSession.Category.\(member)
      """
    )
  }

  private static let members: [Member] =
    audioCategories + [
      .notification(
        "UIApplicationDidBecomeActive",
        "UIApplication",
        "didBecomeActiveNotification"
      ),
      .notification(
        "UIApplicationDidEnterBackground",
        "UIApplication",
        "didEnterBackgroundNotification"
      ),
      .notification(
        "UIApplicationWillEnterForeground",
        "UIApplication",
        "willEnterForegroundNotification"
      ),
      .notification(
        "UIApplicationWillResignActive",
        "UIApplication",
        "willResignActiveNotification"
      ),
      .notification("UIApplicationWillTerminate", "UIApplication", "willTerminateNotification"),
      .notification("UIKeyboardDidHide", "UIResponder", "keyboardDidHideNotification"),
      .notification("UIKeyboardDidShow", "UIResponder", "keyboardDidShowNotification"),
      .notification(
        "UIKeyboardWillChangeFrame",
        "UIResponder",
        "keyboardWillChangeFrameNotification"
      ),
      .notification("UIKeyboardWillHide", "UIResponder", "keyboardWillHideNotification"),
      .notification("UIKeyboardWillShow", "UIResponder", "keyboardWillShowNotification"),
      .notification(
        "UITextFieldTextDidChange",
        "UITextField",
        "textDidChangeNotification"
      ),
      .constant(
        "UIKeyboardAnimationCurveUserInfoKey",
        "String",
        "UIResponder.keyboardAnimationCurveUserInfoKey"
      ),
      .constant(
        "UIKeyboardAnimationDurationUserInfoKey",
        "String",
        "UIResponder.keyboardAnimationDurationUserInfoKey"
      ),
      .constant(
        "UIKeyboardFrameBeginUserInfoKey",
        "String",
        "UIResponder.keyboardFrameBeginUserInfoKey"
      ),
      .constant(
        "UIKeyboardFrameEndUserInfoKey",
        "String",
        "UIResponder.keyboardFrameEndUserInfoKey"
      ),
      .constant("UITableViewAutomaticDimension", "CGFloat", "UITableView.automaticDimension"),
      .constant("UIViewNoIntrinsicMetric", "CGFloat", "UIView.noIntrinsicMetric"),
      .constant(
        "UICollectionElementKindSectionFooter",
        "String",
        "UICollectionView.elementKindSectionFooter"
      ),
      .constant(
        "UICollectionElementKindSectionHeader",
        "String",
        "UICollectionView.elementKindSectionHeader"
      ),
      .constant(
        "UILayoutFittingCompressedSize",
        "CGSize",
        "UIView.layoutFittingCompressedSize"
      ),
      .constant("UILayoutFittingExpandedSize", "CGSize", "UIView.layoutFittingExpandedSize"),
      Member(
        "UIEdgeInsetsMake",
        """
        func UIEdgeInsetsMake(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) \
        -> UIEdgeInsets { UIEdgeInsets(top: top, left: left, bottom: bottom, right: right) }
        """
      ),
      Member(
        "UIEdgeInsetsInsetRect",
        """
        func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect { \
        rect.inset(by: insets) }
        """
      ),
      Member(
        "UIImagePNGRepresentation",
        "func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }"
      ),
      Member(
        "UIImageJPEGRepresentation",
        """
        func UIImageJPEGRepresentation(_ image: UIImage, _ quality: CGFloat) -> Data? { \
        image.jpegData(compressionQuality: quality) }
        """
      ),
      .method(
        "bringSubview",
        "UIView",
        "func bringSubview(toFront view: UIView) { bringSubviewToFront(view) }"
      ),
      .method(
        "sendSubview",
        "UIView",
        "func sendSubview(toBack view: UIView) { sendSubviewToBack(view) }"
      ),
      .method(
        "addChildViewController",
        "UIViewController",
        "func addChildViewController(_ child: UIViewController) { addChild(child) }"
      ),
      .method(
        "removeFromParentViewController",
        "UIViewController",
        "func removeFromParentViewController() { removeFromParent() }"
      ),
      .method(
        "childViewControllers",
        "UIViewController",
        "var childViewControllers: [UIViewController] { children }"
      ),
      .method(
        "toParentViewController",
        "UIViewController",
        """
        func didMove(toParentViewController parent: UIViewController?) { didMove(toParent: parent) }; \
        func willMove(toParentViewController parent: UIViewController?) { willMove(toParent: parent) }
        """
      ),
    ]
}

public import Foundation

extension AttributeScopes {
  /// The attributes of UIKit for `AttributedString`, as `AttributeScopes.UIKitAttributes`.
  public struct UIKitAttributes: AttributeScope {
    /// The attribute of `NSAttributedString.Key.font`.
    public let font: FontAttribute
    /// The attribute of `NSAttributedString.Key.foregroundColor`.
    public let foregroundColor: ForegroundColorAttribute
    /// The attribute of `NSAttributedString.Key.backgroundColor`.
    public let backgroundColor: BackgroundColorAttribute
    /// The attribute of `NSAttributedString.Key.kern`.
    public let kern: KernAttribute
    /// The attribute of `NSAttributedString.Key.tracking`.
    public let tracking: TrackingAttribute
    /// The attribute of `NSAttributedString.Key.underlineStyle`.
    public let underlineStyle: UnderlineStyleAttribute
    /// The attribute of `NSAttributedString.Key.underlineColor`.
    public let underlineColor: UnderlineColorAttribute
    /// The attribute of `NSAttributedString.Key.strikethroughStyle`.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The attribute of `NSAttributedString.Key.strikethroughColor`.
    public let strikethroughColor: StrikethroughColorAttribute
    /// The attribute of `NSAttributedString.Key.baselineOffset`.
    public let baselineOffset: BaselineOffsetAttribute
    /// The attribute of `NSAttributedString.Key.strokeColor`.
    public let strokeColor: StrokeColorAttribute
    /// The attribute of `NSAttributedString.Key.strokeWidth`.
    public let strokeWidth: StrokeWidthAttribute
    public let foundation: FoundationAttributes

    /// The key of ``font``.
    public enum FontAttribute: AttributedStringKey {
      /// The type of the values.
      public typealias Value = UIFont
      /// The name of the key.
      public static let name = "NSFont"
    }

    /// The key of ``foregroundColor``.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// The type of the values.
      public typealias Value = UIColor
      /// The name of the key.
      public static let name = "NSColor"
    }

    /// The key of ``backgroundColor``.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// The type of the values.
      public typealias Value = UIColor
      /// The name of the key.
      public static let name = "NSBackgroundColor"
    }

    /// The key of ``kern``.
    public enum KernAttribute: AttributedStringKey {
      /// The type of the values.
      public typealias Value = CGFloat
      /// The name of the key.
      public static let name = "NSKern"
    }

    /// The key of ``tracking``.
    public enum TrackingAttribute: AttributedStringKey {
      /// The type of the values.
      public typealias Value = CGFloat
      /// The name of the key.
      public static let name = "CTTracking"
    }

    /// The key of ``underlineStyle``.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// The type of the values.
      public typealias Value = NSUnderlineStyle
      /// The name of the key.
      public static let name = "NSUnderline"
    }

    /// The key of ``underlineColor``.
    public enum UnderlineColorAttribute: AttributedStringKey {
      /// The type of the values.
      public typealias Value = UIColor
      /// The name of the key.
      public static let name = "NSUnderlineColor"
    }

    /// The key of ``strikethroughStyle``.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// The type of the values.
      public typealias Value = NSUnderlineStyle
      /// The name of the key.
      public static let name = "NSStrikethrough"
    }

    /// The key of ``strikethroughColor``.
    public enum StrikethroughColorAttribute: AttributedStringKey {
      /// The type of the values.
      public typealias Value = UIColor
      /// The name of the key.
      public static let name = "NSStrikethroughColor"
    }

    /// The key of ``baselineOffset``.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// The type of the values.
      public typealias Value = CGFloat
      /// The name of the key.
      public static let name = "NSBaselineOffset"
    }

    /// The key of ``strokeColor``.
    public enum StrokeColorAttribute: AttributedStringKey {
      /// The type of the values.
      public typealias Value = UIColor
      /// The name of the key.
      public static let name = "NSStrokeColor"
    }

    /// The key of ``strokeWidth``.
    public enum StrokeWidthAttribute: AttributedStringKey {
      /// The type of the values.
      public typealias Value = CGFloat
      /// The name of the key.
      public static let name = "NSStrokeWidth"
    }
  }

  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  /// Finds an attribute of UIKit by its name.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key {
    self[Key.self]
  }
}

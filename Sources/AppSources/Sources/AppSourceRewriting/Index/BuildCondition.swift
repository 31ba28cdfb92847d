import SwiftSyntax

/// The known value of a condition of `#if`.
enum Truth: Sendable {
  case yes, no, unknown

  static prefix func ! (value: Truth) -> Truth {
    switch value {
    case .yes: .no
    case .no: .yes
    case .unknown: .unknown
    }
  }

  static func && (left: Truth, right: Truth) -> Truth {
    if left == .no || right == .no { return .no }
    return left == .yes && right == .yes ? .yes : .unknown
  }

  static func || (left: Truth, right: Truth) -> Truth { !(!left && !right) }
}

/// Evaluates conditions of `#if` as on iOS.
struct BuildCondition: Sendable {
  /// Modules of Apple's platforms that do not exist elsewhere, besides those of `AppleModules`.
  private static let otherModules: Set<String> = [
    "Accelerate", "AdSupport", "AppKit", "AppTrackingTransparency", "AuthenticationServices",
    "CarPlay", "Charts", "ClockKit", "CloudKit", "Cocoa", "Combine", "CoreBluetooth", "CoreData",
    "CoreGraphics", "CoreHaptics", "CoreImage", "CoreMotion", "CoreSpotlight", "CoreTelephony",
    "CoreText", "CryptoKit", "Darwin", "DeviceCheck", "EventKit", "GameKit", "GameplayKit",
    "HealthKit", "HomeKit", "ImageIO", "Intents", "IntentsUI", "Messages", "Metal", "MetalKit",
    "MultipeerConnectivity", "NaturalLanguage", "Network", "NotificationCenter", "OSLog",
    "ObjectiveC", "PDFKit", "PassKit", "QuartzCore", "RealityKit", "ReplayKit", "SceneKit",
    "Security", "Social", "Speech", "SpriteKit", "SwiftData", "SwiftUI", "SystemConfiguration",
    "TVUIKit", "TipKit", "Vision", "WatchConnectivity", "WatchKit", "WidgetKit", "os",
  ]

  let runtimeModule: String
  let importableModules: Set<String>
  /// Whether the sources are those of a package, for which SwiftPM defines `SWIFT_PACKAGE`.
  let isPackage: Bool

  /// Creates the conditions of a module.
  init(
    runtimeModule: String = "UIKit",
    importableModules: Set<String> = [],
    isPackage: Bool = false
  ) {
    self.runtimeModule = runtimeModule
    self.importableModules = importableModules
    self.isPackage = isPackage
  }

  /// Returns the value of a condition.
  func truth(of condition: ExprSyntax) -> Truth {
    if let sequence = condition.as(SequenceExprSyntax.self) { return truth(of: sequence) }
    if let tuple = condition.as(TupleExprSyntax.self), let only = tuple.elements.first {
      return truth(of: only.expression)
    }
    if let prefix = condition.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" {
      return !truth(of: prefix.expression)
    }
    if let literal = condition.as(BooleanLiteralExprSyntax.self) {
      return literal.literal.text == "true" ? .yes : .no
    }
    if let flag = condition.as(DeclReferenceExprSyntax.self), flag.baseName.text == Self.packageFlag
    {
      return isPackage ? .yes : .no
    }
    return condition.as(FunctionCallExprSyntax.self).map(truth(of:)) ?? .unknown
  }

  /// The flag that SwiftPM defines for each target, also for one with the sources of an Xcode
  /// target.
  private static let packageFlag = "SWIFT_PACKAGE"

  /// Returns the value of `os(iOS)`, `canImport(Module)` and the like; unknown for conditions that
  /// stay.
  func truth(of call: FunctionCallExprSyntax) -> Truth {
    guard let function = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let argument = call.arguments.first?.expression.trimmedDescription
    else { return .unknown }
    switch function {
    case "os": return argument == "iOS" ? .yes : .no
    case "targetEnvironment": return argument == "simulator" ? .yes : .no
    case "swift", "compiler":
      // The compilers that build the package have version 6.
      guard let version = Int(argument.drop { !$0.isNumber }.prefix { $0.isNumber }) else {
        return .unknown
      }
      return (version <= 6) == argument.hasPrefix(">=") ? .yes : .no
    case "canImport":
      let module = String(argument.prefix { $0 != "." })
      if ["UIKit", "Foundation", "Swift", "Dispatch", runtimeModule].contains(module) {
        return .yes
      }
      if importableModules.contains(module) || FileRewriter.importableSubstitutes.contains(module) {
        return .yes
      }
      return AppleModules.contains(module) || Self.otherModules.contains(module) ? .no : .unknown
    default: return .unknown
    }
  }

  private func truth(of sequence: SequenceExprSyntax) -> Truth {
    // `&&` binds more strongly than `||`: a disjunction of conjunctions.
    var disjunction = Truth.no
    var conjunction = Truth.yes
    for element in sequence.elements {
      if let binary = element.as(BinaryOperatorExprSyntax.self) {
        switch binary.operator.text {
        case "&&": break
        case "||":
          disjunction = disjunction || conjunction
          conjunction = .yes
        default: return .unknown
        }
      } else {
        conjunction = conjunction && truth(of: element)
      }
    }
    return disjunction || conjunction
  }
}

import Findings
import TraceModel

/// The kind of a transition between two controllers, by the order of their callbacks.
///
/// UIKit does not guarantee these orders, so a kind is only reported and never a finding.
/// Source: “The Inconsistent Order of View Transition Events”, wangling.me, 2014, and device logs
/// of 2015 to 2023.
public enum TransitionKind: String, Hashable, Sendable, CaseIterable {
  /// A navigation controller pushed or popped.
  case push = "push or pop"
  /// A modal that covers the screen was presented or dismissed.
  case fullScreenModal = "full-screen modal"
  /// A tab bar controller switched, or a page was curled; both have the same order.
  case tabSwitch = "tab switch or page curl"
  /// A page was scrolled.
  case pageScroll = "page scroll"
  /// A swipe back, or the dismissal of a modal, was cancelled.
  case cancelledPop = "cancelled swipe"
  case cancelledPageScroll = "cancelled page scroll"
  case cancelledPageCurl = "cancelled page curl"
  /// The drag of a sheet was cancelled.
  case cancelledSheet = "cancelled sheet drag"
  /// A sheet was presented or dismissed; its presenter stays visible.
  case sheet = "sheet"
  /// The user swiped the app away: its scene was disconnected first.
  case swipeKill = "app swiped away"
  /// A container of the app exchanged its children.
  case childExchange = "exchange of children"
  /// Any other order.
  case other = "other transition"

  /// The plural of the kind in reports.
  package var plural: String {
    switch self {
    case .push: "pushes or pops"
    case .tabSwitch: "tab switches or page curls"
    case .swipeKill: "apps swiped away"
    case .childExchange: "exchanges of children"
    default: rawValue + "s"
    }
  }

  /// The kind of a transition in a known container.
  ///
  /// - Parameter container: The kind of the common parent of both controllers.
  /// - Returns: The only kind with this order that the container has, or else the kind of the
  ///   order.
  func inside(_ container: SubjectKind) -> TransitionKind {
    switch (self, container) {
    case (.push, .tabBarController), (.fullScreenModal, .tabBarController),
      (.pageScroll, .tabBarController):
      .tabSwitch
    case (.tabSwitch, .navigationController), (.fullScreenModal, .navigationController),
      (.pageScroll, .navigationController):
      .push
    // In a page controller the order of the did callbacks decides: the arriving page has its
    // callback first while pages scroll, last while they curl.
    case (.push, .pageViewController): .tabSwitch
    case (.fullScreenModal, .pageViewController): .pageScroll
    case (.push, .viewController), (.fullScreenModal, .viewController),
      (.tabSwitch, .viewController), (.pageScroll, .viewController), (.other, .viewController):
      .childExchange
    default: self
    }
  }

  /// The callbacks of the disappearing (`old`) and the appearing (`new`) controller, in their
  /// order.
  private static let words: [(TransitionKind, TransitionSequence)] = [
    (.push, [.oldWillDisappear, .newWillAppear, .oldDidDisappear, .newDidAppear]),
    (.fullScreenModal, [.oldWillDisappear, .newWillAppear, .newDidAppear, .oldDidDisappear]),
    (.tabSwitch, [.newWillAppear, .oldWillDisappear, .oldDidDisappear, .newDidAppear]),
    (.pageScroll, [.newWillAppear, .oldWillDisappear, .newDidAppear, .oldDidDisappear]),
    (
      .cancelledPop,
      [
        .oldWillDisappear, .newWillAppear, .newWillDisappear, .newDidDisappear, .oldWillAppear,
        .oldDidAppear,
      ]
    ),
    (
      .cancelledPageScroll,
      [
        .newWillAppear, .oldWillDisappear, .oldWillAppear, .oldDidAppear, .newWillDisappear,
        .newDidDisappear,
      ]
    ),
    (
      .cancelledPageCurl,
      [
        .newWillAppear, .oldWillDisappear, .newWillDisappear, .oldWillAppear, .newDidDisappear,
        .oldDidAppear,
      ]
    ),
    (.cancelledSheet, [.oldWillDisappear, .oldWillAppear, .oldDidAppear]),
  ]

  /// The kind of an order of callbacks.
  init(_ word: TransitionSequence) {
    self = Self.words.first { $0.1 == word }?.0 ?? .other
  }
}

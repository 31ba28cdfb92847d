public import Foundation
public import HeadlessUIKit

/// The result of a command; the values of Media Player's `MPRemoteCommandHandlerStatus`.
public enum MPRemoteCommandHandlerStatus: Int, Sendable {
  /// The command was performed.
  case success = 0
  /// The content for the command is missing.
  case noSuchContent = 100
  /// The app does not play media.
  case noActionableNowPlayingItem = 110
  /// The device is not there.
  case deviceNotFound = 120
  /// The command was not performed.
  case commandFailed = 200
}

/// A command of the lock screen or a headset, as Media Player's `MPRemoteCommandEvent`.
@preconcurrency @MainActor
open class MPRemoteCommandEvent: NSObject {
  public let command: MPRemoteCommand
  /// The time of the run in seconds.
  public let timestamp: TimeInterval

  init(command: MPRemoteCommand) {
    self.command = command
    timestamp = HeadlessApp.current.elapsedSeconds
    super.init()
  }
}

/// A command to move, as Media Player's `MPChangePlaybackPositionCommandEvent`.
@preconcurrency @MainActor
open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent {
  /// The position in seconds.
  public let positionTime: TimeInterval

  init(command: MPRemoteCommand, position: TimeInterval) {
    positionTime = position
    super.init(command: command)
  }
}

/// A command to skip, as Media Player's `MPSkipIntervalCommandEvent`.
@preconcurrency @MainActor
open class MPSkipIntervalCommandEvent: MPRemoteCommandEvent {
  /// The seconds.
  public let interval: TimeInterval

  init(command: MPSkipIntervalCommand) {
    interval = command.preferredIntervals.first?.doubleValue ?? 0
    super.init(command: command)
  }
}

/// A button of the lock screen or a headset, as Media Player's `MPRemoteCommand`
/// (developer.apple.com/documentation/mediaplayer/mpremotecommand).
///
/// A test presses it with `app.press(_:)`.
@preconcurrency @MainActor
open class MPRemoteCommand: NSObject {
  private enum Target {
    case method(Weak, Selector)
    case block(NSObject, (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus)
  }

  private struct Weak {
    weak var object: AnyObject?
  }

  private var targets: [Target] = []
  /// Whether the button can be pressed.
  open var isEnabled = true

  /// Adds a method of an object, which is not retained.
  open func addTarget(_ target: Any, action: Selector) {
    targets.append(.method(Weak(object: target as AnyObject), action))
  }

  /// Adds a block.
  ///
  /// - Returns: An object for ``removeTarget(_:)``.
  @discardableResult
  open func addTarget(
    handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus
  ) -> Any {
    let object = NSObject()
    targets.append(.block(object, handler))
    return object
  }

  /// Removes the methods of an object, or a block; `nil` removes all of them.
  open func removeTarget(_ target: Any?) {
    guard let target else { return targets = [] }
    let object = target as AnyObject
    targets.removeAll {
      switch $0 {
      case .method(let weak, _): weak.object === object
      case .block(let key, _): key === object
      }
    }
  }

  /// Removes a method of an object.
  open func removeTarget(_ target: Any, action: Selector?) { removeTarget(target) }

  func send(_ event: MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus? {
    var result: MPRemoteCommandHandlerStatus?
    for target in targets {
      switch target {
      case .method(let weak, let action):
        guard let object = weak.object else { continue }
        if Runtime.current.performAction(action, on: object, sender: event) { result = .success }
      case .block(_, let handler): result = handler(event)
      }
    }
    return result
  }
}

/// A button that skips, as Media Player's `MPSkipIntervalCommand`.
@preconcurrency @MainActor
open class MPSkipIntervalCommand: MPRemoteCommand {
  /// The seconds.
  open var preferredIntervals: [NSNumber] = []
}

/// A slider of the position, as Media Player's `MPChangePlaybackPositionCommand`.
@preconcurrency @MainActor
open class MPChangePlaybackPositionCommand: MPRemoteCommand {}

/// The buttons of the lock screen and headsets, as Media Player's `MPRemoteCommandCenter`
/// (developer.apple.com/documentation/mediaplayer/mpremotecommandcenter).
@preconcurrency @MainActor
open class MPRemoteCommandCenter: NSObject {
  /// Returns the center of the run.
  open class func shared() -> MPRemoteCommandCenter {
    HeadlessApp.current.service { MPRemoteCommandCenter() }
  }

  public let playCommand = MPRemoteCommand()
  /// Pauses.
  public let pauseCommand = MPRemoteCommand()
  /// Ends.
  public let stopCommand = MPRemoteCommand()
  /// Plays or pauses.
  public let togglePlayPauseCommand = MPRemoteCommand()
  /// Plays the next media.
  public let nextTrackCommand = MPRemoteCommand()
  /// Plays the media before.
  public let previousTrackCommand = MPRemoteCommand()
  public let skipForwardCommand = MPSkipIntervalCommand()
  public let skipBackwardCommand = MPSkipIntervalCommand()
  /// Moves.
  public let changePlaybackPositionCommand = MPChangePlaybackPositionCommand()
  /// Begins to move forward.
  public let seekForwardCommand = MPRemoteCommand()
  /// Begins to move backward.
  public let seekBackwardCommand = MPRemoteCommand()
  /// Likes the media.
  public let likeCommand = MPRemoteCommand()
}

extension HeadlessApp {
  /// Presses a button of the lock screen or a headset.
  ///
  /// - Parameters:
  ///   - command: The button.
  ///   - position: The position in seconds, for the slider of the position.
  /// - Returns: The result of the last handler; `success` for a method, whose result is not read.
  /// - Throws: ``ServiceError``, if the button is not enabled or has no target.
  @discardableResult
  public func press(
    _ command: MPRemoteCommand,
    position: TimeInterval = 0
  ) throws(ServiceError) -> MPRemoteCommandHandlerStatus {
    let event: MPRemoteCommandEvent
    switch command {
    case let skip as MPSkipIntervalCommand: event = MPSkipIntervalCommandEvent(command: skip)
    case is MPChangePlaybackPositionCommand:
      event = MPChangePlaybackPositionCommandEvent(command: command, position: position)
    default: event = MPRemoteCommandEvent(command: command)
    }
    guard command.isEnabled, let result = command.send(event) else {
      throw ServiceError(
        .notPossible,
        "can't press a button of the lock screen: the command is not enabled or has no target"
      )
    }
    return result
  }
}

import AVFoundation
import AVKit
import Foundation
import HeadlessUIKit
import Testing
import TraceModel

struct `Players on the clock of the run` {
  private func address(_ name: String) throws -> URL {
    try #require(URL(string: "https://example.com/\(name)"))
  }

  @Test @MainActor func `an item becomes ready, plays on the clock, and ends`() async throws {
    try await SystemScreen.run { screen in
      let url = try address("film.mp4")
      screen.app.media.setDuration(CMTime(value: 3, timescale: 1), of: url)
      let item = AVPlayerItem(url: url)
      let player = AVPlayer(playerItem: item)
      var lines: [String] = []
      let observations = [
        player.observe(\.rate) { player, _ in lines.append("rate \(player.rate)") },
        player.observe(\.timeControlStatus) { player, _ in
          lines.append("control \(player.timeControlStatus.rawValue)")
        },
        item.observe(\.status) { item, _ in lines.append("status \(item.status.rawValue)") },
      ]
      let end = NotificationCenter.default.addObserver(
        forName: .AVPlayerItemDidPlayToEndTime,
        object: item,
        queue: nil
      ) { _ in MainActor.assumeIsolated { lines.append("end") } }
      player.play()
      #expect(item.duration.isIndefinite)
      try await screen.app.settle()
      #expect(lines == ["rate 1.0", "control 1", "status 1", "control 2"])
      #expect(item.duration.seconds == 3)
      try await screen.app.advance(by: .seconds(2))
      #expect(player.currentTime().seconds == 2)
      try await screen.app.advance(by: .seconds(5))
      #expect(lines.suffix(3) == ["rate 0.0", "control 0", "end"])
      #expect(player.currentTime().seconds == 3)
      #expect(try screen.serviceReports().isEmpty)
      for observation in observations { observation.invalidate() }
      NotificationCenter.default.removeObserver(end)
    }
  }

  @Test @MainActor func `observers are called at intervals and boundaries of the item's time`()
    async throws
  {
    try await SystemScreen.run { screen in
      screen.app.media.defaultDuration = CMTime(value: 4, timescale: 1)
      let player = AVPlayer(url: try address("a.mp3"))
      var lines: [String] = []
      let periodic = player.addPeriodicTimeObserver(
        forInterval: CMTime(value: 1, timescale: 1),
        queue: .main
      ) { lines.append("\($0.seconds)") }
      let boundary = player.addBoundaryTimeObserver(
        forTimes: [NSValue(time: CMTime(value: 5, timescale: 2))],
        queue: nil
      ) { lines.append("boundary") }
      try await screen.app.settle()
      player.rate = 2
      try await screen.app.settle()
      lines = []
      let start = screen.app.now
      try await screen.app.advance(by: .milliseconds(1600))
      #expect(lines == ["1.0", "2.0", "boundary", "3.0"])
      #expect(start.duration(to: screen.app.now) == .milliseconds(1600))
      player.removeTimeObserver(periodic)
      player.removeTimeObserver(boundary)
      try await screen.app.advance(by: .seconds(5))
      #expect(lines.count == 4)
    }
  }

  @Test @MainActor func `a seek that another one replaces has not finished`() async throws {
    try await SystemScreen.run { screen in
      let player = AVPlayer(url: try address("a.mp4"))
      try await screen.app.settle()
      var lines: [String] = []
      player.seek(to: CMTime(value: 4, timescale: 1)) { lines.append("first \($0)") }
      player.seek(to: CMTime(value: 99, timescale: 1)) { lines.append("second \($0)") }
      #expect(lines == ["first false"])
      try await screen.app.settle()
      #expect(lines == ["first false", "second true"])
      #expect(player.currentTime().seconds == 10)
      #expect(
        try screen.serviceReports() == [
          "a.mp4 is not read: its duration is 10.0 s; a test sets app.media.setDuration(_:of:) "
            + "or app.media.defaultDuration"
        ]
      )
    }
  }

  @Test @MainActor func `an app that seeks to the start at the end plays again`() async throws {
    try await SystemScreen.run { screen in
      screen.app.media.defaultDuration = CMTime(value: 2, timescale: 1)
      let player = AVPlayer(url: try address("loop.mp4"))
      var ends = 0
      let token = NotificationCenter.default.addObserver(
        forName: .AVPlayerItemDidPlayToEndTime,
        object: player.currentItem,
        queue: nil
      ) { _ in
        MainActor.assumeIsolated {
          ends += 1
          player.seek(to: .zero)
          player.play()
        }
      }
      player.play()
      try await screen.app.settle()
      try await screen.app.advance(by: .seconds(9))
      #expect(ends == 4)
      #expect(player.rate == 1)
      NotificationCenter.default.removeObserver(token)
    }
  }

  @Test @MainActor func `a queue plays its items in order, and a looper repeats one`() async throws
  {
    try await SystemScreen.run { screen in
      screen.app.media.defaultDuration = CMTime(value: 1, timescale: 1)
      let items = [AVPlayerItem(url: try address("1")), AVPlayerItem(url: try address("2"))]
      let queue = AVQueuePlayer(items: items)
      queue.play()
      try await screen.app.settle()
      try await screen.app.advance(by: .milliseconds(1500))
      #expect(queue.currentItem === items[1])
      #expect(abs(queue.currentTime().seconds - 0.5) < 0.001)
      try await screen.app.advance(by: .seconds(1))
      #expect(queue.items().isEmpty)
      #expect(queue.rate == 0)

      let looped = AVQueuePlayer()
      let looper = AVPlayerLooper(player: looped, templateItem: AVPlayerItem(url: try address("3")))
      looped.play()
      try await screen.app.settle()
      try await screen.app.advance(by: .milliseconds(3500))
      #expect(looper.loopCount == 3)
      #expect(looped.rate == 1)
    }
  }

  @Test @MainActor func `an item that a test lets fail has its error`() async throws {
    try await SystemScreen.run { screen in
      let url = try address("broken.mp4")
      screen.app.media.setFailure(AVError(.unknown), of: url)
      let player = AVPlayer(url: url)
      player.play()
      try await screen.app.settle()
      #expect(player.currentItem?.status == .failed)
      #expect(player.currentItem?.error as? AVError == AVError(.unknown))
      #expect(player.timeControlStatus == .waitingToPlayAtSpecifiedRate)
    }
  }

  @MainActor
  private final class Owner: AVPlayerViewControllerDelegate {
    var lines: [String] = []

    func playerViewController(
      _ playerViewController: AVPlayerViewController,
      willBeginFullScreenPresentationWithAnimationCoordinator coordinator:
        any UIViewControllerTransitionCoordinator
    ) {
      lines.append("begin")
      coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.lines.append("begun") }
    }

    func playerViewController(
      _ playerViewController: AVPlayerViewController,
      willEndFullScreenPresentationWithAnimationCoordinator coordinator:
        any UIViewControllerTransitionCoordinator
    ) {
      lines.append("end")
      coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.lines.append("ended") }
    }
  }

  @Test @MainActor func `a contained player covers the screen and leaves it with its delegate`()
    async throws
  {
    try await SystemScreen.run { screen in
      let (controller, owner) = (AVPlayerViewController(), Owner())
      controller.delegate = owner
      screen.root.addChild(controller)
      screen.root.view.addSubview(controller.view)
      controller.didMove(toParent: screen.root)
      try await screen.app.settle()
      let error = #expect(throws: ServiceError.self) { try screen.app.tapDone(in: controller) }
      #expect(error?.code == .notPossible)
      try screen.app.tapFullScreen(in: controller)
      try await screen.app.settle()
      #expect(owner.lines == ["begin", "begun"])
      try screen.app.tapDone(in: controller)
      try await screen.app.settle()
      #expect(owner.lines == ["begin", "begun", "end", "ended"])
      #expect(controller.viewIfLoaded?.window != nil)
    }
  }

  @Test @MainActor func `a presented player pauses when the user closes it`() async throws {
    try await SystemScreen.run { screen in
      let controller = AVPlayerViewController()
      controller.player = AVPlayer(url: try address("a.mp4"))
      try await screen.show(controller)
      controller.player?.play()
      #expect(controller.isReadyForDisplay)
      try await screen.app.advance(by: .seconds(1))
      try screen.app.tapDone(in: controller)
      try await screen.app.settle()
      #expect(controller.player?.rate == 0)
      #expect(screen.root.presentedViewController == nil)
    }
  }

  @MainActor
  private final class Listener: AVAudioPlayerDelegate {
    var ends = 0

    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {
      ends += 1
    }
  }

  @Test @MainActor func `a sound repeats, pauses and ends`() async throws {
    try await SystemScreen.run { screen in
      screen.app.media.defaultDuration = CMTime(value: 2, timescale: 1)
      let sound = try AVAudioPlayer(data: Data())
      let listener = Listener()
      sound.delegate = listener
      sound.numberOfLoops = 1
      sound.play()
      try await screen.app.advance(by: .seconds(3))
      #expect(sound.currentTime == 1)
      sound.pause()
      try await screen.app.advance(by: .seconds(10))
      #expect(sound.currentTime == 1)
      #expect(listener.ends == 0)
      sound.numberOfLoops = 0
      sound.play()
      try await screen.app.advance(by: .seconds(1))
      #expect(listener.ends == 1)
      #expect(!sound.isPlaying)
      #expect(throws: (any Error).self) {
        try AVAudioPlayer(contentsOf: URL(fileURLWithPath: "/no/such/file.mp3"))
      }
    }
  }
}

import MapKit
import UIKit

/// Runs the code of both articles and returns the frames, a line for each view.
@MainActor
public func framesOfSeeds(in app: HeadlessApp) async throws -> [String] {
  var lines: [String] = []
  func show(_ name: String, _ view: UIView) {
    let frame = view.frame
    let numbers = [frame.minX, frame.minY, frame.width, frame.height]
    let texts = numbers.map { "\(($0 * 100).rounded() / 100)" }
    lines.append("\(name): \(texts.joined(separator: " "))")
  }

  let window = UIWindow()
  window.safeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
  let map = MapViewController()
  window.rootViewController = map
  window.makeKeyAndVisible()
  try await app.settle()
  show("map", map._mapView)
  show("loading indicator", map.loadingIndicator)
  show("button", map.button)
  show("track info below the screen", map.trackInfoView)
  map.setTrackInfoView(isVisible: true)
  try await app.settle()
  show("track info on the screen", map.trackInfoView)

  let first = FirstVersionController()
  window.rootViewController = first
  try await app.settle()
  show("track info of the first version", first.trackInfoBox.unbox)
  show("loading indicator of the first version", first.loadingIndicator)

  let pinned = makePinnedView()
  first.view.addSubview(pinned)
  try await app.settle()
  show("view added in a window", pinned)

  let container = UIView(frame: CGRect(x: 100, y: 200, width: 50, height: 60))
  let later = makePinnedView()
  container.addSubview(later)
  container.layoutIfNeeded()
  show("view added to a detached view", later)
  first.view.addSubview(container)
  try await app.settle()
  show("the same view in the window", later)
  return lines
}

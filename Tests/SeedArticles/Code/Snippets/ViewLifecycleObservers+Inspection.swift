// swift-format-ignore-file
import SwiftUI
import ViewInspector
import XCTest

/// The mock of the article as a class, because its methods change it.
final class MockLifecycleObserver: ViewLifecycleObservable {
  var onAppearCalled = 0
  func onAppear() { onAppearCalled += 1 }
  var onDisappearCalled = 0
  func onDisappear() { onDisappearCalled += 1 }
}

/// The test of the article, beside an observer with the name of the one for UIKit.
struct ViewInspection {
  final class TrackableObserver: ViewLifecycleObservable {
    func onAppear() {}
    func onDisappear() {}
  }

  // begin 001.9
  func testV1AddsLifecycleObserver() throws {
  	let mock = MockLifecycleObserver()
  	struct V1: View, Inspectable { // normally this view would come from production code, but you get the point
  		let trackableObserver: ViewLifecycleObservable
  		init(trackableObserver: ViewLifecycleObservable = TrackableObserver()) {
  			self.trackableObserver = trackableObserver
  		}
          var body: some View {
          	VStack {
              	Text("Hello World!")
              }
              .addLifecycleObserver(trackableObserver)
          }
  	}
  	let v1 = V1(trackableObserver: mock)
  	try v1.inspect().vStack().callOnAppear()
  	XCTAssertEqual(mock.onAppearCalled, 1)
  }
  // end 001.9
}

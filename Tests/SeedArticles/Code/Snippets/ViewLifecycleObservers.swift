// swift-format-ignore-file
import SwiftUI

// begin 001.6
protocol ViewLifecycleObservable {
    func onAppear()
    func onDisappear()
}
// end 001.6

// begin 001.7
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
    func addLifecycleObserver(_ observer:ViewLifecycleObservable) -> some View {
        return self
               .onAppear(perform: observer.onAppear)
               .onDisappear(perform: observer.onDisappear)
    }
}
// end 001.7

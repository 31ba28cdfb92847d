import HeadlessSwiftUI
import HeadlessUIKit

enum LC753: CompiledExample {
  static func wrong(_ app: HeadlessApp, _ window: UIWindow) throws {
    struct ClockView: View {
      @State private var seconds = 0

      var body: some View {
        Text(seconds < 3600 ? "Running" : "Late")
          .task {
            for second in 1...30 {
              try? await Task.sleep(for: .seconds(1))
              seconds = second
            }
          }
      }
    }

    window.rootViewController = UIHostingController(rootView: ClockView())
  }

  static func right(_ app: HeadlessApp, _ window: UIWindow) throws {
    struct ClockView: View {
      @State private var isLate = false

      var body: some View {
        Text(isLate ? "Late" : "Running")
          .task {
            for second in 1...30 {
              try? await Task.sleep(for: .seconds(1))
              isLate = second >= 3600
            }
          }
      }
    }

    window.rootViewController = UIHostingController(rootView: ClockView())
  }
}

import HeadlessUIKit

extension Verb {
  /// Events of the system, and actions of the user outside the app.
  static let systemVerbs: [Verb] = [
    .call(
      .application,
      "launch(_:)",
      [.object(.applicationDelegate)],
      "Launches an app without scenes."
    ) { call throws(ScenarioError) in
      let delegate: ScenarioAppDelegate = try call.object(0)
      try call.app().launch(delegate)
    },
    .call(
      .application,
      "launch(_:scene:)",
      [.object(.applicationDelegate), .object(.sceneDelegate)],
      "Launches an app with a scene."
    ) { call throws(ScenarioError) in
      let delegate: ScenarioAppDelegate = try call.object(0)
      let scene: ScenarioSceneDelegate = try call.object(1)
      try call.app().launch(delegate, scene: scene)
    },
    .call(
      .application,
      "launchInBackground(_:)",
      [.object(.applicationDelegate)],
      "Launches an app without scenes in the background."
    ) { call throws(ScenarioError) in
      let delegate: ScenarioAppDelegate = try call.object(0)
      try call.app().launchInBackground(delegate)
    },
    .call(
      .application,
      "resignActive()",
      [],
      "The app switcher, a call or the control center covers the app."
    ) {
      call throws(ScenarioError) in
      try call.app().resignActive()
    },
    .call(.application, "becomeActive()", [], "The app is active again.") {
      call throws(ScenarioError) in
      try call.app().becomeActive()
    },
    .call(.application, "enterBackground()", [], "The user leaves the app.") {
      call throws(ScenarioError) in
      try call.app().enterBackground()
    },
    .call(.application, "enterForeground()", [], "The user returns to the app.") {
      call throws(ScenarioError) in
      try call.app().enterForeground()
    },
    .call(.application, "kill()", [], "The user quits the app in the switcher.") {
      call throws(ScenarioError) in
      try call.app().kill()
    },
    .call(
      .application,
      "kill(controllersDisappear:)",
      [.flag],
      "The user quits the app in the switcher; whether controllers receive callbacks is a choice."
    ) { call throws(ScenarioError) in
      try call.app().kill(controllersDisappear: call.flag(0))
    },
    .call(.application, "receiveMemoryWarning()", [], "The system sends a memory warning.") {
      call throws(ScenarioError) in
      try call.app().receiveMemoryWarning()
    },
    .set(
      .window,
      "windowScene",
      .object(.sceneDelegate),
      "Moves the window to the scene of the delegate."
    ) { call throws(ScenarioError) in
      let delegate: ScenarioSceneDelegate = try call.object(0)
      try call.receiver(UIWindow.self).windowScene = delegate.connected
    },
  ]
}

extension Invocation {
  /// Returns the running app, whose `UIApplication` is the receiver.
  fileprivate func app() throws(ScenarioError) -> HeadlessApp {
    let _: UIApplication = try receiver()
    return run.app
  }
}

import HeadlessUIKit

extension Verb {
  /// What the system and the user's fingers do to an app.
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
    .call(.application, "resignActive()", [], "The switcher, a call or the control centre comes.") {
      call throws(ScenarioError) in
      try call.app().resignActive()
    },
    .call(.application, "becomeActive()", [], "It goes, and the app is as before.") {
      call throws(ScenarioError) in
      try call.app().becomeActive()
    },
    .call(.application, "enterBackground()", [], "The user leaves the app.") {
      call throws(ScenarioError) in
      try call.app().enterBackground()
    },
    .call(.application, "enterForeground()", [], "The user comes back.") {
      call throws(ScenarioError) in
      try call.app().enterForeground()
    },
    .call(.application, "kill()", [], "The user ends the app in the switcher.") {
      call throws(ScenarioError) in
      try call.app().kill()
    },
    .call(
      .application,
      "kill(controllersDisappear:)",
      [.flag],
      "The user ends the app in the switcher; whether the controllers are told is a choice."
    ) { call throws(ScenarioError) in
      try call.app().kill(controllersDisappear: call.flag(0))
    },
    .call(.application, "receiveMemoryWarning()", [], "Memory is short.") {
      call throws(ScenarioError) in
      try call.app().receiveMemoryWarning()
    },
    .set(
      .window,
      "windowScene",
      .object(.sceneDelegate),
      "Puts the window into the scene that the delegate is connected to."
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

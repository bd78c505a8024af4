struct AppModules: Sendable {
  let imported: Set<String>
  /// The modules that a runner has, the libraries, and the folders of the app.
  let available: Set<String>

  init(of files: [OutlinedFile], libraries: Set<String>) {
    imported = files.reduce(into: []) { $0.formUnion($1.outline.imports) }
    let folders = files.lazy.flatMap { $0.path.split(separator: "/").dropLast().map(String.init) }
    available = RunnerPackage.knownModules.union(libraries).union(folders)
      .subtracting(Self.absentFrameworks)
  }

  /// Apple's frameworks with their own views or layers, which are not here.
  static let viewFrameworks: Set = [
    "AVFoundation", "AVKit", "WebKit", "MapKit", "SceneKit", "SpriteKit", "MetalKit", "PencilKit",
    "Charts", "Lottie", "PDFKit", "PhotosUI", "LinkPresentation", "QuickLook",
  ]

  private static let absentFrameworks = viewFrameworks.union([
    "CoreData", "SwiftUI", "StoreKit", "Contacts", "EventKit", "CoreLocation", "CloudKit",
    "Intents", "LocalAuthentication", "Network", "Security", "UserNotifications", "Photos",
    "CoreSpotlight", "WidgetKit", "AppIntents", "SafariServices", "AuthenticationServices",
  ])
}

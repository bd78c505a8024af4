// swift-tools-version: 6.2

import PackageDescription

/// An app's package whose own modules have the short names of this package's folders. It builds
/// only as long as no target, product or public name of SelfSizing gets in their way.
let package = Package(
  name: "HostPackage",
  platforms: [.macOS(.v13), .iOS(.v16)],
  dependencies: [.package(name: "SelfSizing", path: "../..")],
  targets: [
    .target(name: "Geometry"),
    .target(name: "Typography"),
    .target(name: "AutoLayout"),
    .executableTarget(
      name: "Host",
      dependencies: [
        "Geometry", "Typography", "AutoLayout",
        .product(name: "SelfSizing", package: "SelfSizing"),
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)

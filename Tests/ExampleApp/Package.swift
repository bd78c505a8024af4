// swift-tools-version: 6.2

import PackageDescription

/// An app's package as a stranger would write it: its cells, the command for them, and tests of
/// them.
let package = Package(
  name: "ExampleApp",
  platforms: [.macOS(.v13), .iOS(.v16)],
  dependencies: [.package(name: "SelfSizing", path: "../..")],
  targets: [
    .target(
      name: "RecipeBook", dependencies: [.product(name: "SelfSizing", package: "SelfSizing")]),
    .executableTarget(
      name: "Heights",
      dependencies: [
        "RecipeBook", .product(name: "SelfSizingCommand", package: "SelfSizing"),
      ]),
    .testTarget(
      name: "RecipeBookTests",
      dependencies: [
        "RecipeBook", .product(name: "SelfSizingTesting", package: "SelfSizing"),
      ],
      exclude: ["Heights"]),
  ],
  swiftLanguageModes: [.v6]
)

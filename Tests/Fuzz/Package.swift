// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Fuzz",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "SelfSizing", path: "../..")],
  targets: [
    .executableTarget(
      name: "Fuzz",
      dependencies: [
        "TestSupport",
        .product(name: "SelfSizing", package: "SelfSizing"),
        .product(name: "SelfSizingAutoLayout", package: "SelfSizing"),
        .product(name: "SelfSizingCassowary", package: "SelfSizing"),
        .product(name: "SelfSizingCommand", package: "SelfSizing"),
        .product(name: "SelfSizingAppSources", package: "SelfSizing"),
        .product(name: "_LayoutTestSupport", package: "SelfSizing"),
        .product(name: "_CommandTestSupport", package: "SelfSizing"),
      ]
    ),
    // What the package's own tests draw random numbers from; the file is a link to theirs.
    .target(name: "TestSupport"),
  ],
  swiftLanguageModes: [.v6]
)

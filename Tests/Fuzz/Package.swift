// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Fuzz",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "SelfSizing", path: "../..")],
  targets: [
    .executableTarget(
      name: "FontFuzz",
      dependencies: [.product(name: "SelfSizingTypography", package: "SelfSizing")]
    )
  ],
  swiftLanguageModes: [.v6]
)

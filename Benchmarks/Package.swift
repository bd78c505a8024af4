// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "SelfSizing", path: "..")],
  targets: [
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "CountedAllocations", "SampleLayouts", "Timing",
        .product(name: "SelfSizing", package: "SelfSizing"),
        .product(name: "SelfSizingAutoLayout", package: "SelfSizing"),
        .product(name: "SelfSizingCassowary", package: "SelfSizing"),
      ]
    ),
    .target(name: "CountedAllocations"),
    .target(name: "HeapBytes"),
    .target(name: "Timing"),
    .target(
      name: "SampleLayouts",
      dependencies: [.product(name: "SelfSizingAutoLayout", package: "SelfSizing")]
    ),
    // Our side of peers/solver/compare.
    .executableTarget(
      name: "CompareSolver",
      dependencies: ["Timing", .product(name: "SelfSizingCassowary", package: "SelfSizing")]
    ),
    // Our side of peers/auto-layout/compare.
    .executableTarget(
      name: "CompareAutoLayout",
      dependencies: [
        "SampleLayouts", "Timing",
        .product(name: "SelfSizingAutoLayout", package: "SelfSizing"),
        .product(name: "SelfSizingCassowary", package: "SelfSizing"),
      ]
    ),
    // Our side of peers/cells/compare.
    .executableTarget(
      name: "CompareCells",
      dependencies: ["Timing", .product(name: "SelfSizing", package: "SelfSizing")]
    ),
    // What peers/uikit/compare measures; Linux only, as the module is.
    .executableTarget(
      name: "CompareUIKit",
      dependencies: [
        "Timing", .product(name: "SelfSizing", package: "SelfSizing"),
        .product(name: "SelfSizingUIKit", package: "SelfSizing"),
      ]
    ),
    // What peers/tool/compare measures. Its folder Gallery is the tool's.
    .executableTarget(
      name: "ReportCells",
      dependencies: [
        .product(name: "SelfSizing", package: "SelfSizing"),
        .product(name: "SelfSizingCommand", package: "SelfSizing"),
      ]
    ),
    // What peers/layout/compare measures.
    .executableTarget(
      name: "CompareLayout",
      dependencies: [
        "HeapBytes", "Timing", .product(name: "SelfSizingCollectionLayout", package: "SelfSizing"),
        .product(name: "_LayoutTestSupport", package: "SelfSizing"),
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)

// The module that stands in for UIKit exists on Linux only.
#if !os(Linux)
  package.targets.removeAll { $0.name == "CompareUIKit" }
#endif

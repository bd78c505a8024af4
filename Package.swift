// swift-tools-version: 6.2

import PackageDescription

/// Warnings fail continuous integration only: the setting would also fire in packages that depend on
/// this one by path.
let swiftSettings: [SwiftSetting] =
  Context.environment["CI"] == nil ? [] : [.treatAllWarnings(as: .error)]

/// Rounding a Double calls libm, which is linked implicitly only when Foundation is imported.
let linkerSettings: [LinkerSetting] = [
  .linkedLibrary("m", .when(platforms: [.linux, .android]))
]

/// A module of the package. Its folder has the short name; the target carries the package's prefix, so
/// that an app may have a target named Typography of its own.
func module(
  _ folder: String, dependencies: [String] = [], conditional: [Target.Dependency] = []
) -> Target {
  .target(
    name: "SelfSizing\(folder)",
    dependencies: dependencies.map { .target(name: "SelfSizing\($0)") } + conditional,
    path: "Sources/\(folder)",
    swiftSettings: swiftSettings,
    linkerSettings: linkerSettings
  )
}

/// A small module that sources for UIKit import beside it, under `-module-alias`; Linux only, as UIKit is.
func companion(_ folder: String, dependencies: [Target.Dependency] = []) -> Target {
  .target(
    name: "SelfSizing\(folder)",
    dependencies: dependencies,
    path: "Sources/UIKitCompanions/\(folder)",
    swiftSettings: swiftSettings
  )
}

/// The tests of a module; they see what the module may import, and the shared test support.
func tests(of folder: String, dependencies: [Target.Dependency], hasFixtures: Bool = false)
  -> Target
{
  .testTarget(
    name: folder == "SelfSizing" ? "SelfSizingTests" : "SelfSizing\(folder)Tests",
    dependencies: dependencies + ["TestSupport"],
    path: "Tests/\(folder)",
    exclude: hasFixtures ? ["Fixtures"] : [],
    swiftSettings: swiftSettings
  )
}

let package = Package(
  name: "SelfSizing",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
  products: [
    .library(name: "SelfSizing", targets: ["SelfSizing"]),
    .library(name: "SelfSizingCassowary", targets: ["SelfSizingCassowary"]),
    .library(name: "SelfSizingTypography", targets: ["SelfSizingTypography"]),
    .library(name: "SelfSizingAutoLayout", targets: ["SelfSizingAutoLayout"]),
    .library(name: "SelfSizingCollectionLayout", targets: ["SelfSizingCollectionLayout"]),
    .library(name: "SelfSizingAppSources", targets: ["SelfSizingAppSources"]),
    .library(name: "SelfSizingCommand", targets: ["SelfSizingCommand"]),
    .library(name: "SelfSizingTesting", targets: ["SelfSizingTesting"]),
    .library(
      name: "SelfSizingUIKit",
      targets: [
        "SelfSizingUIKit", "SelfSizingCoreGraphics", "SelfSizingQuartzCore", "SelfSizingCombine",
      ]),
    .library(name: "SelfSizingCellRunner", targets: ["SelfSizingCellRunner"]),
    .library(name: "SelfSizingCellTesting", targets: ["SelfSizingCellTesting"]),
    .executable(name: "selfsize", targets: ["SelfSizingTool"]),
    // Apart from the command, which is compiled without UIKit's names for it.
    .executable(name: "selfsize-figures", targets: ["SelfSizingFigures"]),
    // For the packages that are nested in this one, as the underscore says: samples whose declarations
    // only this package can write.
    .library(name: "_LayoutTestSupport", targets: ["LayoutTestSupport"]),
    .library(name: "_CommandTestSupport", targets: ["CommandTestSupport"]),
  ],
  traits: [
    .trait(
      name: "InternalChecks",
      description: "Checks every invariant after every mutation. For tests; never for benchmarks."
    ),
    .trait(
      name: "HarfBuzz",
      description: "Shapes the text of font files with the system's HarfBuzz (libharfbuzz-dev)."
    ),
    .default(enabledTraits: []),
  ],
  targets: [
    module("Geometry"),
    module("Cassowary"),
    .systemLibrary(
      name: "CHarfBuzz", pkgConfig: "harfbuzz",
      providers: [.apt(["libharfbuzz-dev"]), .brew(["harfbuzz"])]),
    module(
      "Typography", dependencies: ["Geometry"],
      conditional: [.target(name: "CHarfBuzz", condition: .when(traits: ["HarfBuzz"]))]),
    module("AutoLayout", dependencies: ["Geometry", "Cassowary"]),
    module("CollectionLayout", dependencies: ["Geometry"]),
    module("Cells", dependencies: ["Geometry", "AutoLayout", "Typography"]),
    module("CellTemplates", dependencies: ["Geometry", "AutoLayout", "Typography", "Cells"]),
    module(
      "InterfaceBuilder",
      dependencies: ["Geometry", "AutoLayout", "Typography", "Cells", "CellTemplates"]),
    .target(
      name: "SelfSizing",
      dependencies: [
        "SelfSizingGeometry", "SelfSizingTypography", "SelfSizingAutoLayout",
        "SelfSizingCollectionLayout", "SelfSizingCells", "SelfSizingCellTemplates",
        "SelfSizingInterfaceBuilder",
      ],
      swiftSettings: swiftSettings
    ),
    module("AppSources"),
    .target(
      name: "SelfSizingCommand",
      dependencies: [
        "SelfSizing", "SelfSizingCassowary", "SelfSizingAppSources",
        .target(name: "CSelfSizingSandbox", condition: .when(platforms: [.linux])),
      ],
      path: "Sources/Command",
      // Embedded by Scripts/generate-report-page.py; a target of its own.
      exclude: ["Page/Style", "Page/Behavior", "CSandbox"],
      swiftSettings: swiftSettings
    ),
    // The few system calls that limit a process and that Swift does not import.
    .target(name: "CSelfSizingSandbox", path: "Sources/Command/CSandbox"),
    .target(
      name: "SelfSizingTesting",
      dependencies: ["SelfSizing", "SelfSizingCommand"],
      path: "Sources/Testing",
      swiftSettings: swiftSettings
    ),
    .executableTarget(
      name: "SelfSizingTool",
      dependencies: ["SelfSizing", "SelfSizingCommand"],
      path: "Sources/Tool",
      swiftSettings: swiftSettings
    ),

    companion("CoreGraphics"),
    companion("QuartzCore", dependencies: ["SelfSizingCoreGraphics"]),
    companion("Combine"),
    module(
      "UIKit",
      dependencies: [
        "Geometry", "AutoLayout", "Typography", "CollectionLayout", "Cells", "CellTemplates",
        "InterfaceBuilder", "CoreGraphics", "QuartzCore",
      ]),
    .target(
      name: "SelfSizingCellRunner",
      // Combine for an app's files, which are checked against what was built for this target.
      dependencies: ["SelfSizing", "SelfSizingUIKit", "SelfSizingCombine", "SelfSizingCommand"],
      path: "Sources/CellRunner",
      exclude: ["Figures", "Testing"],
      swiftSettings: swiftSettings
    ),
    // Apart from the runner, which an app's command links without Swift Testing.
    .target(
      name: "SelfSizingCellTesting",
      dependencies: ["SelfSizing", "SelfSizingCommand", "SelfSizingUIKit", "SelfSizingCellRunner"],
      path: "Sources/CellRunner/Testing",
      swiftSettings: swiftSettings
    ),
    .executableTarget(
      name: "SelfSizingFigures",
      dependencies: ["SelfSizing", "SelfSizingCommand", "SelfSizingCellRunner"],
      path: "Sources/CellRunner/Figures",
      swiftSettings: swiftSettings
    ),

    .target(name: "AppNames", path: "Tests/AppNames", swiftSettings: swiftSettings),
    .target(name: "TestSupport", path: "Tests/Support", swiftSettings: swiftSettings),
    .target(
      name: "LayoutTestSupport",
      dependencies: ["SelfSizingGeometry", "SelfSizingCollectionLayout"],
      path: "Tests/LayoutSupport",
      swiftSettings: swiftSettings
    ),
    .target(
      name: "CommandTestSupport", dependencies: ["SelfSizing", "SelfSizingCommand"],
      path: "Tests/CommandSupport",
      swiftSettings: swiftSettings),
    .target(
      name: "UIKitTestSupport",
      dependencies: ["SelfSizing", "SelfSizingUIKit"],
      path: "Tests/UIKitSupport",
      swiftSettings: swiftSettings
    ),
    tests(of: "Geometry", dependencies: ["SelfSizingGeometry"]),
    tests(of: "Cassowary", dependencies: ["SelfSizingCassowary"], hasFixtures: true),
    tests(
      of: "Typography", dependencies: ["SelfSizingGeometry", "SelfSizingTypography"],
      hasFixtures: true),
    tests(
      of: "AutoLayout",
      dependencies: ["SelfSizingGeometry", "SelfSizingCassowary", "SelfSizingAutoLayout"],
      hasFixtures: true),
    tests(
      of: "CollectionLayout",
      dependencies: ["SelfSizingGeometry", "SelfSizingCollectionLayout", "LayoutTestSupport"],
      hasFixtures: true),
    tests(
      of: "Cells",
      dependencies: [
        "SelfSizingGeometry", "SelfSizingTypography", "SelfSizingAutoLayout", "SelfSizingCells",
      ],
      hasFixtures: true),
    tests(of: "CellTemplates", dependencies: ["SelfSizing", "SelfSizingAutoLayout"]),
    tests(
      of: "InterfaceBuilder", dependencies: ["SelfSizing", "SelfSizingInterfaceBuilder"],
      hasFixtures: true),
    tests(of: "AppSources", dependencies: ["SelfSizingAppSources"]),
    tests(
      of: "CellRunner",
      dependencies: [
        "SelfSizing", "SelfSizingCommand", "SelfSizingUIKit", "SelfSizingCellRunner",
        "SelfSizingCellTesting", "UIKitTestSupport",
      ]),
    tests(of: "UIKit", dependencies: ["SelfSizing", "SelfSizingUIKit", "UIKitTestSupport"]),
    tests(
      of: "Command",
      dependencies: [
        "SelfSizing", "SelfSizingCommand", "LayoutTestSupport", "CommandTestSupport",
      ]),
    tests(
      of: "SelfSizing",
      dependencies: ["AppNames", "SelfSizing", "SelfSizingAutoLayout", "SelfSizingCassowary"],
      hasFixtures: true),
    tests(of: "Testing", dependencies: ["SelfSizing", "SelfSizingTesting"]),
    tests(
      of: "Tool",
      dependencies: [
        "SelfSizing", "SelfSizingCommand", "SelfSizingTool", "SelfSizingUIKit",
        "SelfSizingCellRunner",
      ]),
  ],
  swiftLanguageModes: [.v6]
)

// What stands in for frameworks of Apple's platforms stays off them, where it could only be in the way.
#if !os(Linux)
  let linuxOnly: Set = [
    "SelfSizingUIKit", "SelfSizingCellRunner", "SelfSizingCoreGraphics", "SelfSizingQuartzCore",
    "SelfSizingCombine", "SelfSizingUIKitTests", "SelfSizingCellRunnerTests", "SelfSizingFigures",
    "selfsize-figures", "SelfSizingCellTesting", "UIKitTestSupport", "CSelfSizingSandbox",
  ]
  package.targets.removeAll { linuxOnly.contains($0.name) }
  for target in package.targets {
    target.dependencies.removeAll { dependency in
      guard case .targetItem(let name, _) = dependency else { return false }
      return linuxOnly.contains(name)
    }
  }
  package.products.removeAll { linuxOnly.contains($0.name) }
#endif

/// `SELFSIZING_MODULE=AutoLayout swift test --scratch-path .build-AutoLayout` builds one module, its
/// imports and its tests, and nothing else: a change deep in the package is tried in seconds. Several
/// modules are separated by commas.
if let folders = Context.environment["SELFSIZING_MODULE"] {
  let names = folders.split(separator: ",").map { $0 == "SelfSizing" ? "\($0)" : "SelfSizing\($0)" }
  var needed: Set<String> = []
  var waiting = names + names.map { "\($0)Tests" }
  while let next = waiting.popLast() {
    guard needed.insert(next).inserted else { continue }
    for dependency in package.targets.first(where: { $0.name == next })?.dependencies ?? [] {
      switch dependency {
      case .targetItem(let name, _), .byNameItem(let name, _): waiting.append(name)
      default: break
      }
    }
  }
  package.targets.removeAll { !needed.contains($0.name) }
  package.products.removeAll()
}

/// `SELFSIZING_ENGINE=1` compiles the modules that measure an app's cells as `selfsize` keeps them in its
/// cache: each as a whole, which takes the compiler less time than its files in batches, and optimized
/// where measuring spends its time. For size: the compiler takes a fifth less time than for speed, and
/// the heights come as soon. No one edits the modules there.
if Context.environment["SELFSIZING_ENGINE"] != nil {
  let optimized: Set = [
    "SelfSizingGeometry", "SelfSizingCassowary", "SelfSizingTypography", "SelfSizingAutoLayout",
  ]
  for target in package.targets where target.type == .regular {
    let whole = ["-disable-batch-mode", "-whole-module-optimization", "-num-threads", "2"]
    target.swiftSettings =
      (target.swiftSettings ?? [])
      + [.unsafeFlags(whole + (optimized.contains(target.name) ? ["-Osize"] : []))]
  }
}

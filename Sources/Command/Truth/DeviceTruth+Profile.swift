import SelfSizing

extension DeviceTruth {
  /// The known system nearest to the device's: the same one, or else the last one before it.
  var nearestPlatform: PlatformProfile {
    func major(_ version: some StringProtocol) -> Int {
      Int(version.drop { !$0.isNumber }.prefix { $0.isNumber }) ?? 0
    }
    let wanted = major(system.version)
    return PlatformProfile.all.last { major($0.name) <= wanted } ?? PlatformProfile.all[0]
  }

  /// The nearest system's figures, with the device's for controls, buttons, rows and accessories.
  func profile(file: String) -> PlatformProfile {
    var profile = nearestPlatform
    profile.name = name
    let source = "\(name), \(file)"
    replaceControls(of: &profile, source)
    replaceButtons(of: &profile, source)
    replaceRows(of: &profile, source)
    return profile
  }

  private static let large = DynamicTypeCategory.large.rawValueName

  private func replaceControls(of profile: inout PlatformProfile, _ source: String) {
    guard let family = family("controls") else { return }
    for control in CellControl.allCases {
      guard let values = family.values(control.rawValue, size: Self.large),
        var metrics = profile.controls[control]
      else { continue }
      if let width = values["intrinsicWidth"], let height = values["intrinsicHeight"] {
        // The titles of a segmented control are not those of another one.
        let known = control == .segmentedControl ? -1 : width
        metrics.intrinsicContentSize = SourcedValue(
          LayoutSize(width: known, height: height), .exact, source: source)
      }
      if let edges = values.figures("insetTop", "insetLeft", "insetBottom", "insetRight") {
        metrics.alignmentRectInsets = SourcedValue(
          LayoutEdgeInsets(top: edges[0], left: edges[1], bottom: edges[2], right: edges[3]),
          .exact, source: source)
      }
      if let hugging = values["hugging"], 0...1000 ~= hugging {
        metrics.contentHugging = SourcedValue(LayoutPriority(hugging), .exact, source: source)
      }
      profile.controls[control] = metrics
    }
  }

  private func replaceButtons(of profile: inout PlatformProfile, _ source: String) {
    guard let family = family("buttons") else { return }
    for size in ButtonSize.allCases {
      let edges = family.values("\(size.rawValue), plain", size: Self.large)?
        .figures("insetTop", "insetLeading", "insetBottom", "insetTrailing")
      guard let edges else { continue }
      profile.buttons[size]?.contentInsets = SourcedValue(
        DirectionalEdgeInsets(edges), .exact, source: source)
    }
  }

  private func replaceRows(of profile: inout PlatformProfile, _ source: String) {
    // The margins are those of the device's own width, or else of what is nearest to it.
    let widths = family("margins")?.measurements.compactMap(\.key.width) ?? []
    let nearest = widths.min { abs($0 - device.width) < abs($1 - device.width) }
    if let nearest, let values = family("margins")?.values("plain table", width: nearest),
      let edges = values.figures("top", "leading", "bottom", "trailing")
    {
      profile.contentViewMargins = SourcedValue(
        DirectionalEdgeInsets(edges), .exact, source: source)
      profile.contentViewMarginsWidth = nearest
    }
    guard let rows = family("rows"),
      let full = rows.values("accessory none", size: Self.large)?["contentWidth"]
    else { return }
    for accessory in CellAccessory.allCases {
      let values = rows.values("accessory \(accessory.rawValue)", size: Self.large)
      guard let left = values?["contentWidth"], full > left else { continue }
      profile.accessoryWidths[accessory] = SourcedValue(full - left, .exact, source: source)
    }
  }
}

extension [String: Double] {
  /// The figures of these names; nil unless all are there.
  fileprivate func figures(_ names: String...) -> [Double]? {
    let found = names.compactMap { self[$0] }
    return found.count == names.count ? found : nil
  }
}

extension DirectionalEdgeInsets {
  fileprivate init(_ edges: [Double]) {
    self.init(top: edges[0], leading: edges[1], bottom: edges[2], trailing: edges[3])
  }
}

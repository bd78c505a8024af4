import SelfSizing

/// How templates are recorded: as the command line says, and otherwise as they were before.
struct RecordPlan {
  let options: RecordOptions, previous: Baseline?

  var settings: MeasurementSettings {
    let asked = options.selection.settings
    guard let recorded = previous?.settings else { return asked }
    let traits = recorded.traits.modifyingTraits { traits in
      if isGiven("--scale", "--device") { traits.displayScale = asked.traits.displayScale }
      if isGiven("--rtl") { traits.layoutDirection = asked.traits.layoutDirection }
      if isGiven("--locale") { traits.locale = asked.traits.locale }
      if isGiven("--bold-text") { traits.legibilityWeight = asked.traits.legibilityWeight }
      if isGiven("--size-class", "--device") { traits.sizeClasses = asked.traits.sizeClasses }
    }
    return MeasurementSettings(traits, priorities: recorded.priorities).withFonts(of: asked.traits)
  }

  /// Fonts of the baseline that the command line does not give; a baseline keeps no font.
  var missingFonts: String? {
    guard let fonts = previous?.settings.fonts else { return nil }
    let lacksSystemFont = fonts.systemFont != nil && !isGiven("--system-font")
    let lacksFallbacks = !fonts.fallbackFonts.isEmpty && !isGiven("--fallback-fonts")
    return lacksSystemFont || lacksFallbacks ? fonts.summary : nil
  }

  /// The baseline to record into. A whole one forgets templates that are gone, and no acceptance.
  func baseline(after current: Baseline?, isWhole: Bool) throws -> Baseline {
    guard let current, !isWhole else {
      return Baseline(settings: settings, accepted: current?.accepted ?? [])
    }
    if current.settings == settings { return current }
    throw CommandProblem(
      "\(options.baseline): the other templates are recorded at \(current.settings.summary); "
        + "record all of them again, or these with the same settings")
  }

  /// The systems of a template; nil stands for the one that it is declared for.
  func systems(of name: String) -> [PlatformProfile?] {
    let profile = options.selection.profile
    if isGiven("--ios") { return options.selection.systems }
    let recorded = previous?.templates ?? []
    // A new template is recorded as the first one is.
    let like = recorded.contains { $0.name == name } ? name : recorded.first?.name
    let systems = recorded.filter { $0.name == like }.map(\.system).profiles(with: profile)
    // A device's heights are beside those that are measured without one.
    guard let profile, !systems.contains(profile) else { return systems }
    return systems + [profile]
  }

  func run(for template: LoadedTemplate) -> MeasuringRun {
    var run = options.selection.run
    run.settings = settings
    let recorded = previous?.templates ?? []
    guard
      let like = previous?.template(template.name, system: template.system)
        ?? recorded.first(where: { $0.name == template.name }) ?? recorded.first
    else { return run }
    if !isGiven("--width", "--device") { run.widths = like.widths }
    if !isGiven("--sizes") { run.categories = like.categories }
    return run
  }

  private func isGiven(_ flags: String...) -> Bool { flags.contains(where: options.given.contains) }
}

extension [String?] {
  /// The systems of those names, each once; nil for the declared one and for unknown names.
  func profiles(with device: PlatformProfile?) -> [PlatformProfile?] {
    var profiles: [PlatformProfile?] = []
    let known = PlatformProfile.all + (device.map { [$0] } ?? [])
    for name in self {
      let profile = known.first { $0.name == name }
      if !profiles.contains(where: { $0?.name == profile?.name }) { profiles.append(profile) }
    }
    return profiles.isEmpty ? [nil] : profiles
  }
}

import SelfSizing

extension CommandRun {
  func verify(_ options: VerifyOptions) async throws -> ExitStatus {
    options.images.isEmpty ? try verifyTruth(options) : try verifyImages(options)
  }

  private func verifyTruth(_ options: VerifyOptions) throws -> ExitStatus {
    let file = try TruthFile(options.truth)
    let truth = file.truth
    let platform = options.system ?? truth.nearestPlatform
    guard let headless else { throw HeadlessFiguresError.none }
    let screen = LayoutSize(width: truth.device.width, height: truth.device.height)
    let bytes = try headless.measure(platform, screen, truth.device.scale)
    var families = try TruthFile(bytes, path: "here").truth.families.filter { $0.name != "cells" }
    if let cells = truth.family("cells") {
      let traits = options.traits.modifyingTraits { $0.displayScale = truth.device.scale }
      let loaded = try load(options.templates, nil, traits, [platform])
      families.append(try CellFamily(measured: cells, cells: loaded, traits: traits).here())
    }
    let comparison = TruthComparison(truth, file: file.name, platform: platform, here: families)
    return try show(comparison.verification, options)
  }

  func probe(_ options: ProbeOptions) throws -> ExitStatus {
    try write(ProbeText.text(measuresCells: options.measuresCells), toFileOrOutput: options.output)
    if !options.isQuiet, !options.output.isEmpty {
      console.message(
        "\(options.output): add it to a target of tests in Xcode, run HeightProbeTests, and compare: "
          + "\(tool) verify selfsize-truth.json")
    }
    return .success
  }

  private func verifyImages(_ options: VerifyOptions) throws -> ExitStatus {
    let folder = try ImageFolder(options.images)
    let cells = try load(options.templates, nil, options.traits, [options.system])
    let map =
      options.map.isEmpty
      ? ImageMap(guessing: folder.pictures, of: cells)
      : try ImageMap(
        try ContentSource.file(options.map).bytes(), name: options.map, pictures: folder.pictures,
        cells: cells)
    if !options.mapOutput.isEmpty {
      try write(map.text(for: folder.pictures), to: options.mapOutput)
      if !options.isQuiet {
        console.message("\(options.mapOutput): \(folder.pictures.count) pictures")
      }
    }
    let verification = try ImageVerification(
      folder: folder, map: map, cells: cells, traits: options.traits,
      keepsPictures: !options.output.isEmpty
    ).verification()
    guard !verification.figures.isEmpty || !options.mapOutput.isEmpty else {
      for error in folder.unreadable { console.message("warning: \(error)") }
      throw ImageFolderError.nothingMatches(options.images, count: folder.pictures.count)
    }
    return try show(verification, options)
  }

  func show(_ verification: Verification, _ options: VerifyOptions) throws -> ExitStatus {
    console.write(verification.text(in: options.format), in: options.format)
    if !options.output.isEmpty {
      let page = VerificationPage(verification: verification, version: MeasurementCommand.version)
      try write(page.html(), to: options.output)
      if !options.isQuiet { console.message("the page is in \(options.output)") }
    }
    return .passing(
      options.isStrict ? verification.disagreements.isEmpty : !verification.hasOtherHeights)
  }
}

import SelfSizing

extension ListMovement {
  func write(to writer: inout PackedWriter) {
    writer.write(list)
    writer.write(settings.size.width)
    writer.write(settings.size.height)
    settings.traits.write(to: &writer)
    writer.write(settings.platform) { $0.write($1.name) }
    writer.write(settings.anchor) { $0.write(case: SimulateOptions.Anchor($1)) }
    writer.write(case: motion)
    writer.write(step)
    writer.write(keepsFrames)
  }

  init(from reader: inout PackedReader, _ fonts: WorkerFonts) {
    list = reader.text()
    let width = reader.length()
    let size = LayoutSize(width: width, height: reader.length())
    let traits = TraitCollection(from: &reader, fonts)
    let platform = reader.optional { $0.text() }.flatMap(fonts.system)
    let anchor = reader.optional { $0.oneCase(of: SimulateOptions.Anchor.self, else: .none).policy }
    settings = MovedListEntry.Settings(
      size: size, traits: traits, platform: platform, anchor: anchor)
    motion = reader.oneCase(of: SimulateOptions.Motion.self, else: .down)
    step = reader.length()
    keepsFrames = reader.flag()
  }
}

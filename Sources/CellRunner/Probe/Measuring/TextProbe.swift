import Foundation

#if canImport(SelfSizingUIKit)
  import SelfSizingUIKit
#else
  import UIKit
#endif

/// Texts: labels, fonts, widths of strings, text views, and where lines break.
@MainActor enum TextProbe {
  static let styles: [(name: String, style: UIFont.TextStyle)] = [
    ("largeTitle", .largeTitle), ("title1", .title1), ("title2", .title2), ("title3", .title3),
    ("headline", .headline), ("subheadline", .subheadline), ("body", .body), ("callout", .callout),
    ("footnote", .footnote), ("caption1", .caption1), ("caption2", .caption2),
  ]

  static func labels(_ stage: ProbeStage) -> ProbedTruth.Family {
    stage.record("labels", at: ProbeStage.sizes) {
      var shown: [ProbeStage.Shown<UILabel>] = []
      for (name, style) in styles {
        for (kind, text) in ProbeStage.texts {
          let width = kind == "many lines" ? ProbeStage.wrappingWidth : nil
          shown.append(("\(name), \(kind)", width, stage.label(text, style)))
        }
      }
      return shown
    } values: { (view: UILabel) in
      ["width": view.frame.width, "height": view.frame.height]
    }
  }

  static func fonts(_ stage: ProbeStage) -> ProbedTruth.Family {
    let recorder = ProbeRecorder("fonts")
    for size in ProbeStage.sizes {
      stage.begin(size)
      for (name, style) in styles {
        let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: stage.traits)
        recorder.add(name, size, values: metrics(of: font))
      }
    }
    for points in [11, 13, 17, 20, 34] as [CGFloat] {
      recorder.add("system \(Int(points))", values: metrics(of: .systemFont(ofSize: points)))
      recorder.add(
        "bold system \(Int(points))", values: metrics(of: .boldSystemFont(ofSize: points)))
    }
    return recorder.family
  }

  private static func metrics(of font: UIFont) -> [String: CGFloat] {
    [
      "pointSize": font.pointSize, "lineHeight": font.lineHeight, "ascender": font.ascender,
      "descender": font.descender, "leading": font.leading, "capHeight": font.capHeight,
      "xHeight": font.xHeight,
    ]
  }

  private static let strings = [
    "AVAVAVAV", "ToToToTo", "TyTyTyTy", "WeWeWeWe", "YoYoYoYo", "P.P.P.P.", "LTLTLTLT", "r,r,r,r,",
    "f)f)f)f)", "11111111", "_y_y_y_y", "Ta Te To", "WAVE", "Test Button", "exclusive",
    "Hamburgefonstiv", "0123456789", "12:45", "“Quote”", "naïve façade",
  ]

  static func kerning(_ stage: ProbeStage) -> ProbedTruth.Family {
    let recorder = ProbeRecorder("kerning")
    stage.begin(.large)
    let fonts: [(name: String, font: UIFont)] = [
      ("regular 13", .systemFont(ofSize: 13)), ("regular 17", .systemFont(ofSize: 17)),
      ("medium 15", .systemFont(ofSize: 15, weight: .medium)),
      ("semibold 17", .systemFont(ofSize: 17, weight: .semibold)),
      ("bold 17", .systemFont(ofSize: 17, weight: .bold)),
      ("bold 34", .systemFont(ofSize: 34, weight: .bold)),
    ]
    for (name, font) in fonts {
      for string in strings {
        let size = (string as NSString).size(withAttributes: [.font: font])
        recorder.add("\(name), \(string)", values: ["width": size.width])
      }
    }
    return recorder.family
  }

  static func textViews(_ stage: ProbeStage) -> ProbedTruth.Family {
    stage.record("textViews", at: ProbeStage.someSizes) {
      var shown: [ProbeStage.Shown<UITextView>] = []
      for (name, style) in styles where ["body", "subheadline", "caption1"].contains(name) {
        for (kind, text) in ProbeStage.texts {
          let view = UITextView()
          view.isScrollEnabled = false
          view.font = UIFont.preferredFont(forTextStyle: style, compatibleWith: stage.traits)
          view.text = text
          shown.append(("\(name), \(kind)", ProbeStage.wrappingWidth, view))
        }
      }
      return shown
    } values: { (view: UITextView) in
      ["height": view.frame.height]
    }
  }

  static func breaks(_ stage: ProbeStage) -> ProbedTruth.Family {
    let texts: [(name: String, text: String)] = [
      ("words", "Lines break between words onto several lines."),
      ("hyphens", "A well-known, state-of-the-art self-sizing cell."),
      ("path", "https://www.example.com/recipes/pancakes?serves=4"),
      ("dashes", "One—two – three… four/five and so on."),
      ("German", "Donaudampfschifffahrtsgesellschaftskapitän"),
      ("Japanese", "今日はとても良い天気ですね。散歩に行きましょう。"), ("Thai", "สวัสดีครับ วันนี้อากาศดีมาก"),
      ("Arabic", "مرحبا بالعالم، كيف حالك اليوم؟"), ("emoji", "👩‍👩‍👧‍👦 families 🏳️‍🌈 and flags 🇩🇪🇫🇷 in a row"),
    ]
    return stage.record("breaks", at: [.large, .accessibilityExtraLarge]) {
      var shown: [ProbeStage.Shown<UILabel>] = []
      for (name, text) in texts {
        for width in [80, 100, 120, 160, 200, 240] as [CGFloat] {
          shown.append((name, width, stage.label(text)))
        }
      }
      return shown
    } values: { (view: UILabel) in
      ["height": view.frame.height]
    }
  }
}

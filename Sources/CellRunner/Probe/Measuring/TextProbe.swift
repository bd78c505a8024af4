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

  /// Every style at every text size, with one, two, three and many lines.
  static func labels(_ stage: ProbeStage) -> ProbedTruth.Family {
    let recorder = ProbeRecorder("labels")
    for size in ProbeStage.sizes {
      stage.begin(size)
      var shown: [(name: String, width: CGFloat?, label: UILabel)] = []
      for (name, style) in styles {
        for (kind, text) in ProbeStage.texts {
          let width = kind == "many lines" ? ProbeStage.wrappingWidth : nil
          let label = stage.label(text, style)
          stage.show(label, width: width)
          shown.append(("\(name), \(kind)", width, label))
        }
      }
      stage.layOut()
      for (name, width, label) in shown { recorder.add(name, size, width: width, frameOf: label) }
    }
    stage.clear()
    return recorder.family
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

  /// The widths of strings with pairs of letters that move together.
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
    let recorder = ProbeRecorder("textViews")
    for size in ProbeStage.someSizes {
      stage.begin(size)
      var shown: [(name: String, view: UITextView)] = []
      for (name, style) in styles where ["body", "subheadline", "caption1"].contains(name) {
        for (kind, text) in ProbeStage.texts {
          let view = UITextView()
          view.isScrollEnabled = false
          view.font = UIFont.preferredFont(forTextStyle: style, compatibleWith: stage.traits)
          view.text = text
          stage.show(view, width: ProbeStage.wrappingWidth)
          shown.append(("\(name), \(kind)", view))
        }
      }
      stage.layOut()
      for (name, view) in shown {
        recorder.add(
          name, size, width: ProbeStage.wrappingWidth, values: ["height": view.frame.height])
      }
    }
    stage.clear()
    return recorder.family
  }

  /// The heights of texts at widths around those at which a line more is needed.
  static func breaks(_ stage: ProbeStage) -> ProbedTruth.Family {
    let recorder = ProbeRecorder("breaks")
    let texts: [(name: String, text: String)] = [
      ("words", "Lines break between words onto several lines."),
      ("hyphens", "A well-known, state-of-the-art self-sizing cell."),
      ("path", "https://www.example.com/recipes/pancakes?serves=4"),
      ("dashes", "One—two – three… four/five and so on."),
      ("German", "Donaudampfschifffahrtsgesellschaftskapitän"),
      ("Japanese", "今日はとても良い天気ですね。散歩に行きましょう。"), ("Thai", "สวัสดีครับ วันนี้อากาศดีมาก"),
      ("Arabic", "مرحبا بالعالم، كيف حالك اليوم؟"), ("emoji", "👩‍👩‍👧‍👦 families 🏳️‍🌈 and flags 🇩🇪🇫🇷 in a row"),
    ]
    for size in [.large, .accessibilityExtraLarge] as [UIContentSizeCategory] {
      stage.begin(size)
      var shown: [(name: String, width: CGFloat, label: UILabel)] = []
      for (name, text) in texts {
        for width in [80, 100, 120, 160, 200, 240] as [CGFloat] {
          let label = stage.label(text)
          stage.show(label, width: width)
          shown.append((name, width, label))
        }
      }
      stage.layOut()
      for (name, width, label) in shown {
        recorder.add(name, size, width: width, values: ["height": label.frame.height])
      }
    }
    stage.clear()
    return recorder.family
  }
}

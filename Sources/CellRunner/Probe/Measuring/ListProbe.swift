import Foundation

#if canImport(SelfSizingUIKit)
  import SelfSizingUIKit
#else
  import UIKit
#endif

/// Parts of lists: content configurations, margins, standard rows and accessories.
@MainActor enum ListProbe {
  static func contents(_ stage: ProbeStage) -> ProbedTruth.Family {
    let configurations: [(name: String, configuration: UIListContentConfiguration)] = [
      ("cell", .cell()), ("subtitleCell", .subtitleCell()), ("valueCell", .valueCell()),
      ("sidebarCell", .sidebarCell()), ("plainHeader", .plainHeader()),
      ("groupedHeader", .groupedHeader()), ("plainFooter", .plainFooter()),
      ("groupedFooter", .groupedFooter()),
    ]
    let texts: [(kind: String, text: String, secondary: String?)] = [
      ("text", "Pancakes", nil), ("two texts", "Pancakes", "Twenty minutes"),
      ("long texts", ProbeStage.texts[3].text, ProbeStage.texts[3].text),
    ]
    return stage.record("listContents", at: ProbeStage.someSizes) {
      var shown: [ProbeStage.Shown<UIView>] = []
      for (name, made) in configurations {
        for width in [320, 393] as [CGFloat] {
          for (kind, text, secondary) in texts {
            var configuration = made
            configuration.text = text
            configuration.secondaryText = secondary
            shown.append(("\(name), \(kind)", width, configuration.makeContentView()))
          }
        }
      }
      return shown
    } values: { (view: UIView) in
      ["height": view.frame.height]
    }
  }

  static func margins(_ stage: ProbeStage) -> ProbedTruth.Family {
    let recorder = ProbeRecorder("margins")
    stage.begin(.large)
    for width in [320, 375, 393, 402, 430, 744, 820] as [CGFloat] {
      let list = ProbeTable([{ ProbeRow(stage.label("Height")) }])
      list.show(on: stage, width: width)
      if let row = list.rows.first {
        let margins = row.contentView.directionalLayoutMargins
        recorder.add(
          "plain table", .large, width: width,
          values: [
            "top": margins.top, "leading": margins.leading, "bottom": margins.bottom,
            "trailing": margins.trailing, "contentWidth": row.contentView.frame.width,
            "height": list.height(ofRow: 0),
          ])
      }
      stage.clear()
    }
    return recorder.family
  }

  static func rows(_ stage: ProbeStage) -> ProbedTruth.Family {
    let recorder = ProbeRecorder("rows")
    let width: CGFloat = 393
    let styles: [(name: String, style: UITableViewCell.CellStyle)] = [
      ("default", .default), ("subtitle", .subtitle), ("value1", .value1),
    ]
    let accessories: [(name: String, accessory: UITableViewCell.AccessoryType)] = [
      ("none", .none), ("disclosureIndicator", .disclosureIndicator), ("checkmark", .checkmark),
      ("detailButton", .detailButton), ("detailDisclosureButton", .detailDisclosureButton),
    ]
    for size in ProbeStage.someSizes {
      stage.begin(size)
      let makers: [() -> UITableViewCell] =
        styles.map { _, style in
          {
            let cell = UITableViewCell(style: style, reuseIdentifier: nil)
            cell.textLabel?.text = "Pancakes"
            cell.detailTextLabel?.text = "Twenty minutes"
            return cell
          }
        }
        + accessories.map { _, accessory in
          {
            let cell = ProbeRow(stage.label("Height"))
            cell.accessoryType = accessory
            return cell
          }
        }
      let list = ProbeTable(makers)
      list.show(on: stage, width: width)
      for (index, (name, _)) in styles.enumerated() {
        recorder.add(
          "\(name) style", size, width: width, values: ["height": list.height(ofRow: index)])
      }
      for (index, (name, _)) in accessories.enumerated()
      where index + styles.count < list.rows.count {
        recorder.add(
          "accessory \(name)", size, width: width,
          values: ["contentWidth": list.rows[index + styles.count].contentView.frame.width])
      }
      stage.clear()
    }
    return recorder.family
  }
}

final class ProbeRow: UITableViewCell {
  init(_ label: UILabel) {
    super.init(style: .default, reuseIdentifier: nil)
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: margins.topAnchor),
      label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      label.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// A table of cells that sizes them itself.
@MainActor final class ProbeTable: NSObject, UITableViewDataSource {
  private let makers: [() -> UITableViewCell]
  private var made: [Int: UITableViewCell] = [:]
  private let table: UITableView

  init(_ makers: [() -> UITableViewCell]) {
    self.makers = makers
    table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 4096), style: .plain)
    super.init()
    table.dataSource = self
    table.rowHeight = UITableView.automaticDimension
    table.estimatedRowHeight = 44
  }

  var hasSeparators: Bool {
    get { table.separatorStyle != .none }
    set { table.separatorStyle = newValue ? .singleLine : .none }
  }

  var rows: [UITableViewCell] { made.sorted { $0.key < $1.key }.map(\.value) }

  func show(on stage: ProbeStage, width: CGFloat) {
    stage.show(table, frame: CGRect(x: 0, y: 0, width: width, height: 4096))
    table.reloadData()
    stage.layOut()
    table.layoutIfNeeded()
  }

  func height(ofRow row: Int) -> CGFloat {
    table.rectForRow(at: IndexPath(row: row, section: 0)).height
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    makers.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = made[indexPath.row] ?? makers[indexPath.row]()
    made[indexPath.row] = cell
    return cell
  }
}

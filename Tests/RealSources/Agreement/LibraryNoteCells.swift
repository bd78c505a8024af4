import SnapKit
import Stevia
import UIKit

/// The note by SnapKit.
final class SnapKitNoteCell: NoteCell {
  override func layOut() {
    addViews()
    icon.snp.makeConstraints { make in
      make.leading.equalToSuperview().offset(16)
      make.top.equalToSuperview().offset(12)
      make.width.height.equalTo(24)
      make.bottom.lessThanOrEqualToSuperview().offset(-12)
    }
    titleLabel.snp.makeConstraints { make in
      make.top.equalToSuperview().offset(12)
      make.leading.equalTo(icon.snp.trailing).offset(8)
      make.trailing.equalToSuperview().offset(-16)
    }
    textLabel.snp.makeConstraints { make in
      make.top.equalTo(titleLabel.snp.bottom).offset(4)
      make.leading.equalTo(icon.snp.trailing).offset(8)
      make.trailing.equalToSuperview().offset(-16)
      make.bottom.equalToSuperview().offset(-12)
    }
  }
}

/// The note by Stevia.
final class SteviaNoteCell: NoteCell {
  override func layOut() {
    contentView.subviews(icon, titleLabel, textLabel)
    icon.leading(16).top(12).size(24).bottom(>=12)
    titleLabel.top(12).trailing(16)
    titleLabel.Leading == icon.Trailing + 8
    textLabel.Top == titleLabel.Bottom + 4
    textLabel.Leading == icon.Trailing + 8
    textLabel.trailing(16).bottom(12)
  }
}

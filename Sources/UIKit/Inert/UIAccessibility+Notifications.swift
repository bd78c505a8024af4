extension UIAccessibility {
  public nonisolated static let announcementDidFinishNotification = NSNotification.Name(
    "UIAccessibilityAnnouncementDidFinishNotification")
  public nonisolated static let assistiveTouchStatusDidChangeNotification = Foundation.Notification
    .Name(
      "UIAccessibilityAssistiveTouchStatusDidChangeNotification")
  public nonisolated static let boldTextStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")
  public nonisolated static let buttonShapesEnabledStatusDidChangeNotification = Foundation
    .Notification.Name(
      "UIAccessibilityButtonShapesEnabledStatusDidChangeNotification")
  public nonisolated static let closedCaptioningStatusDidChangeNotification = Foundation
    .Notification.Name(
      "UIAccessibilityClosedCaptioningStatusDidChangeNotification")
  public nonisolated static let darkerSystemColorsStatusDidChangeNotification = Foundation
    .Notification.Name(
      "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
  public nonisolated static let differentiateWithoutColorDidChangeNotification = Foundation
    .Notification.Name(
      "UIAccessibilityDifferentiateWithoutColorDidChangeNotification")
  public nonisolated static let elementFocusedNotification = NSNotification.Name(
    "UIAccessibilityElementFocusedNotification")
  public nonisolated static let grayscaleStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityGrayscaleStatusDidChangeNotification")
  public nonisolated static let guidedAccessStatusDidChangeNotification = Foundation.Notification
    .Name(
      "UIAccessibilityGuidedAccessStatusDidChangeNotification")
  public nonisolated static let hearingDevicePairedEarDidChangeNotification = Foundation
    .Notification.Name(
      "UIAccessibilityHearingDevicePairedEarDidChangeNotification")
  public nonisolated static let invertColorsStatusDidChangeNotification = Foundation.Notification
    .Name(
      "UIAccessibilityInvertColorsStatusDidChangeNotification")
  public nonisolated static let monoAudioStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityMonoAudioStatusDidChangeNotification")
  public nonisolated static let onOffSwitchLabelsDidChangeNotification = Foundation.Notification
    .Name(
      "UIAccessibilityOnOffSwitchLabelsDidChangeNotification")
  public nonisolated static let prefersCrossFadeTransitionsStatusDidChangeNotification = Foundation
    .Notification.Name(
      "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")
  public nonisolated static let reduceMotionStatusDidChangeNotification = Foundation.Notification
    .Name(
      "UIAccessibilityReduceMotionStatusDidChangeNotification")
  public nonisolated static let reduceTransparencyStatusDidChangeNotification = Foundation
    .Notification.Name(
      "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  public nonisolated static let shakeToUndoDidChangeNotification = NSNotification.Name(
    "UIAccessibilityShakeToUndoDidChangeNotification")
  public nonisolated static let speakScreenStatusDidChangeNotification = Foundation.Notification
    .Name(
      "UIAccessibilitySpeakScreenStatusDidChangeNotification")
  public nonisolated static let speakSelectionStatusDidChangeNotification = Foundation.Notification
    .Name(
      "UIAccessibilitySpeakSelectionStatusDidChangeNotification")
  public nonisolated static let switchControlStatusDidChangeNotification = Foundation.Notification
    .Name(
      "UIAccessibilitySwitchControlStatusDidChangeNotification")
  public nonisolated static let videoAutoplayStatusDidChangeNotification = Foundation.Notification
    .Name(
      "UIAccessibilityVideoAutoplayStatusDidChangeNotification")
  public nonisolated static let voiceOverStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
}

/// Settings as apps word them, with and without a second line or a switch.
let settingsSamples: [Setting] = [
  Setting(title: "Wi-Fi", isOn: true), Setting(title: "About"),
  Setting(title: "Storage", detail: "118.4 GB of 128 GB used"),
  Setting(
    title: "Background updates", detail: "New items arrive while the app is closed.", isOn: true),
  Setting(
    title: "Share diagnostics and usage data with the developers of this app",
    detail: """
      Reports contain no names, messages or places. They are sent once a day over Wi-Fi, kept for \
      ninety days, and help us find out which screens are slow and which ones nobody ever finds. You \
      can change your mind at any time; what was already sent is then deleted within a week.
      """, isOn: false),
  Setting(
    title: "Datenschutzgrundverordnungseinstellungen",
    detail: "Einwilligungen, Auskunftsersuchen und Löschfristen an einem Ort.", isOn: nil),
  Setting(
    title: "Rechtschreibprüfung", detail: "Unterstreicht unbekannte Wörter beim Tippen.", isOn: true
  ),
  Setting(
    title: "Synchroniser sur le réseau cellulaire",
    detail: "Des frais peuvent s’appliquer à l’étranger.", isOn: false),
  Setting(title: "Modo de bajo consumo", detail: "Se desactiva al llegar al 80 %.", isOn: true),
  Setting(title: "Powiadomienia dźwiękowe", detail: "Tylko między 8:00 a 22:00.", isOn: true),
  Setting(
    title: "Käyttöliittymän kieliasetukset",
    detail: "Muutos tulee voimaan uudelleenkäynnistyksen jälkeen.", isOn: nil),
  Setting(title: "Автоматическая яркость", detail: "По датчику освещённости", isOn: true),
  Setting(title: "Σκοτεινή εμφάνιση", detail: "Από τη δύση ως την ανατολή του ήλιου", isOn: true),
  Setting(title: "通知", detail: "バナー、サウンド、バッジ", isOn: true),
  Setting(title: "自动备份", detail: "仅在连接电源和无线网络时进行", isOn: false),
  Setting(title: "방해 금지 모드", detail: "매일 오후 11시부터 오전 7시까지", isOn: true),
  Setting(title: "إمكانية الوصول", detail: "حجم النص والتباين والحركة", isOn: nil),
  Setting(title: "🌙", detail: "", isOn: false),
]

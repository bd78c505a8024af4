/// A conversation that never was: one word, one emoji, one address, one essay, in many languages.
let chatSamples: [ChatMessage] = [
  ChatMessage(sender: "Nora", text: "Ok", time: "9:41"),
  ChatMessage(sender: "Me", text: "👍", time: "9:41", status: "Read", isOwn: true),
  ChatMessage(
    sender: "Nora", text: "Shall we meet at the station, or is it easier if I pick you up?",
    time: "9:43"),
  ChatMessage(
    sender: "Me", text: "Station is fine.", time: "9:44",
    status: "Not delivered. Tap to try again, or long-press for other options.", isOwn: true),
  ChatMessage(
    sender: "Me", text: "I’ll bring the tickets and something to read for the way.",
    time: "9:44 AM", status: "", isOwn: true),
  ChatMessage(
    sender: "Dr. Annegret Freifrau von Hohenstein-Wallerfangen",
    text: """
      Die Haftpflichtversicherungsbescheinigung und die Aufenthaltsgenehmigungsverlängerung liegen \
      im Handschuhfach.
      """, time: "10:02"),
  ChatMessage(
    sender: "Me",
    text: """
      https://maps.example.com/place/48.20849,16.37208/zoom=17?layers=transit,walking&share=\
      a8Kd02mQzX7pL9vT4rW1
      """, time: "10:05", status: "Delivered", isOwn: true),
  ChatMessage(
    sender: "Nora",
    text: """
      So here is the whole story, because you asked for it. We left on time, which should have been \
      a warning. At the first stop somebody noticed that the cake was still on the kitchen table, so \
      we went back. The cake was not on the kitchen table. It was in the boot, under the coats, and \
      no longer what you would call round. We laughed so much that we missed the turn, found a lake \
      none of us had ever heard of, and ate the cake there with our hands. It was the best part of \
      the weekend, and I would not change a thing about it except perhaps the coats. They still smell \
      of vanilla. Anyway: we are all well, a little sunburnt, and home on Monday.
      """, time: "10:31"),
  ChatMessage(
    sender: "Élodie", text: "Tu viens ? On t’attend depuis une demi-heure « au soleil » !",
    time: "11:15"),
  ChatMessage(
    sender: "Me", text: "¡Ya voy! El autobús se ha quedado sin ganas de trabajar.", time: "11:16",
    status: "Leído", isOwn: true),
  ChatMessage(
    sender: "Łukasz", text: "Zażółć gęślą jaźń. Działa, wszystkie ogonki są na miejscu!",
    time: "12:00"),
  ChatMessage(
    sender: "Αλέξανδρος", text: "Καλημέρα! Έφτασες καλά; Γράψε μου όταν μπορέσεις.", time: "12:20"),
  ChatMessage(
    sender: "Марина", text: "Привет! Забери, пожалуйста, посылку до шести, потом закроют.",
    time: "14:07"), ChatMessage(sender: "さくら", text: "明日の朝、駅の改札口で待っていますね。雨なら喫茶店で。", time: "午後3:30"),
  ChatMessage(sender: "Me", text: "好的，到了给你打电话。", time: "下午3:31", status: "已读", isOwn: true),
  ChatMessage(sender: "민준", text: "회의가 길어져서 십 분쯤 늦을 것 같아요. 먼저 주문해 주세요!", time: "오후 6:45"),
  ChatMessage(sender: "נועה", text: "הגעתי הביתה בשלום, תודה על הערב הנפלא!", time: "22:10"),
  ChatMessage(sender: "अनन्या", text: "जन्मदिन मुबारक हो! शाम को सब लोग आ रहे हैं, केक मत भूलना।", time: "23:59"),
]

/// Opinions about things that are not for sale, from one word to one that fills a screen.
let reviewSamples: [Review] = [
  Review(rating: 5, author: "Jo", date: "1 May", body: "Great!"),
  Review(rating: 3, title: "Meh", author: "A.", date: "2/2/25", body: "👎", helpfulCount: 0),
  Review(
    rating: 4, title: "Does what it says", author: "Priya N.", date: "14 March 2025",
    body: "Quiet, sturdy and easy to clean. I only wish the cable were half a metre longer.",
    helpfulCount: 1),
  Review(
    rating: 5, title: "Three winters later, still the first thing I reach for in the morning",
    author: "Bartholomew Fitzgerald-Okonkwo, verified buyer since 2011", date: "30 September 2025",
    body: """
      I bought this kettle after the old one had started to sing in a key the dog could not bear. The \
      first thing I noticed was the weight: it sits on the stove as if it had signed a lease. It boils \
      a litre in four minutes and twenty seconds, which I know because I have timed it far more often \
      than I would like to admit. The handle stays cool, the lid stays on, and the spout pours where \
      you point it, a talent its predecessor never had. In the second winter the whistle came loose; a \
      new one arrived within a week, free of charge, with a handwritten note. The enamel has one chip, \
      and that was me. If it lasts another ten years I shall leave it to someone in my will.
      """, helpfulCount: 12_408),
  Review(
    rating: 2, title: "Bedienungsanleitungsübersetzungskatastrophe", author: "Jörg Weiß",
    date: "3. November 2024",
    body: """
      Das Gerät selbst ist tadellos. Die Geschwindigkeitsregelung heißt in der Anleitung allerdings \
      „Eile des Knopfes“, und die Sicherheitshinweise lesen sich wie ein Gedicht.
      """, helpfulCount: 87),
  Review(
    rating: 5, title: "Un vrai bonheur", author: "Aurélie D.", date: "8 août 2025",
    body: """
      Livré en deux jours, monté en dix minutes : même mon père, qui n’aime rien de neuf, s’en sert \
      tous les matins.
      """, helpfulCount: 4),
  Review(
    rating: 1, title: "¡Llegó roto!", author: "Begoña", date: "19 de enero de 2025",
    body: "La caja estaba intacta y la taza, no. Me devolvieron el dinero sin hacer preguntas.",
    helpfulCount: 23),
  Review(
    rating: 4, title: "Solidna robota", author: "Grzegorz Brzęczyszczykiewicz",
    date: "27 października 2025",
    body: "Szwy równe, zamek chodzi lekko. Kolor trochę ciemniejszy niż na zdjęciu.",
    helpfulCount: 2),
  Review(
    rating: 5, title: "Kestää pakkasenkin", author: "Päivi", date: "12. tammikuuta 2025",
    body: "Pehmeä ja lämmin, ja epäjärjestelmällisyydestäni huolimatta yhä tallessa."),
  Review(
    rating: 3, title: "Неплохо, но", author: "Светлана К.", date: "5 июня 2025 г.",
    body: "Звук чистый, батарея держит два дня, а вот чехол развалился через неделю.",
    helpfulCount: 15),
  Review(
    rating: 5, title: "Εξαιρετικό", author: "Νίκος", date: "21 Ιουλίου 2025",
    body: "Το χρησιμοποιώ κάθε μέρα εδώ και έναν χρόνο και δείχνει σαν καινούργιο."),
  Review(
    rating: 4, title: "毎日使っています", author: "ゆうこ", date: "2025年4月2日",
    body: "軽くて持ちやすく、洗うのも簡単です。ふたがもう少し開けやすければ満点でした。", helpfulCount: 9),
  Review(
    rating: 5, title: "物超所值", author: "李娜", date: "2025年6月18日",
    body: "包装很用心，做工比想象中精细。用了一个月，没有任何异味，推荐给喜欢露营的朋友。", helpfulCount: 131),
  Review(
    rating: 2, title: "배송은 빨랐어요", author: "박지훈", date: "2025년 7월 7일",
    body: "설명과 색이 조금 다릅니다. 교환을 신청했더니 친절하게 안내해 주셨어요.", helpfulCount: 6),
  Review(
    rating: 5, title: "ممتاز", author: "سارة", date: "١٢ رمضان",
    body: "وصل قبل الموعد وبتغليف أنيق، والجودة تفوق السعر بكثير.", helpfulCount: 3),
  Review(
    rating: 4, title: "पैसा वसूल", author: "रोहित", date: "15 अगस्त 2025",
    body: "आवाज़ साफ़ है और बैटरी पूरे दिन चलती है। डिब्बे में चार्जर भी होता तो और अच्छा लगता।", helpfulCount: 40),
  Review(
    rating: 4, title: "100 % 💯🎉", author: "xX_user_1234567890_Xx", date: "2025-02-28",
    body: """
      Photos: https://photos.example.com/albums/2025-02/unboxing-and-first-impressions-part-1-of-12 \
      🤩🤩🤩 10/10, 0 regrets, €49.99 well spent 👩🏽‍💻☕️
      """, helpfulCount: 999_999),
]

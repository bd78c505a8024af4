/// Stories that never happened, from a one-word headline to a summary no card can show.
let articleSamples: [Article] = [
  Article(headline: "Snow", author: "Staff", published: "now"),
  Article(
    section: "SCIENCE", headline: "A lake in the north turns out to be two",
    summary: """
      For eighty years every map showed one lake. A team with a rubber boat and a very long rope has \
      now found the ridge that divides it.
      """, author: "Ingrid Solberg", published: "3 h ago"),
  Article(
    section: "LOCAL NEWS AND COMMUNITY NOTICES FROM ALL NINETEEN DISTRICTS OF THE CITY",
    headline: """
      Council votes to keep the old tram line open after a debate that lasted fourteen hours and \
      ended in applause
      """,
    summary: """
      The vote was supposed to be a formality. Instead, residents filled the gallery, the stairs and \
      finally the square outside, where the speeches were read aloud from a window. Line 6 carries \
      fewer than nine hundred passengers a day, yet hardly anyone in the quarter can imagine mornings \
      without its bell. The council will now look for money to renew the track, and for a workshop \
      that still knows how to build the wheels.
      """, author: "Maximilian Featherstonehaugh and Wilhelmina Cholmondeley-Warner",
    published: "Yesterday, 11:58 PM"),
  Article(
    section: "WIRTSCHAFT",
    headline: "Grundstücksverkehrsgenehmigungszuständigkeit wird neu geregelt",
    summary: """
      Wer Ackerland verkauft, braucht künftig nur noch einen Stempel statt drei. Bauernverbände \
      begrüßen die Vereinfachung, Landkreise fürchten um ihre Übersicht.
      """, author: "Friederike Baumgärtner", published: "vor 2 Std."),
  Article(
    section: "CULTURE", headline: "Le musée rouvre ses portes, la pluie aussi",
    summary: """
      Après six ans de travaux, les salles du premier étage accueillent de nouveau les visiteurs ; \
      un seau attend encore sous la verrière.
      """, author: "Hélène Marchand", published: "il y a 20 min"),
  Article(
    section: "DEPORTES", headline: "¿Y si el empate fuera lo justo?",
    summary: "Dos porteros, ningún gol y una ovación de cuatro minutos en un campo de tierra.",
    author: "Íñigo Etxeberria", published: "ayer"),
  Article(
    section: "KULTURA", headline: "Książka, której nikt nie zwrócił do biblioteki od 1974 roku",
    summary: "Wróciła w paczce bez nadawcy, z zasuszonym kwiatem i krótkim „przepraszam”.",
    author: "Żaneta Wiśniewska", published: "5 dni temu"),
  Article(
    section: "KOTIMAA", headline: "Jäänmurtajien kesälepo päättyi etuajassa",
    author: "Väinö Järvinen-Hämäläinen", published: "tänään klo 7.05"),
  Article(
    section: "НАУКА", headline: "Метеорологи впервые услышали, как растёт туман",
    summary: """
      Записанный звук почти не отличается от тишины, и всё же приборы различают его за сорок минут \
      до того, как видимость начинает падать.
      """, author: "Алексей Воробьёв", published: "1 ч назад"),
  Article(
    section: "ΤΑΞΙΔΙΑ", headline: "Το νησί με το ένα και μοναδικό φανάρι",
    summary: "Το άναψαν για πρώτη φορά την Κυριακή· κανείς δεν είχε πουθενά να πάει βιαστικά.",
    author: "Κατερίνα Παπαδοπούλου", published: "χθες"),
  Article(
    section: "社会", headline: "商店街の時計、四十年ぶりに正しい時刻を刻む",
    summary: "修理を引き受けたのは中学生の三人組。部品は廃校の理科室から譲り受けたという。", author: "田中 美咲", published: "2時間前"),
  Article(
    section: "科技", headline: "村里的图书馆用上了自己造的风力发电机",
    summary: "三位退休教师花了两年时间，用旧自行车零件和报废的洗衣机电机造出了它。晚上八点以后，灯终于不再熄灭。", author: "王晓明", published: "10分钟前"),
  Article(
    section: "문화", headline: "골목 책방, 새벽 두 시에도 불이 켜져 있는 이유",
    summary: "잠이 오지 않는 사람들을 위해 시작한 작은 모임이 어느새 이 년째 이어지고 있다.", author: "이서연", published: "어제"),
  Article(
    section: "ثقافة", headline: "مكتبة متنقلة تصل إلى القرى الجبلية",
    summary: "تحمل الحافلة ثلاثة آلاف كتاب، ويقودها معلم متقاعد يحفظ أسماء قرائه جميعا.",
    author: "ليلى حداد", published: "قبل ساعة"),
  Article(
    section: "ท่องเที่ยว", headline: "ตลาดน้ำเล็กๆ ที่เปิดเฉพาะวันที่ฝนตก",
    summary: "แม่ค้าบอกว่าลูกค้าประจำรู้ดี พอฟ้าครึ้มก็พายเรือออกมารอกันแล้ว", author: "สมชาย ใจดี",
    published: "เมื่อวาน"),
  Article(
    section: "LIVE 🔴", headline: "Final: 104–103 after 3 overtimes 🏀🔥",
    summary: "https://scores.example.com/live/2025-26/playoffs/final/game-7/play-by-play",
    author: "@courtside", published: "00:00:07"),
]

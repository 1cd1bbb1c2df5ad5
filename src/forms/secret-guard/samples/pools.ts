/** Names, countries and courses by the language of the messages that name them. */
interface Pool {
  given: string;
  family: string;
  countries: string;
  courses: string;
}

const LATIN_COUNTRIES =
  'Canada Japan Brazil Mexico Turkey India Kenya Ghana Poland Spain France Italy Germany Vietnam Malaysia Australia Singapore Portugal Norway Chile Peru Morocco Egypt Nepal';

export const POOLS: Readonly<Record<string, Pool>> = {
  en: {
    given:
      'Grace Victor Joy Angel Hope Faith Rose Summer Dawn Will Frank Grant Chase Daisy Olive Amber Pearl Oliver Amelia James Sophie',
    family:
      'Smith Young Brown Cook Carter Baker Cross Banks Rice Field King Wood Stone Okafor Mensah Murphy',
    countries: LATIN_COUNTRIES,
    courses:
      'Algebra|Logic|Programming Basics|Web Design|Data Science|Cloud|Security|Machine Learning|Linux|Graphs|Music Theory',
  },
  es: {
    given:
      'Álvaro Diana Ángel Rosa Luz Mario Elena Iván Julia Óscar Paloma Pilar Rocío Soledad Víctor Marina Lucía Hugo',
    family: 'García López Ramos Cruz Flores Vega Rey Moreno Rubio Campos Prado Quiñones',
    countries:
      'Canadá Japón Brasil México Turquía India Kenia Ghana Polonia España Francia Italia Alemania Vietnam Malasia Noruega Chile Perú Marruecos Egipto',
    courses: 'Lógica|Álgebra|Bases de datos|Diseño web|Redes|Seguridad|Física|Música|Química',
  },
  fr: {
    given:
      'Aimée Benoît Chloé Étienne Fabien Gaëlle Hélène Inès Julien Léa Margaux Noémie Olivier Pascal Quentin Rémi Solène',
    family:
      'Martin Petit Durand Leroy Moreau Garnier Lefèvre Boulanger Marchand Berger Mercier Fontaine',
    countries:
      'Canada Japon Brésil Mexique Turquie Inde Kenya Ghana Pologne Espagne Italie Allemagne Norvège Chili Pérou Maroc Égypte Népal',
    courses: 'Algorithmique|Réseaux|Logique|Bases de données|Sécurité|Musique|Chimie|Physique',
  },
  de: {
    given:
      'Anja Bernd Claudia Dieter Elke Felix Greta Hannes Ines Jürgen Katrin Lukas Mia Nils Ole Petra Rolf Sabine',
    family: 'Müller Schmidt Fischer Weber Wagner Becker Schulz Koch Bauer Wolf Kaiser Vogel',
    countries:
      'Kanada Japan Brasilien Mexiko Türkei Indien Kenia Ghana Polen Spanien Frankreich Italien Vietnam Norwegen Chile Peru Marokko Ägypten',
    courses: 'Logik|Netze|Datenbanken|Sicherheit|Statistik|Webdesign|Physik|Musik',
  },
  pt: {
    given:
      'Ana Bruno Carlos Diana Eduardo Flávia Gabriel Helena Igor Júlia Lucas Mariana Natália Otávio Paula Rafael Sônia Tiago',
    family:
      'Silva Santos Oliveira Pereira Costa Rocha Ribeiro Moraes Nunes Cardoso Barbosa Teixeira',
    countries:
      'Canadá Japão Brasil México Turquia Índia Quênia Gana Polônia Espanha França Itália Alemanha Vietnã Noruega Chile Peru Marrocos',
    courses: 'Lógica|Redes|Bancos de dados|Segurança|Estatística|Música|Física',
  },
  tr: {
    given:
      'Ayşe Burak Cem Deniz Elif Fatma Gökhan Hülya İbrahim Jale Kerem Leyla Mert Nur Ozan Pelin Selin Tolga',
    family: 'Yılmaz Kaya Demir Çelik Şahin Yıldız Aydın Öztürk Arslan Doğan Kılıç Koç',
    countries:
      'Kanada Japonya Brezilya Meksika Hindistan Kenya Gana Polonya İspanya Fransa İtalya Almanya Vietnam Norveç Şili Peru Fas Mısır',
    courses: 'Mantık|Ağlar|Veritabanları|Güvenlik|İstatistik|Müzik|Fizik',
  },
  id: {
    given:
      'Adi Budi Citra Dewi Eka Fajar Gita Hendra Indah Joko Kartika Lestari Made Nina Oki Putri Rina Sari Tono',
    family: 'Santoso Wijaya Saputra Hidayat Lestari Nugroho Pratama Siregar Simanjuntak Halim',
    countries:
      'Kanada Jepang Brasil Meksiko Turki India Kenya Ghana Polandia Spanyol Prancis Italia Jerman Vietnam Norwegia Chili Peru Maroko',
    courses: 'Logika|Jaringan|Basis data|Keamanan|Statistika|Musik|Fisika',
  },
  vi: {
    given:
      'An Bình Châu Dũng Giang Hà Hạnh Hiếu Hoa Hùng Hương Khánh Lan Linh Long Mai Minh Nam Nga Phúc Quang Sơn Thảo Trang',
    family: 'Nguyễn Trần Lê Phạm Hoàng Phan Vũ Võ Đặng Bùi Đỗ Hồ',
    countries:
      'Canada Brazil Mexico Kenya Ghana Malaysia Singapore Chile Peru Nepal Australia Indonesia Ukraina Argentina Ethiopia Angola Qatar Oman',
    courses: 'Logic|Mạng máy tính|Cơ sở dữ liệu|An ninh mạng|Thống kê|Vật lý',
  },
  hi: {
    given: 'आरव दीया ईशान कविता मोहन नेहा प्रिया राहुल सीमा विजय अंजलि करण',
    family: 'शर्मा वर्मा गुप्ता सिंह पटेल यादव मिश्रा चौहान',
    countries: 'कनाडा जापान ब्राज़ील मेक्सिको तुर्की केन्या घाना पोलैंड स्पेन फ़्रांस इटली जर्मनी नॉर्वे चिली पेरू',
    courses: 'तर्कशास्त्र|नेटवर्क|डेटाबेस|सुरक्षा|सांख्यिकी',
  },
  zh: {
    given: '伟 芳 娜 敏 静 丽 强 磊 洋 艳 勇 杰 娟 涛 明 超 秀英 霞 平 建国 小红 志强 子涵 雨桐',
    family: '王 李 张 刘 陈 杨 赵 黄 周 吴 徐 孙 马 朱 胡',
    countries:
      '加拿大 日本 巴西 墨西哥 土耳其 印度 肯尼亚 加纳 波兰 西班牙 法国 意大利 德国 越南 挪威 智利 秘鲁 摩洛哥',
    courses: '逻辑|计算机网络|数据库|信息安全|统计学|线性代数|操作系统',
  },
  ar: {
    given: 'أحمد فاطمة محمد مريم يوسف ليلى خالد نور علي زينب عمر سارة حسن هدى',
    family: 'الحسن العلي المصري الخطيب حداد منصور سليمان عباس',
    countries:
      'كندا اليابان البرازيل المكسيك تركيا الهند كينيا غانا بولندا إسبانيا فرنسا إيطاليا ألمانيا فيتنام النرويج',
    courses: 'المنطق|الشبكات|قواعد البيانات|الأمن|الإحصاء',
  },
  ur: {
    given: 'احمد عائشہ بلال فاطمہ حمزہ مریم عمر زینب علی ثنا حسن نادیہ',
    family: 'خان ملک چوہدری قریشی شیخ بٹ انصاری راجہ',
    countries:
      'کینیڈا جاپان برازیل میکسیکو ترکی کینیا گھانا پولینڈ اسپین فرانس اٹلی جرمنی ناروے چلی',
    courses: 'منطق|نیٹ ورک|ڈیٹابیس|سکیورٹی|شماریات',
  },
  it: {
    given:
      'Alba Bruno Carla Dario Elena Fabio Gemma Irene Luca Marta Nicola Ornella Paolo Rita Sara Tullio Viola Zeno',
    family: 'Rossi Bianchi Ferrari Esposito Ricci Marino Greco Bruno Gallo Conti Costa Fontana',
    countries:
      'Canada Giappone Brasile Messico Turchia India Kenya Ghana Polonia Spagna Francia Germania Norvegia Cile Marocco Egitto',
    courses: 'Logica|Reti|Basi di dati|Sicurezza|Statistica|Musica',
  },
  cs: {
    given:
      'Adam Božena Cyril Dana Eva Filip Gita Hana Ivan Jana Karel Lenka Marek Nela Olga Petr Radek Soňa',
    family: 'Novák Svoboda Dvořák Černý Procházka Kučera Veselý Horák Němec Pokorný Král Sedlák',
    countries:
      'Kanada Japonsko Brazílie Mexiko Turecko Indie Keňa Ghana Polsko Španělsko Francie Itálie Německo Norsko Chile Peru',
    courses: 'Logika|Sítě|Databáze|Bezpečnost|Statistika|Hudba',
  },
  ja: {
    given: 'さくら あおい ひなた ゆい 健太 美咲 大輔 陽子 はると りく みお けんじ',
    family: '佐藤 鈴木 高橋 田中 伊藤 渡辺 山本 中村',
    countries:
      'カナダ ブラジル メキシコ トルコ インド ケニア ガーナ ポーランド スペイン フランス イタリア ドイツ ノルウェー',
    courses: '論理学|ネットワーク|データベース|セキュリティ',
  },
  ko: {
    given: '민준 서연 지훈 수빈 예은 도윤 하은 지우 현우 미영 성호 유진',
    family: '김 이 박 최 정 강 조 윤',
    countries:
      '캐나다 일본 브라질 멕시코 터키 인도 케냐 가나 폴란드 스페인 프랑스 이탈리아 독일 베트남',
    courses: '논리학|네트워크|데이터베이스|보안',
  },
};

/**
 * The names of secrets in the site's languages and in those of the word lists. Each is a regular
 * expression, matched without accents and in lower case.
 */
export const LABEL_WORDS = {
  phrase: [
    '(?:seed|recovery|backup|secret|mnemonic|wallet)[ -]?(?:recovery )?(?:phrases?|words?)|mnemonic',
    '(?:frase|palabras) (?:de |secreta de )?(?:recuperación|semilla|seed)|frase semilla',
    'phrase (?:de |secrète de )?(?:récupération|seed)|phrase (?:secrète|mnémonique)',
    '(?:wiederherstellungs|seed|recovery)[ -]?(?:phrase|wörter)',
    'frase[ -](?:de recuperação|semente|secreta|mnemônica)|palavras de recuperação',
    'kurtarma (?:ifade|kelime)[a-z]*|tohum (?:ifade|kelime)[a-z]*',
    'frasa (?:pemulihan|benih|rahasia)|kata pemulihan',
    '(?:cụm từ|từ) (?:khôi phục|hạt giống|bí mật)',
    '(?:सीड|रिकवरी) (?:फ्रेज|फ्रेज़|शब्द)|पुनर्प्राप्ति वाक्यांश',
    '助记词|助記詞|恢复短语|恢復短語|种子短语|種子短語',
    'عبارة (?:الاسترداد|الاستعادة|البذور|السرية)(?: السرية)?|كلمات الاسترداد',
    '(?:ریکوری|سیڈ) (?:فریز|الفاظ)',
    'frase di recupero|parole di recupero|obnovovací fráz[a-z]|záložní slova',
    '(?:リカバリー|シード|復元|ニーモニック)(?:フレーズ)?|(?:복구|시드) ?(?:문구|단어|구문)|니모닉',
  ],
  key: [
    '(?:private|secret|wallet) ?keys?|priv ?key|(?:clave|llave) (?:privada|secreta)',
    'clé (?:privée|secrète)|(?:privater?|geheimer?) schlüssel|chave (?:privada|secreta)',
    '(?:özel|gizli) anahtar[a-zı]*|kunci (?:pribadi|privat|rahasia)|khóa (?:riêng(?: tư)?|bí mật)',
    'प्राइवेट की|निजी कुंजी|私钥|私鑰|密钥|المفتاح (?:الخاص|السري)|مفتاحي الخاص|پرائیویٹ کی|نجی کلید',
    'chiave privata|(?:soukromý|privátní) klíč|秘密鍵|プライベートキー|개인 ?키|비밀 ?키',
  ],
  password: [
    'password|passcode|passphrase|pwd|contraseña|clave(?: de acceso)?|mot de passe|mdp',
    'passwort|kennwort|senha|palavra-passe|şifre[a-zı]*|parola[a-zı]*|(?:kata )?sandi(?:nya)?|mật khẩu',
    'पासवर्ड|कूटशब्द|密码|密碼|口令|كلمة (?:المرور|مرور|السر|سر|مروري)|پاس ?ورڈ|heslo|パスワード|비밀번호',
  ],
  pin: [
    'pin(?:[ -]?(?:code|number|kod[a-z]*|nummer))?|code pin|código pin|mã pin|पिन|pin码|رمز pin|الرقم السري|پن(?: کوڈ)?',
  ],
  /** After which four digits are a PIN without any "is". */
  ownPin: ['pin (?:saya|kodum|tôi|es el)|पिन|پن'],
  code: [
    '(?:otp|one[ -]?time|verification|security|login)(?: (?:code|password))?|código de (?:verificación|verificação|seguridad|segurança)',
    'code de (?:vérification|sécurité)|(?:bestätigungs|sicherheits)code|doğrulama kodu|kode (?:verifikasi|otp)|mã (?:xác minh|xác nhận|otp)|ओटीपी|验证码|驗證碼|رمز (?:التحقق|الأمان)|او ٹی پی|خفیہ کوڈ',
  ],
  cardCode: ['cv[cv]2?'],
} as const;

/** Between a label and its secret: "is" in languages with and without spaces between words. */
export const IS_WORDS =
  'is|was|es|fue|est|était|ist|war|lautet|heißt|e|é|è|era|foi|este|adalah|là|la|ini|je|şu';
export const IS_SIGNS = 'है|是|为|為|هو|هي|ہے|は|는|은|:|=|→|->';

/** The names of numbers that are not card numbers. */
export const NUMBER_WORDS =
  'imei(?:sv)?|iccid|serial|seriennummer|tracking|ticket|awb|pnr|isbn|ean|gtin|barcode|upc|order|invoice|bestell[a-z]*|auftrag[a-z]*|rechnung[a-z]*|sendung[a-z]*|pedido|factura|fatura|rastre[a-z]*|seguimiento|billet|commande|suivi|facture|siparis|takip|kargo|bilet|pesanan|resi|nik|ktp|tiket|nomor|cmnd|cccd|van don|don hang|ma don|ve|订单号?|单号|運單|訂單|运单号?|票号|电子客票号?|身份证号?码?|طلب|شحنة|تذكرة|آرڈر|ٹکٹ|ऑर्डर|टिकट|ट्रैकिंग|ordine|spedizione|objednavk[a-z]*|zasilk[a-z]*|注文番号|追跡番号|주문번호|송장번호|tel|phone|mobile|whatsapp|telefon[a-z]*|movil|handy|account|konto|cuenta|compte|conta|rekening|reference|referencia|ref|receipt|case|application|id|cnic|passport';

/** Between the name of such a number and its digits. */
export const NUMBER_IS =
  'n[or]|num[a-zı]*|nomor|code|is|id|号码?|为|是|số|رقم|نمبر|नंबर|番号|번호|adalah|saya|e|es|ist|est|my|the|para';

import { expect, test } from 'vitest';
import { findSecret } from '../find-secret.ts';
import { afterSeedLabel, endsWithNumberLabel, findLabeled, hasKeyLabel } from './labels.ts';

const HEX = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';

test.each([
  ['password: hunter2'],
  ['Password = Tr0ub4dor&3'],
  ['my password is hunter2, please look'],
  ['login: maria / password: Sunshine99'],
  ['Mi contraseña es gato1234'],
  ['mot de passe : Soleil2024!'],
  ['Mein Passwort lautet Sommer!23'],
  ['minha senha é flamengo10'],
  ['şifrem: Ankara06'],
  ['şifrem Ankara06 giriş yapamıyorum'],
  ['kata sandi saya adalah merdeka45'],
  ['mật khẩu là hanoi2024'],
  ['मेरा पासवर्ड mumbai@123 है'],
  ['密码是abc12345'],
  ['我的密码：qwe123456'],
  ['كلمة المرور: cairo2024'],
  ['میرا پاس ورڈ lahore786 ہے'],
  ['PIN: 4821'],
  ['my PIN is 4821'],
  ['OTP: 482913'],
  ['verification code is 482913'],
  ['código de verificación: 482913'],
  ['验证码：482913'],
  ['CVV 123'],
  ['private key: a8f5f167f44f4964e6c998dee827110c'],
])('asks about a labeled secret: %s', (text) => {
  expect(findLabeled(text)).toBe('maybeSecret');
});

test.each([
  ['I forgot my password'],
  ['I forgot my password 3 times since 12/11/2026'],
  ['Password: I can not remember it'],
  ['My password is not working since yesterday'],
  ['The password reset of 2026-11-20 never came'],
  ['Passwords must have 8-16 characters'],
  ['password: 12/11/2026'],
  ['Mi contraseña no funciona desde el 3 de mayo'],
  ['Mein Passwort ist seit 2 Tagen gesperrt'],
  ["şifremi 2026'da değiştirdim"],
  ['忘记密码了怎么办'],
  ['Sie haben kein Passwort eingegeben!%0ABitte 2 Passwörter'],
  ['PIN code 560001, Bengaluru'],
  ['I forgot my PIN'],
  ['The verification code never came, order 482913'],
  ['Where do I find my private key?'],
  ['My private key is safe'],
  ['Do you ever ask for a CVV?'],
])('stays quiet: %s', (text) => {
  expect(findLabeled(text)).toBeUndefined();
});

test('64 hexadecimal digits that are called a key are a secret', async () => {
  for (const text of [
    `private key: 0x${HEX}`,
    `My private key is ${HEX.toUpperCase()}`,
    `clave privada: ${HEX}`,
    `我的私钥是${HEX}`,
    `private key: ${HEX.match(/.{4}/g)?.join(' ')}`,
  ]) {
    expect(hasKeyLabel(text), text).toBe(true);
    expect(await findSecret(text), text).toBe('secret');
  }
  expect(await findSecret(`transaction: ${HEX}`)).toBe('keyOrId');
});

test.each([
  ['My seed phrase is: one two', 'one two'],
  ['Frase de recuperación: uno', 'uno'],
  ['Phrase de récupération : un', 'un'],
  ['Wiederherstellungsphrase: eins', 'eins'],
  ['kurtarma kelimelerim: bir', 'bir'],
  ['frasa pemulihan: satu', 'satu'],
  ['cụm từ khôi phục là mot', 'mot'],
  ['सीड फ्रेज़: ek', 'ek'],
  ['助记词：的', '的'],
  ['عبارة الاسترداد: واحد', 'واحد'],
  ['عبارة الاسترداد السرية: واحد', 'واحد'],
  ['سیڈ فریز: ایک', 'ایک'],
])('what follows the name of a phrase: %s', (text, rest) => {
  expect(afterSeedLabel(text)).toEqual([rest]);
});

test.each([['order no. '], ['IMEI: '], ['Sipariş numarası: '], ['订单号：'], ['मेरा ऑर्डर नंबर ']])(
  'what follows is not a card number: %s',
  (text) => {
    expect(endsWithNumberLabel(text)).toBe(true);
  },
);

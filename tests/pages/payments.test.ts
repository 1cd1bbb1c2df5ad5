import { describe, expect, test } from 'vitest';
import {
  all,
  attribute,
  builtPage,
  EMAIL,
  link,
  mailParts,
  mainOf,
  one,
  text,
  texts,
  under,
} from '../support/built.ts';

const PATH = '/payments';
const main = mainOf(PATH);

test('§2 three features, information, and help', () => {
  expect(texts(all(under(PATH, 'What to Know About Paying'), 'h3'))).toEqual([
    'Secure',
    'Fast',
    'Multi-Currency',
  ]);
  const information = text(under(PATH, 'Payment Information'));
  expect(information).toContain(
    'Bitcoin (BTC), Ethereum (ETH), Tether (USDT), USD Coin (USDC) and Binance Coin (BNB)',
  );
  expect(information).toContain('Most crypto transactions confirm within 10-30 minutes.');
  expect(information).toContain('Our processing fees are non-refundable.');
  expect(texts(all(main, 'h2'))).toEqual(
    expect.arrayContaining(['Make a Payment', 'Check Before You Pay', 'Need Help?']),
  );
});

test('§2 Contact Support opens a prepared email, its address beside it', () => {
  const help = under(PATH, 'Need Help?');
  expect(mailParts(attribute(link(help, 'Contact Support'), 'href'))).toEqual({
    to: EMAIL,
    subject: 'Payment Support Request',
    body: '',
  });
  expect(text(help)).toContain(EMAIL);
  expect(texts(all(help, 'button'))).toContain('Copy email address');
});

describe('before a visitor pays', () => {
  test('six checks come before the payment form', () => {
    const heading = 'Check Before You Pay';
    expect(texts(all(under(PATH, heading), 'li'))).toEqual([
      expect.stringMatching(/^Check the fee at the source\. ?Find the current fee/),
      expect.stringMatching(
        /^You do not need us\. ?You can apply for a visa and pay for it without us\./,
      ),
      expect.stringMatching(
        /^Get a written quote first\. ?Email info@codepassage\.example\. Send no coins until/,
      ),
      expect.stringMatching(
        /^Check the address, coin, network and amount\. ?Coins sent to the wrong address/,
      ),
      expect.stringMatching(
        /^Keep your keys to yourself\. ?Nobody from CodePassage will ever ask for your seed phrase/,
      ),
      expect.stringMatching(
        /^We publish no wallet address\. ?Not on this website and not on social media/,
      ),
    ]);
    const headings = texts(all(main, 'h2'));
    expect(headings.indexOf(heading)).toBeLessThan(headings.indexOf('Make a Payment'));
  });

  test('the page says that the business is not an authority', () => {
    expect(text(one(builtPage(PATH), 'footer'))).toContain(
      'CodePassage is a private business. It is not a government body, embassy or visa application center. Only the visa authority decides an application.',
    );
  });

  test('a box says when to stop and whom to contact; its addresses are not links', () => {
    const [stop] = all(main, '*').filter(
      (element) =>
        text(element).startsWith('If something feels wrong, stop.') &&
        text(element).includes('econsumer.gov'),
    );
    if (!stop) throw new Error('There is no such box.');
    expect(text(stop)).toContain('ReportFraud.ftc.gov');
    expect(text(stop)).toContain('Type these addresses yourself: fake copies exist.');
    expect(all(stop, 'a')).toEqual([]);
  });

  test('a table says who refunds what', () => {
    const [table] = all(main, 'table').filter((each) => text(each).startsWith('Who Refunds What'));
    if (!table) throw new Error('There is no such table.');
    const rows = all(table, 'tr').map((row) => texts(all(row, 'th td')));
    expect(rows).toEqual([
      ['What you paid', 'Can it be refunded?', 'Who decides'],
      [
        'A course from CodePassage',
        'Yes, under the 7-day money-back guarantee',
        expect.stringMatching(new RegExp(`^CodePassage: email ${EMAIL}`)),
      ],
      ['Our payment processing fee', 'No', 'CodePassage'],
      ['Blockchain network fee', 'No', 'Nobody: it goes to the network'],
      [
        'The visa fee itself',
        'Often not, even if the visa is refused',
        'The visa authority, under its own rules',
      ],
      [
        'A transfer to a wrong address or network',
        'Usually not',
        'Nobody can reverse it: contact your wallet provider',
      ],
    ]);
    expect(all(table, 'th', { scope: 'col' })).toHaveLength(3);
    expect(all(table, 'th', { scope: 'row' })).toHaveLength(5);
  });

  test('a fee is shown in its three parts', () => {
    expect(text(main)).toContain('Three amounts can apply:');
    expect(texts(all(main, 'li'))).toEqual(
      expect.arrayContaining([
        'The visa fee, set by the authority. Check it on the authority’s own website.',
        'Our processing fee, shown in your written quote before you pay.',
        'The network fee, set by the blockchain and paid to the network, not to us.',
      ]),
    );
  });
});

test('the five steps are in the head, in order, each a link to its part of the page', () => {
  const [list] = all(main, 'ol');
  const steps = list ? all(list, 'a') : [];
  expect(steps.map((step) => [text(step), attribute(step, 'href')])).toEqual([
    ['Check the fee on the authority’s website.', '#check-1'],
    ['Email us for a written quote.', '#request'],
    ['Check the coin, network, address and amount.', '#check-4'],
    ['Send from your own wallet.', '#information'],
    ['Keep the transaction ID.', '#help'],
  ]);
});

test('the rosette names each coin', () => {
  expect(texts(all(main, 'text'))).toEqual(['BTC', 'ETH', 'USDT', 'USDC', 'BNB']);
});

test('the coins are listed once, beside the form', () => {
  expect(text(main).match(/Bitcoin \(BTC\), Ethereum/g)).toHaveLength(1);
});

test('a phone shows a number keypad for the amount, and browsers can fill in the email', () => {
  const page = builtPage(PATH);
  expect(attribute(one(page, 'input', { id: 'amount' }), 'inputmode')).toBe('decimal');
  expect(attribute(one(page, 'input', { id: 'email' }), 'autocomplete')).toBe('email');
});

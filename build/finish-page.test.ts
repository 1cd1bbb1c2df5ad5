import { expect, test } from 'vitest';
import { finishPage } from './finish-page.ts';
import { hashSource } from './policy.ts';

const HEAD = '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A</title>';

test('the policy stands right behind the charset and admits only what is on the page', () => {
  const html = `${HEAD}<style>p{}</style><script>run()</script><script type="application/ld+json">{}</script>`;
  const finished = finishPage(html, () => []);
  expect(finished).toContain('<meta charset="utf-8"><meta http-equiv="content-security-policy"');
  expect(finished).toContain(`script-src ${hashSource('run()')};`);
  expect(finished).toContain(`style-src ${hashSource('p{}')}`);
  expect(finished).not.toContain('unsafe-inline');
});

test('the file of a form is named for later instead of being loaded', () => {
  const html = `${HEAD}<script type="module" src="/assets/a.js"></script>`;
  const finished = finishPage(html, () => ['/assets/b.js']);
  expect(finished).not.toContain('src="/assets/a.js"');
  expect(finished).toContain('id="form-scripts">["/assets/a.js","/assets/b.js"]</script>');
  expect(finished).toContain("script-src 'self'");
});

test('the policy admits a server for rates where the page is given one, and nowhere else', () => {
  const rates = 'https://rates.codepassage.example';
  expect(finishPage(HEAD, () => [], `'self' ${rates}`)).toContain(`connect-src 'self' ${rates};`);
  expect(finishPage(HEAD, () => [])).toContain("connect-src 'self';");
});

test('an empty option gets the label that valid HTML asks for', () => {
  const html = `${HEAD}<select><option value="" selected=""></option></select>`;
  expect(finishPage(html, () => [])).toContain('<option value="" selected="" label=" "></option>');
});

test('a page without a charset stops the build and says where it is written', () => {
  expect(() => finishPage('<p>', () => [])).toThrow('src/document/Document.astro');
});

test('several inline scripts become one, whose parts do not see each other’s names', () => {
  const html = `${HEAD}<script type="module">var e="$&";</script><p><script type="module">var e=2\n</script>`;
  const finished = finishPage(html, () => []);
  const joined = '(()=>{var e="$&";})();var e=2';
  expect(finished).toContain(`<title>A</title><p><script type="module">${joined}</script>`);
  expect(finished).toContain(`script-src ${hashSource(joined)};`);
});

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { specificationContent } from '../../../tests/support/content/specification.ts';
import { PaymentForm } from './PaymentForm.tsx';
import { paymentFormProps } from './payment-form-props.ts';

test('§9 the form begins with the default coin, wherever it is in the list', () => {
  const content = specificationContent();
  const site = { ...content.site, defaultCoin: 'USDC' };
  const html = renderToStaticMarkup(<PaymentForm {...paymentFormProps({ ...content, site })} />);
  const [, dropdown = ''] = /<button[^>]* id="currency"[^>]*>(.*?)<\/button>/.exec(html) ?? [];
  expect(dropdown.replace(/<[^>]*>/g, '')).toBe('USDC (USD Coin)');
});

import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { PaymentsWords } from '#content/schemas/payments.ts';
import { addLateStyles } from '#site/browser.ts';
import { fill } from '#text/fill.ts';
import { TranslatableText } from '#ui/translatable-text/TranslatableText.tsx';
import estimateStyles from './coin-estimate.css?inline';
import { estimateOf, ratesQuery, readUsd } from './rates.ts';

addLateStyles(estimateStyles);

/** How long typing must pause before an estimate is shown and announced. */
const TYPING_PAUSE_MS = 700;

type EstimateWords = PaymentsWords['form']['estimate'] & {
  /** The address of the rates: "rates" in content/site.yaml. */
  address: string;
  /** Of the page: a browser's translation changes that of its root element. */
  language: string;
};

/** The amount in coins. The amount is never sent. */
export function CoinEstimate(props: { words: EstimateWords; amount: string; coin: string }) {
  const { words, amount, coin } = props;
  const [client] = useState(() => new QueryClient());
  const usd = readUsd(amount);
  const settled = useSettled(usd);
  const { host } = new URL(words.address);
  return (
    <div className="note">
      <p>
        <TranslatableText>{fill(words.ratesFrom, { host })}</TranslatableText>
      </p>
      <div className="estimate-room" role="status">
        {settled !== undefined && (
          <QueryClientProvider client={client}>
            <Estimate words={words} usd={usd === settled ? usd : undefined} coin={coin} />
          </QueryClientProvider>
        )}
      </div>
    </div>
  );
}

/** Requests the rates while it is mounted. */
function Estimate(props: { words: EstimateWords; usd: number | undefined; coin: string }) {
  const { words, usd, coin } = props;
  const { data, isError, failureCount } = useQuery(ratesQuery(words.address));
  if (usd === undefined || (!data && !isError && failureCount === 0)) return null;
  // All figures of the site have Latin digits.
  const locale = `${words.language}-u-nu-latn`;
  const estimate =
    (!isError && data && estimateOf(usd, coin, data, Date.now(), locale)) || undefined;
  const text = estimate ? fill(words.text, estimate) : words.none;
  return <TranslatableText key={text}>{text}</TranslatableText>;
}

/** The amount once it has not changed for a moment; undefined at first. */
function useSettled(usd: number | undefined): number | undefined {
  const [settled, setSettled] = useState<number>();
  useEffect(() => {
    const timer = setTimeout(setSettled, TYPING_PAUSE_MS, usd);
    return () => clearTimeout(timer);
  }, [usd]);
  return settled;
}

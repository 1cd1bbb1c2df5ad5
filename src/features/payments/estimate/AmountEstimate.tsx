import { useEffect, useState } from 'react';
import { fill } from '#content/expand/fill.ts';
import type { PaymentsWords } from '#content/schemas/payments.ts';
import type { Amount } from '#features/payments/amount.ts';
import { Button } from '#ui/button/Button.tsx';
import { TranslatableText } from '#ui/translatable-text/TranslatableText.tsx';
import { estimableUsd } from './estimate-text.ts';
import { LazyEstimate } from './LazyEstimate.tsx';
import { useDebounced } from './use-debounced.ts';
import { usePageVisible } from './use-page-visible.ts';

/** How long typing must pause before an estimate is shown and announced. */
const TYPING_PAUSE_MS = 700;

export type EstimateWords = PaymentsWords['form']['estimate'] & {
  /** The URL of the rates (content/site.yaml, "rates"). */
  address: string;
};

interface AmountEstimateProps {
  words: EstimateWords;
  amount: Amount;
  /** The coin's code. */
  coin: string;
}

/**
 * The amount in coins. Rates are requested while there is an amount and the page is visible; with
 * Save-Data only on press. The amount is never sent.
 */
export function AmountEstimate({ words, amount, coin }: AmountEstimateProps) {
  const usd = estimableUsd(amount);
  const debounced = useDebounced(usd, TYPING_PAUSE_MS);
  const isVisible = usePageVisible();
  const isWanted = isVisible && usd !== undefined && debounced !== undefined;
  const needsPress = isWanted && navigator.connection?.saveData === true;
  const [presses, setPresses] = useState(0);

  useEffect(() => {
    if (!isWanted) setPresses(0);
  }, [isWanted]);

  const { host } = new URL(words.address);
  const longest = fill(words.text, { coins: `0.00008888 ${coin}`, time: '00:00' });
  return (
    <div className="estimate field-hint">
      <div className="estimate-room">
        <Source text={words.ratesFrom} host={host} isHidden={needsPress} />
        {needsPress && (
          <Button className="quiet-button" onClick={() => setPresses(presses + 1)}>
            <TranslatableText>{fill(words.ask, { host })}</TranslatableText>
          </Button>
        )}
      </div>
      <div className="estimate-room" data-room={longest}>
        <div role="status">
          {isWanted && (!needsPress || presses > 0) && (
            <LazyEstimate
              key={presses}
              words={words}
              usd={usd === debounced ? usd : undefined}
              coin={coin}
              requestsOnce={needsPress}
            />
          )}
        </div>
      </div>
    </div>
  );
}

interface SourceProps {
  /** Contains `{host}`. */
  text: string;
  host: string;
  /** Keeps its space. */
  isHidden: boolean;
}

function Source({ text, host, isHidden }: SourceProps) {
  const [before = '', after = ''] = text.split('{host}');
  return (
    <p style={isHidden ? { visibility: 'hidden' } : undefined}>
      <TranslatableText>{before}</TranslatableText>
      <span translate="no">{host}</span>
      <TranslatableText>{after}</TranslatableText>
    </p>
  );
}

import { useEffect, useState } from 'react';
import { fill } from '#content/fill.ts';
import type { PaymentsWords } from '#content/schema.ts';
import type { Amount } from '#features/payments/amount.ts';
import { Button } from '#ui/Button.tsx';
import { Words } from '#ui/Words.tsx';
import { estimableUsd } from './estimate-text.ts';
import { LateEstimate } from './LateEstimate.tsx';
import { usePageVisible } from './use-page-visible.ts';
import { useRested } from './use-rested.ts';

/** How long nothing is typed before an estimate is shown and told, in milliseconds. */
const REST_MS = 700;

export type EstimateWords = PaymentsWords['form']['estimate'] & {
  /** Where the rates are asked for (content/site.yaml, "rates"). */
  address: string;
};

interface AmountEstimateProps {
  words: EstimateWords;
  amount: Amount;
  /** The coin's code. */
  coin: string;
}

/**
 * What the amount is in coins. Rates are asked for while there is an amount and the page is in view;
 * with Save-Data only by a press. The amount stays here.
 */
export function AmountEstimate({ words, amount, coin }: AmountEstimateProps) {
  const usd = estimableUsd(amount);
  const rested = useRested(usd, REST_MS);
  const isVisible = usePageVisible();
  const isWanted = isVisible && usd !== undefined && rested !== undefined;
  const onRequest = isWanted && navigator.connection?.saveData === true;
  const [presses, setPresses] = useState(0);

  useEffect(() => {
    if (!isWanted) setPresses(0);
  }, [isWanted]);

  const { host } = new URL(words.address);
  const longest = fill(words.text, { coins: `0.00008888 ${coin}`, time: '00:00' });
  return (
    <div className="estimate field-hint">
      <div className="estimate-room">
        <Source text={words.ratesFrom} host={host} isHidden={onRequest} />
        {onRequest && (
          <Button className="quiet-button" onClick={() => setPresses(presses + 1)}>
            <Words>{fill(words.ask, { host })}</Words>
          </Button>
        )}
      </div>
      <div className="estimate-room" data-room={longest}>
        <div role="status">
          {isWanted && (!onRequest || presses > 0) && (
            <LateEstimate
              key={presses}
              words={words}
              usd={usd === rested ? usd : undefined}
              coin={coin}
              onRequest={onRequest}
            />
          )}
        </div>
      </div>
    </div>
  );
}

interface SourceProps {
  /** Holds `{host}`. */
  text: string;
  host: string;
  /** Keeps its room all the same. */
  isHidden: boolean;
}

function Source({ text, host, isHidden }: SourceProps) {
  const [before = '', after = ''] = text.split('{host}');
  return (
    <p style={isHidden ? { visibility: 'hidden' } : undefined}>
      <Words>{before}</Words>
      <span translate="no">{host}</span>
      <Words>{after}</Words>
    </p>
  );
}

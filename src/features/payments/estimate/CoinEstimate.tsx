import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import type { EstimateWords } from './AmountEstimate.tsx';
import { EstimateText } from './EstimateText.tsx';
import { estimateText } from './estimate-text.ts';
import { fetchRates } from './fetch-rates.ts';
import { areRecent } from './rates.ts';
import { ON_REQUEST, ratesClient } from './rates-client.ts';

export interface CoinEstimateProps {
  words: EstimateWords;
  /** Undefined while it is being typed. */
  usd: number | undefined;
  /** The coin's code. */
  coin: string;
  /** Whether rates are requested only once, instead of being kept fresh. */
  requestsOnce: boolean;
}

/** Requests the rates while it is mounted. */
export function CoinEstimate(props: CoinEstimateProps) {
  return (
    <QueryClientProvider client={ratesClient}>
      <Estimate {...props} />
    </QueryClientProvider>
  );
}

function Estimate({ words, usd, coin, requestsOnce }: CoinEstimateProps) {
  const { data, isError, isFetched, failureCount, fetchStatus } = useQuery({
    queryKey: ['rates', words.address],
    queryFn: ({ signal }) => fetchRates(words.address, signal),
    ...(requestsOnce && ON_REQUEST),
  });
  if (usd === undefined) return null;
  const isFirstOnItsWay = !isFetched && failureCount === 0 && fetchStatus === 'fetching';
  if (isFirstOnItsWay) return null;
  const rates = data && !isError && areRecent(data, Date.now()) ? data : undefined;
  const estimate = rates && estimateText(words.text, usd, coin, rates);
  return <EstimateText>{estimate ?? words.none}</EstimateText>;
}

import { type ComponentType, useEffect, useState } from 'react';
import type { CoinEstimateProps } from './CoinEstimate.tsx';
import { EstimateText } from './EstimateText.tsx';

/** `CoinEstimate`, fetched when it is first shown, and again when the network is back. */
export function LazyEstimate(props: CoinEstimateProps) {
  const [Estimate, setEstimate] = useState<ComponentType<CoinEstimateProps>>();
  useEffect(() => {
    const fetchFile = () =>
      import('./CoinEstimate.tsx').then(
        ({ CoinEstimate }) => setEstimate(() => CoinEstimate),
        () => setEstimate(() => NoEstimate),
      );
    fetchFile();
    addEventListener('online', fetchFile);
    return () => removeEventListener('online', fetchFile);
  }, []);
  return Estimate && <Estimate {...props} />;
}

function NoEstimate({ words, usd }: CoinEstimateProps) {
  return usd !== undefined && <EstimateText>{words.none}</EstimateText>;
}

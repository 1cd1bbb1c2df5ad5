import { rimDrawing, THREAD_LENGTH, threadDrawing } from '#art/bands/bands.ts';
import { renderDrawing } from '#components/engraving/Engraving.tsx';
import '#components/sheet/sheet.css';
import type { PaymentsWords } from '#content/schemas/payments.ts';
import { spaceAfter } from '#text/fill.ts';
import { InlineMarkup } from '#ui/inline-markup/InlineMarkup.tsx';

/** The ink of the thread while each of the four holds the money. */
const INKS = {
  you: 'var(--g1)',
  network: 'var(--g2)',
  us: 'var(--g3)',
  authority: 'var(--ink)',
} as const;

/**
 * Where the money is at each station of a payment: one list, and a thread that changes its ink as the
 * money changes hands. After the visitor's own stations a perforation says what can't be undone.
 */
export function MoneyLine({ words }: { words: PaymentsWords['money'] }) {
  const { holders, stations, before, after } = words;
  const last = stations.findLastIndex(({ holder }) => holder === 'you');
  return (
    <>
      <style>{`.money{--stations:${stations.length};--own:${last + 1}}`}</style>
      <svg className="engraving" width="0" height="0" aria-hidden="true">
        {renderDrawing(threadDrawing('money-thread'), 0)}
        {renderDrawing(rimDrawing('money-rim'), 1)}
        {stations.map(({ holder }, index) => (
          <linearGradient
            // biome-ignore lint/suspicious/noArrayIndexKey: stations never change their order
            key={index}
            id={`money-ink-${index}`}
            gradientUnits="userSpaceOnUse"
            x2={THREAD_LENGTH}
          >
            <stop offset=".72" stopColor={INKS[holder]} />
            <stop offset="1" stopColor={INKS[stations[index + 1]?.holder ?? holder]} />
          </linearGradient>
        ))}
      </svg>
      <ol className="sheet money">
        {stations.map(({ holder, title, text }, index) => (
          // Not its class: reader modes take a name with "author" in it for the author's.
          <li
            key={title}
            data-holder={holder}
            className={index === last + 1 ? 'money-torn' : undefined}
          >
            <div className="money-thread">
              <svg
                className="engraving"
                viewBox="0 0 100 100"
                preserveAspectRatio="none"
                aria-hidden="true"
              >
                <use href="#money-thread" stroke={`url(#money-ink-${index})`} />
              </svg>
            </div>
            <svg className="money-station" viewBox="-150 -150 300 300" aria-hidden="true">
              <g className="engraving">
                <circle r="90" />
                <use href="#money-rim" />
              </g>
              <text y="27">{index + 1}</text>
            </svg>
            <div className="money-words">
              <p className="label">{holders[holder]}</p>
              <InlineMarkup as="h3">{title}</InlineMarkup>
              <InlineMarkup as="p" className="small">
                {text}
              </InlineMarkup>
            </div>
            {index === last && (
              <p className="money-cut">
                <span>{before}</span>
                {spaceAfter(before)}
                <span>{after}</span>
              </p>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}

import type { ReactNode } from 'react';
import { medallionRim, moneyBandDrawing } from '#art/bands/bands.ts';
import { HOLDER_INKS, renderDrawing } from '#components/engraving/inks.tsx';
import { Paper } from '#components/paper/DocumentParts.tsx';
import type { PaymentsWords } from '#content/schemas/payments.ts';
import { spaceAfter } from '#text/fill.ts';
import { InlineMarkup, Paragraph } from '#ui/inline-markup/InlineMarkup.tsx';
import './payment-stations.css';

/** A medallion on the band: the number of a station, or the seal at its end. */
function Medallion({ children, isSeal }: { children: ReactNode; isSeal?: true }) {
  return (
    <svg
      className={isSeal ? 'money-seal money-medallion' : 'money-medallion'}
      viewBox="-150 -150 300 300"
      aria-hidden="true"
    >
      <g className="engraving">
        <circle r="90" />
        <use href="#money-rim" />
      </g>
      <text className="serif" y="27">
        {children}
      </text>
    </svg>
  );
}

/** As many columns as the stylesheet has; they must not move while the stations arrive. */
const STATIONS = 5;

/**
 * Where the money is at each station of a payment: one list, and a band whose color changes with the
 * holder. A perforation after the visitor's own stations says what can't be undone.
 */
export function PaymentStations({ words }: { words: PaymentsWords['money'] }) {
  const { holders, stations, before: beforeSending, after: afterSending } = words;
  const lastBeforeCut = stations.findLastIndex(({ holder }) => holder === 'you');
  return (
    <>
      {stations.length !== STATIONS && <style>{`.money{--stations:${stations.length}}`}</style>}
      <svg className="engraving" width="0" height="0" aria-hidden="true">
        {renderDrawing(moneyBandDrawing(), 0)}
        {renderDrawing(medallionRim(), 1)}
        {stations.map(({ holder, title }, index) => (
          <linearGradient key={title} id={`money-${index}`}>
            <stop offset=".72" stopColor={HOLDER_INKS[holder]} />
            <stop offset="1" stopColor={HOLDER_INKS[stations[index + 1]?.holder ?? holder]} />
          </linearGradient>
        ))}
      </svg>
      <Paper as="ol" className="money">
        {stations.map(({ holder, title, text, time }, index) => (
          // No class "authority": reader modes would take its text for the author's name.
          <li
            key={title}
            data-holder={holder}
            className={index === lastBeforeCut + 1 ? 'money-after' : undefined}
          >
            <div className="money-band">
              <svg
                className="engraving"
                viewBox="0 0 100 100"
                preserveAspectRatio="none"
                aria-hidden="true"
              >
                <use href="#money-band" stroke={`url(#money-${index})`} />
              </svg>
            </div>
            <Medallion>{index + 1}</Medallion>
            <div className="money-words">
              <p className="label">{holders[holder]}</p>
              <InlineMarkup as="h3">{title}</InlineMarkup>
              <Paragraph className="small">{text}</Paragraph>
              {time && <p className="label">{time}</p>}
            </div>
            {index === stations.length - 1 && <Medallion isSeal>✓</Medallion>}
            {index === lastBeforeCut && (
              <p className="money-cut">
                <span>{beforeSending}</span>
                {spaceAfter(beforeSending)}
                <span>{afterSending}</span>
              </p>
            )}
          </li>
        ))}
      </Paper>
    </>
  );
}

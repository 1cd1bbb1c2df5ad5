import { ROSETTE_VIEW_BOX } from '#art/rosettes.ts';
import type { ServicesWords } from '#content/schema.ts';
import { ServiceList } from './ServiceList.tsx';

export interface OpenPassportProps {
  /** The letters before the number of each document. */
  code: string;
  tutoring: ServicesWords['tutoring'];
  payments: ServicesWords['payments'];
}

/** The two services as facing pages of an open passport; one engraving runs across the fold. */
export function OpenPassport({ code, tutoring, payments }: OpenPassportProps) {
  return (
    <div className="passport">
      <ServiceList words={tutoring} code={`${code}<TUT`} page={2} />
      <ServiceList words={payments} code={`${code}<PAY`} page={3} />
      <div className="passport-fold engraving" aria-hidden="true">
        <svg viewBox={ROSETTE_VIEW_BOX} width="99" aria-hidden="true">
          <use href="#rosette" />
        </svg>
      </div>
    </div>
  );
}

import type { ServicesWords } from '#content/schemas/services.ts';
import { ServiceList } from './ServiceList.tsx';

interface OpenPassportProps {
  /** The letters before each document's number. */
  code: string;
  tutoring: ServicesWords['tutoring'];
  payments: ServicesWords['payments'];
}

/** The two services as facing pages of an open passport. */
export function OpenPassport({ code, tutoring, payments }: OpenPassportProps) {
  return (
    <div className="passport">
      <ServiceList id="tutoring" words={tutoring} code={`${code}<TUT`} page="1/2" />
      <ServiceList id="payments" words={payments} code={`${code}<PAY`} page="2/2" />
    </div>
  );
}

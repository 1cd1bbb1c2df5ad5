import type { ReactNode } from 'react';
import { Select, type SelectOption } from './Select.tsx';

const OPTIONS: SelectOption[] = [
  { value: 'visa', label: 'Visa application fee' },
  { value: 'appointment', label: 'Appointment' },
  { value: 'long', label: 'Another service, which its reference and the message describe in full' },
];

function Labeled({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  return (
    <>
      <label htmlFor={id}>{label}</label>
      {children}
    </>
  );
}

export const specimens: Record<string, ReactNode> = {
  'nothing chosen': (
    <Labeled id="select-empty" label="Service">
      <Select
        name="select-empty"
        label="Service"
        options={OPTIONS}
        placeholder="Choose a service"
      />
    </Labeled>
  ),
  chosen: (
    <Labeled id="select-chosen" label="Service, chosen">
      <Select name="select-chosen" label="Service, chosen" options={OPTIONS} defaultValue="visa" />
    </Labeled>
  ),
};

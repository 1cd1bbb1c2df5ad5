import type { ReactNode } from 'react';
import { Tooltip, TooltipGroup } from '#ui/tooltip/Tooltip.tsx';
import { Advice, describedBy, Field } from './Field.tsx';

function TextInput({ id }: { id: string }) {
  return <input id={id} className="field-control" aria-describedby={describedBy(id)} />;
}

export const specimens: Record<string, ReactNode> = {
  'with hint': (
    <Field id="hinted" label="Reference" hint="The number on your appointment letter">
      <TextInput id="hinted" />
    </Field>
  ),
  'with advice': (
    <Field
      id="advised"
      label="Amount (USD)"
      hint="Whole dollars or cents"
      advice="Write an amount above 0."
    >
      <TextInput id="advised" />
    </Field>
  ),
  'with tip': (
    <TooltipGroup>
      <Field
        id="tipped"
        label="Currency"
        tip={
          <Tooltip
            id="coins-tip"
            name="About coins"
            text="Pay in a coin that you **already** have."
          />
        }
        hint="The coin that you send"
      >
        <TextInput id="tipped" />
      </Field>
    </TooltipGroup>
  ),
  'long label': (
    <Field
      id="long-label"
      label="The full name of the person who applies for the visa, as the passport has it"
      hint="In the letters of the passport"
    >
      <TextInput id="long-label" />
    </Field>
  ),
  'advice alone': <Advice>The message is too long for some email apps.</Advice>,
};

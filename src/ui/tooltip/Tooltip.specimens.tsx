import type { ReactNode } from 'react';
import { Tooltip, TooltipGroup } from './Tooltip.tsx';

export const specimens: Record<string, ReactNode> = {
  closed: (
    <TooltipGroup>
      <Tooltip
        id="amount-tip"
        name="About the amount"
        text="In **US dollars**, as the letter has it."
      />
    </TooltipGroup>
  ),
  'two in a group': (
    <TooltipGroup>
      <Tooltip id="coin-tip" name="About the coin" text="Pay in a coin that you already have." />
      <Tooltip
        id="long-tip"
        name="About the reference"
        text="It is on the letter of your appointment, at the top, beside the date on which the letter was written."
      />
    </TooltipGroup>
  ),
};

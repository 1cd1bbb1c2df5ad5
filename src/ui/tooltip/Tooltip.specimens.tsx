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
};

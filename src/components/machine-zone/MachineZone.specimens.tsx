import type { ReactNode } from 'react';
import { MachineZone, machineLine } from './MachineZone.tsx';

export const specimens: Record<string, ReactNode> = {
  'one line': <MachineZone className="" lines={[machineLine('P<CodePassage<<Learn and travel')]} />,
  'two lines': (
    <MachineZone className="" lines={[machineLine('P<CodePassage', 44), machineLine('CP1', 44)]} />
  ),
};

import type { ReactNode } from 'react';
import { Band } from './Band.tsx';

export const specimens: Record<string, ReactNode> = { band: <Band /> };

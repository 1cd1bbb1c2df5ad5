import type { ReactNode } from 'react';
import { BrandMark } from './BrandMark.tsx';

export const specimens: Record<string, ReactNode> = { mark: <BrandMark /> };

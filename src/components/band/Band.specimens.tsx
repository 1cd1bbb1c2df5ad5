import type { ReactNode } from 'react';
import { Rosette } from '#components/rosette/Rosette.tsx';
import { Band } from './Band.tsx';

export const specimens: Record<string, ReactNode> = {
  "with the page's rosette": (
    <>
      <Rosette name="about" facts={{ site: { coins: [] }, courses: [] }} />
      <Band />
    </>
  ),
};

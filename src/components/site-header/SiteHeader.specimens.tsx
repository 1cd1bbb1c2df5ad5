import type { ReactNode } from 'react';
import { Rosette } from '#components/rosette/Rosette.tsx';
import { SiteHeader } from './SiteHeader.tsx';

const WORDS = {
  logoLabel: 'CodePassage home',
  nav: {
    label: 'Main',
    openMenu: 'Open menu',
    closeMenu: 'Close menu',
    items: [
      { label: 'Home', href: '/' },
      { label: 'Tutoring', href: '/tutoring' },
      { label: 'Contact', href: '/contact' },
    ],
  },
  print: { header: 'CodePassage, info@codepassage.example' },
};

export const specimens: Record<string, ReactNode> = {
  'on a page of the menu': (
    <>
      <SiteHeader brand="CodePassage" home="/" path="/tutoring" words={WORDS} />
      <Rosette name="tutoring" facts={{ site: { coins: [] }, courses: [{ weeks: 6 }] }} />
    </>
  ),
};

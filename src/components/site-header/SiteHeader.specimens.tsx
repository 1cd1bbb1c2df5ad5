import type { ReactNode } from 'react';
import { LanguageLink } from './LanguageLink.tsx';
import { SiteHeader } from './SiteHeader.tsx';

const WORDS = {
  logoLabel: 'CodePassage home',
  languages: 'Languages',
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
  'the link to the languages': (
    <>
      <LanguageLink label="Languages" />
      <p id="languages">Deutsch</p>
    </>
  ),
  'on a page of the menu': (
    <>
      <SiteHeader
        brand="CodePassage"
        home="/"
        path="/tutoring"
        words={WORDS}
        hasLanguages={false}
      />
    </>
  ),
};

import type { ReactNode } from 'react';
import { LanguageList } from './LanguageList.tsx';
import { SiteFooter, type SiteFooterProps } from './SiteFooter.tsx';

const SITE: SiteFooterProps['site'] = {
  brand: 'CodePassage',
  tagline: 'Learn and travel',
  email: 'info@codepassage.example',
  legal: {
    privacy: '/privacy',
    terms: 'https://terms.example/',
    entity: { name: 'CodePassage Ltd', address: '1 High Street', registration: 'No. 1' },
  },
  rates: { url: 'https://rates.example/usd.json' },
};

const WORDS: SiteFooterProps['words'] = {
  externalLink: '(another website)',
  languages: 'Languages',
  footer: {
    label: 'Footer',
    summary: 'CodePassage teaches software engineering.',
    links: [],
    privacyPolicy: 'Privacy Policy',
    termsOfService: 'Terms of Service',
    legalSuffix: '(not published yet)',
    independence: 'CodePassage is a private business.',
    privacy: 'This website sets no cookies.',
    ratesPrivacy: 'The payment form asks {host} for rates.',
    copyright: '© {year} CodePassage',
  },
};

const LINKS = {
  footer: [
    { label: 'Tutoring', href: '/tutoring' },
    { label: 'About', href: '/about' },
  ],
};

export const specimens: Record<string, ReactNode> = {
  'with company, rates and two languages': (
    <SiteFooter
      site={SITE}
      words={WORDS}
      links={LINKS}
      language="en"
      translations={[
        { language: 'en', href: '/' },
        { language: 'de', href: '/de' },
      ]}
    />
  ),
  languages: (
    <div className="site-footer">
      <LanguageList
        label="Languages of the site"
        current="en"
        translations={[
          { language: 'en', href: '/' },
          { language: 'ar', href: '/ar' },
        ]}
      />
    </div>
  ),
};

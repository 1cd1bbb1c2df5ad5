import type { ReactNode } from 'react';
import { PageHead } from './PageHead.tsx';

const ART = (
  <svg className="engraving" width="99" height="99" aria-hidden="true">
    <circle cx="50" cy="50" r="49" stroke="currentColor" />
  </svg>
);

export const specimens: Record<string, ReactNode> = {
  'heading and intro': <PageHead art={ART} heading="About CodePassage" intro="Who we **are**." />,
  'with art on phones and small print': (
    <PageHead
      art={ART}
      heading="Software Engineering Tutoring"
      intro="Courses with a tutor, one to one, in the hours that suit you."
    >
      <p className="small">All figures are the business's own.</p>
    </PageHead>
  ),
};

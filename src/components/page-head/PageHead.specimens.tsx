import type { ReactNode } from 'react';
import { FactStrip } from '#components/fact-strip/FactStrip.tsx';
import { Rosette } from '#components/rosette/Rosette.tsx';
import { PageHead } from './PageHead.tsx';

const ART = <Rosette name="contact" facts={{ site: { coins: [] }, courses: [] }} />;

export const specimens: Record<string, ReactNode> = {
  'heading and intro': <PageHead art={ART} heading="About CodePassage" intro="Who we **are**." />,
  'with note and strip': (
    <PageHead
      art={ART}
      heading="Software Engineering Tutoring"
      intro="Courses with a tutor, one to one, in the hours that suit you."
      note="All figures are the business's own."
      strip={<FactStrip label="Courses at a glance" facts={[{ label: 'Courses', value: 'six' }]} />}
    />
  ),
};

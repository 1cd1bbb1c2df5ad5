import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseContent } from '#content/parse.ts';
import { readSources } from '#content/read/sources.ts';
import { checkPhotos } from './photos.ts';

const FILE = 'content/about.yaml';
const SHOWN = readFileSync(FILE, 'utf8').replace(/^# people:\n(?:# .*\n)+/m, (lines) =>
  lines.replaceAll(/^# /gm, ''),
);
const LINE = SHOWN.split('\n').findIndex((line) => line.includes('photo: ')) + 1;

test('a photograph that is not there, or too heavy, is named with its line', () => {
  const { about } = parseContent({ ...readSources(), [FILE]: SHOWN });
  const at = `${FILE}:${LINE}: people › items › entry 1 › photo: `;
  const withPhoto = (photo: string) => () => {
    const [person] = about.people?.items ?? [];
    if (!about.people || !person) throw new Error('The example in about.yaml has no person');
    const items = [{ ...person, photo }];
    checkPhotos(
      { ...about, people: { ...about.people, items } },
      SHOWN.replace('jane-doe.jpg', photo),
    );
  };
  expect(withPhoto('jane-doe.jpg')).toThrow(`${at}There is no public/people/jane-doe.jpg. Put`);
  expect(withPhoto('../share/payments.png')).toThrow(/ has \d+ kB\. Make it /);
  expect(withPhoto('../icon-512.png')).not.toThrow();
});

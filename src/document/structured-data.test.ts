import { expect, test } from 'vitest';
import { parseContent } from '#content/parse.ts';
import { readSources } from '#content/read/sources.ts';
import { dataBlock } from '#text/data-block.ts';
import { businessData, courseListData } from './structured-data.ts';

const content = parseContent(readSources());
const { site } = content;

test('no text in the content can end the data block and start a script', () => {
  const [course] = content.courses;
  expect(course).toBeDefined();
  const title = 'A</script><script>alert(1)</script><!--';
  const courses = course === undefined ? [] : [{ ...course, title }];
  const block = dataBlock(courseListData({ ...content, courses }));
  expect(block).not.toContain('<');
  expect(JSON.parse(block).itemListElement[0].item.name).toBe(title);
});

test('the data includes the company only once it is named', () => {
  const block = (entity: typeof site.legal.entity) =>
    dataBlock(businessData({ ...content, site: { ...site, legal: { ...site.legal, entity } } }));
  const named = block({ name: 'Passage Ltd', address: '1 Main Street', registration: 'No. 12' });
  expect(named).toContain(
    '"legalName":"Passage Ltd","address":"1 Main Street","identifier":"No. 12"',
  );
  expect(block({})).not.toMatch(/legalName|address|identifier/);
});

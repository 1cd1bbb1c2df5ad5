import { expect, test } from 'vitest';
import { machineLine, machineText } from './MachineZone.tsx';
import { transliterated } from './transliterate.ts';

test.each([
  ['CodePassage', 'CODEPASSAGE'],
  ['Grüße Ærø', 'GRUESSE AEROE'],
  ['Škoda Łódź', 'SKODA LODZ'],
  ['Юлия Щукина', 'IULIIA SHCHUKINA'],
  ['Αθήνα', 'ATHINA'],
  ['محمد', 'MXHMD'],
  ["L'École", 'LECOLE'],
])('%s is %s in a passport', (name, expected) => {
  expect(transliterated(name)).toBe(expected);
});

test('characters without a letter become filler, and a line has its width', () => {
  expect(machineText('P<道 & Co<<')).toBe('P<CO<<');
  expect(machineLine('P<Žižkov', 12)).toBe('P<ZIZKOV<<<<');
});

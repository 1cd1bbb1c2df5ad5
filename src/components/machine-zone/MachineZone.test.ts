import { expect, test } from 'vitest';
import { machineLine } from './MachineZone.tsx';

test('a line has capitals and its width; characters without a letter become filler', () => {
  expect(machineLine('P<Žižkov', 12)).toBe('P<ZIZKOV<<<<');
  expect(machineLine('P<道 & Co<<Écoles', 12)).toBe('P<<CO<<ECOLE');
});

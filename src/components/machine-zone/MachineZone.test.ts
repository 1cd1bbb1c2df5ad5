import { expect, test } from 'vitest';
import { machineLine } from './MachineZone.tsx';

test('a line has capitals and its width; characters without a letter become filler', () => {
  expect(machineLine('P<Žižkov & 道 Écoles')).toBe('P<ZIZKOV<ECOLES'.padEnd(44, '<'));
  expect(machineLine('A'.repeat(50))).toBe('A'.repeat(44));
});

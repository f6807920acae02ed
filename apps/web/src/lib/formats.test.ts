import { expect, it } from 'vitest';
import {
  formatBytes,
  formatCnpjCpf,
  formatCount,
  formatDate,
  formatDateTime,
  formatNcm,
  keepUnbroken,
} from './formats.ts';

it('formats days and instants in the time zone of Brasília', { tags: ['F-490', 'F-503'] }, () => {
  expect(formatDate('2026-11-20')).toBe('20/11/2026');
  expect(formatDate('2026-11-21T02:30:00Z')).toBe('20/11/2026');
  expect(formatDateTime('2026-11-21T02:30:00Z')).toBe('20/11/2026 23:30');
  expect(formatDate('nada')).toBe('Data inválida');
  expect(formatDate(null)).toBe('—');
});

it('formats sizes and numbers in the Brazilian way', () => {
  expect(formatBytes(1_572_864)).toBe('1,5 MB');
  expect(formatCnpjCpf('52998224725')).toBe('529.982.247-25');
  expect(formatNcm('22030000')).toBe('2203.00.00');
  expect(formatNcm('00')).toBe('00');
  expect(formatNcm('')).toBe('—');
  expect(formatCnpjCpf('40BLT000000168')).toBe('40.BLT.000/0001-68');
});

it('formats in pt-BR regardless of the locale of the machine', { tags: ['F-504'] }, () => {
  expect(formatCount(1_234_567.5)).toBe('1.234.567,5');
});

it('keeps amounts of money and names of laws unbroken in a sentence', () => {
  expect(keepUnbroken('(Decreto 70.235/1972, art. 15, com a LC 227/2026)')).toBe(
    '(Decreto 70.235/1972, art.\u00a015, com a LC\u00a0227/2026)',
  );
  expect(keepUnbroken('há R$ 111,11 em notas e R$ 2,00 fora')).toBe('há R$\u00a0111,11 em notas e R$\u00a02,00 fora');
});

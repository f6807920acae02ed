import { expect, it } from 'vitest';
import { exportFileName } from './export-file-name.ts';

const file = {
  company: 'COMÉRCIO A/B: LTDA',
  cnpj: '11.222.333/0001-81',
  kind: 'notas',
  date: '2026-09-30',
  extension: 'xlsx',
};

it('names a file by company, CNPJ, kind and date', { tags: ['W-583', 'D-49'] }, () => {
  expect(exportFileName(file)).toBe('COMÉRCIO A B LTDA_11222333000181_notas_2026-09-30.xlsx');
  expect(exportFileName({ ...file, kind: 'retificacao' })).not.toBe(exportFileName({ ...file, kind: 'detalhada' }));
});

it('leaves out company and CNPJ of a file about several', () => {
  expect(exportFileName({ ...file, company: '', cnpj: '' })).toBe('notas_2026-09-30.xlsx');
});

it('replaces characters that file systems refuse in every part', () => {
  expect(exportFileName({ ...file, kind: 'boleto A/1', date: '09/2026' })).toBe(
    'COMÉRCIO A B LTDA_11222333000181_boleto A 1_09 2026.xlsx',
  );
});

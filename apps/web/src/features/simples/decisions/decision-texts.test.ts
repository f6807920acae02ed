import { expect, it } from 'vitest';
import { formatSubject, formatSubjectCodes, formatValidity } from './decision-texts.ts';

const product = { codigo: 'P1', produto: 'Mangueira', ncm: '40091100', extipi: '', palavras: '', ano: null };

it('names the subject of a decision', () => {
  expect(formatSubject({ ...product, tipo: 'produto' })).toBe('Mangueira');
  expect(formatSubject({ ...product, tipo: 'produto', produto: '' })).toBe('Produto P1');
  expect(formatSubject({ ...product, tipo: 'palavras', palavras: 'coxim motor' })).toBe('Itens com “coxim motor”');
  expect(formatSubject({ ...product, tipo: 'palavras' })).toBe('Todos os itens do NCM 4009.11.00');
  expect(formatSubject({ ...product, tipo: 'atacadista', ano: 2025 })).toBe('Bebidas frias de 2025');
  expect(formatSubjectCodes({ ...product, tipo: 'produto', extipi: '01' })).toBe(
    'Código P1\u00a0· NCM 4009.11.00\u00a0· EX 01',
  );
});

it('describes the period of a decision', () => {
  expect(formatValidity({ de: null, ate: null })).toBe('Todas as notas');
  expect(formatValidity({ de: '2025-01-01', ate: null })).toBe('Desde 01/01/2025');
  expect(formatValidity({ de: null, ate: '2025-12-31' })).toBe('Até 31/12/2025');
  expect(formatValidity({ de: '2025-01-01', ate: '2025-12-31' })).toBe('01/01/2025 a 31/12/2025');
});

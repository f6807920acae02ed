import { expect, it } from 'vitest';
import { subjectDetail, subjectWords, validityWords } from './decision-words.ts';

const product = { codigo: 'P1', produto: 'Mangueira', ncm: '40091100', extipi: '', palavras: '', ano: null };

it('names what a decision speaks of', () => {
  expect(subjectWords({ ...product, tipo: 'produto' })).toBe('Mangueira');
  expect(subjectWords({ ...product, tipo: 'produto', produto: '' })).toBe('Produto P1');
  expect(subjectWords({ ...product, tipo: 'palavras', palavras: 'coxim motor' })).toBe('Itens com “coxim motor”');
  expect(subjectWords({ ...product, tipo: 'palavras' })).toBe('Todos os itens do NCM 4009.11.00');
  expect(subjectWords({ ...product, tipo: 'atacadista', ano: 2025 })).toBe('Bebidas frias de 2025');
  expect(subjectDetail({ ...product, tipo: 'produto', extipi: '01' })).toBe('Código P1 · NCM 4009.11.00 · EX 01');
});

it('says of which days it speaks', () => {
  expect(validityWords({ de: null, ate: null })).toBe('Todas as notas');
  expect(validityWords({ de: '2025-01-01', ate: null })).toBe('Desde 01/01/2025');
  expect(validityWords({ de: null, ate: '2025-12-31' })).toBe('Até 31/12/2025');
  expect(validityWords({ de: '2025-01-01', ate: '2025-12-31' })).toBe('01/01/2025 a 31/12/2025');
});

import { describe, expect, it } from 'vitest';
import { badgeOfDiagnosis } from './diagnosis.ts';

describe('diagnosis badge', { tags: ['W-137', 'W-138', 'W-139', 'W-140', 'W-141'] }, () => {
  it.each([
    ['Oportunidade de restituição devido a não segregação de fator monofásico.', 'Disponível'],
    ['Cliente já segrega monofásico', 'Indisponível'],
    ['Sem oportunidade, valor segregado maior que o encontrado.', 'Sem Oportunidade'],
    ['Problema ao Diagnosticar.', 'Erro'],
    ['Em breve', 'Pendente'],
    ['', 'Pendente'],
    ['constructor', 'Pendente'],
  ])('maps %j to %s', (text, badge) => {
    expect(badgeOfDiagnosis(text)).toBe(badge);
  });
});

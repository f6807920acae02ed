import { expect, it } from 'vitest';
import { creditsSheet } from './credits-sheet.ts';

it('creditsSheet has tax month, commission, original credit, SELIC, compensation and status', {
  tags: ['W-577', 'W-584', 'C-92'],
}, () => {
  const row = {
    anoCompetencia: 2025,
    mesCompetencia: 5,
    comissao: 31.85,
    creditOrigin: 159.24,
    selic: 27.34,
    compensacao: 186.58,
    isPago: true,
  };
  const fresh = { ...row, anoCompetencia: null, mesCompetencia: null, isPago: false };
  const { data, stickyRowsCount } = creditsSheet([row, fresh]);
  expect(data.map((line) => line.map(({ value }) => value))).toEqual([
    ['Competência', 'Comissão', 'Crédito original', 'SELIC', 'Compensação', 'Status'],
    [new Date('2025-05-01'), 31.85, 159.24, 27.34, 186.58, 'Pago'],
    ['', 31.85, 159.24, 27.34, 186.58, 'Pendente'],
  ]);
  expect(data[1]?.map(({ type }) => type)).toEqual([Date, Number, Number, Number, Number, String]);
  expect(stickyRowsCount).toBe(1);
});

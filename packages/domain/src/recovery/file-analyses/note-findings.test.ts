import { expect, it } from 'vitest';
import { hasNoteFindings, noteFindingRows } from './note-findings.ts';

const alert = (codigo: string, valor: number, quantidade = 1) => ({ codigo, texto: '', valor, quantidade });
const months = [
  { competencia: '01/2025', alertas: [alert('XML_FALTANDO', 0.1), alert('SEM_ICMS', 5)] },
  { competencia: '02/2025', alertas: [alert('XML_FALTANDO', 0.2, 3), alert('NOTA_FORA_DA_EFD', 9)] },
  { competencia: '03/2025', alertas: [] },
];

it('sums the differences of all months by kind, exact to the cent', () => {
  expect(
    noteFindingRows(months).map(({ codigo, quantidade, valor, meses }) => [codigo, quantidade, valor, meses]),
  ).toEqual([
    ['NOTA_FORA_DA_EFD', 1, 9, ['02/2025']],
    ['XML_FALTANDO', 4, 0.3, ['01/2025', '02/2025']],
  ]);
});

it('knows which months have differences', () => {
  expect(months.map(hasNoteFindings)).toEqual([true, true, false]);
});

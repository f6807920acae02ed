import type { DebitMonth } from '@restitui/domain/debit-months/debit-months.api.ts';
import { describe, expect, it } from 'vitest';
import { emptyItem, monthDraftOf, readMonthDraft } from './month-draft.ts';
import { monthTabs } from './month-tabs.ts';

const month: DebitMonth = {
  ...{ id: 'm', id_apuracao: 'a', month: '01/2025', credit: 1000, totalUsed: 1234.5, version: 1 },
  items: [{ verba: 'IRPJ', value: 1234.5 }],
  files: [{ id: 'f', nome: 'RECIBO' }],
  ...{ isPaid: true, isSituacaoPerDComp: false },
};
const item = (verba: string, value: string) => ({ ...emptyItem(), verba, value });

describe('W-492 a month as it is typed', () => {
  it('begins with what is stored and is read back as the same', () => {
    expect(readMonthDraft(monthDraftOf(month))).toEqual({
      month: '01/2025',
      edit: { credit: 1000, items: month.items, files: ['f'], isPaid: true, isSituacaoPerDComp: false },
    });
  });

  it('leaves out rows without a word and names what is wrong where it stands', () => {
    const items = [item('', ''), item('IRPJ', 'dez'), item('', '5')];
    expect(readMonthDraft({ ...monthDraftOf(undefined), month: '13/2025', credit: '-1', items })).toEqual({
      refusals: {
        month: 'Mês inválido. Use MM/AAAA.',
        credit: 'O valor não pode ser negativo.',
        'items.1.value': 'Por favor, insira um valor válido.',
        'items.2.verba': 'Informe a verba.',
      },
    });
  });

  it('a new month is not one that is there', () => {
    expect(readMonthDraft({ ...monthDraftOf(undefined), month: '01/2025' }, ['01/2025'])).toEqual({
      refusals: { month: 'Este mês já está na lista. Abra-o para alterar.' },
    });
  });
});

describe('W-102 W-452 the tabs of the months', () => {
  const held = (kind: 'debitos' | 'recuperacao', change: Partial<DebitMonth>) =>
    monthTabs[kind].filter(({ holds }) => holds({ ...month, ...change })).map(({ label }) => label);

  it('of FCVS: all, open, paid, PER/DCOMP', () => {
    expect(held('debitos', {})).toEqual(['Todos', 'Pagos']);
    expect(held('debitos', { isPaid: false, isSituacaoPerDComp: true })).toEqual(['Todos', 'Em aberto', 'PER/DCOMP']);
  });

  it('of Subvenção: by what is left of the credit', () => {
    expect(held('recuperacao', { credit: 2000 })).toEqual(['Todos', 'Disponíveis']);
    expect(held('recuperacao', { credit: 1000 })).toEqual(['Todos', 'Negativos']);
    expect(held('recuperacao', { credit: 1234.5 })).toEqual(['Todos', 'Indisponíveis']);
  });
});

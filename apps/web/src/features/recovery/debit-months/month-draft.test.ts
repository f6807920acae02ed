import type { DebitMonth } from '@restitui/domain/recovery/debit-months/debit-months.api.ts';
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

describe('month draft', { tags: ['W-492'] }, () => {
  it('round-trips a stored month', () => {
    expect(readMonthDraft(monthDraftOf(month))).toEqual({
      month: '01/2025',
      edit: { credit: 1000, items: month.items, files: ['f'], isPaid: true, isSituacaoPerDComp: false },
    });
  });

  it('skips empty rows and returns errors by position', () => {
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

  it('accepts a paid month without items', () => {
    const read = readMonthDraft({ ...monthDraftOf(undefined), month: '01/2025', isPaid: true });
    expect(read).toMatchObject({ edit: { items: [], isPaid: true } });
  });

  it('rejects a new month that already exists', () => {
    expect(readMonthDraft({ ...monthDraftOf(undefined), month: '01/2025' }, ['01/2025'])).toEqual({
      refusals: { month: 'Este mês já está na lista. Abra-o para alterar.' },
    });
  });
});

describe('month tabs', { tags: ['W-102', 'W-452'] }, () => {
  const held = (kind: 'debitos' | 'recuperacao', change: Partial<DebitMonth>) =>
    monthTabs[kind].filter(({ holds }) => holds({ ...month, ...change })).map(({ label }) => label);

  it('of FCVS are all, open, paid and PER/DCOMP', () => {
    expect(held('debitos', {})).toEqual(['Todos', 'Pagos']);
    expect(held('debitos', { isPaid: false, isSituacaoPerDComp: true })).toEqual(['Todos', 'Em aberto', 'PER/DCOMP']);
  });

  it('of FCVS list a paid month without an amount as open', () => {
    expect(held('debitos', { totalUsed: 0, items: [] })).toEqual(['Todos', 'Em aberto']);
  });

  it('of Subvenção follow the balance of the credit', () => {
    expect(held('recuperacao', { credit: 2000 })).toEqual(['Todos', 'Disponíveis']);
    expect(held('recuperacao', { credit: 1000 })).toEqual(['Todos', 'Negativos']);
    expect(held('recuperacao', { credit: 1234.5 })).toEqual(['Todos', 'Indisponíveis']);
  });
});

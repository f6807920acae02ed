import type { PayrollItemsRecord } from '@restitui/domain/recovery/payroll-items/payroll-items.api.ts';
import { describe, expect, it } from 'vitest';
import { countChanges, draftAfterSave, draftOf, readDraft } from './payroll-items-draft.ts';

const empty: PayrollItemsRecord = {
  ...{ id_apuracao: 'a', verbas: [], dateStart: null, dateEnd: null, version: 0 },
  ...{ editado_por: null, editado_em: null },
};
const saved: PayrollItemsRecord = {
  ...empty,
  ...{ dateStart: '01/2025', dateEnd: '12/2025', version: 1 },
  verbas: [{ createdDate: '2026-11-20T12:00:00.000Z', verba: 'Quebra de Caixa', valor: 1234.5 }],
};

describe('payroll items draft', () => {
  it('keeps what was typed while the values were being sent', () => {
    const sent = {
      ...draftOf(empty),
      dateStart: '01/2025',
      dateEnd: '12/2025',
      valores: { 'Quebra de Caixa': '1234,5' },
    };
    const typed = { ...sent, valores: { ...sent.valores, 'Auxílio-Creche': '10' } };
    const settled = draftAfterSave(typed, sent, draftOf(saved));
    expect(settled.valores).toEqual({ 'Quebra de Caixa': '1.234,50', 'Auxílio-Creche': '10' });
    expect(countChanges(settled, saved)).toBe(1);
  });

  it('starts with the saved values in pt-BR notation', () => {
    expect(draftOf(saved)).toEqual({
      dateStart: '01/2025',
      dateEnd: '12/2025',
      valores: { 'Quebra de Caixa': '1.234,50' },
      prometidas: {},
    });
    expect(countChanges(draftOf(saved), saved)).toBe(0);
  });

  it('counts changed values, ignoring notation', () => {
    const valores = { 'Quebra de Caixa': '1234,5', '13º Salário': '0', 'Auxílio-Creche': '2' };
    expect(countChanges({ dateStart: '02/2025', dateEnd: '12/2025', valores, prometidas: {} }, saved)).toBe(2);
  });

  it('counts a choice that differs from the standing of its item', () => {
    const prometidas = { 'Abono Assiduidade': true, 'Férias Indenizadas': true, 'Quebra de Caixa': true };
    expect(countChanges({ ...draftOf(saved), prometidas }, saved)).toBe(1);
  });

  it('requires both ends of the period', { tags: ['W-161'] }, () => {
    const message = 'Preencha os campos de período inicial e final.';
    expect(readDraft(draftOf(empty), empty)).toEqual({ refusals: { dateStart: message, dateEnd: message } });
    expect(readDraft({ ...draftOf(saved), dateEnd: '' }, saved)).toEqual({ refusals: { dateEnd: message } });
  });

  it('requires MM/AAAA and an end not before the start', { tags: ['W-162'] }, () => {
    const read = (dateStart: string, dateEnd: string) => readDraft({ ...draftOf(saved), dateStart, dateEnd }, saved);
    expect(read('13/2025', '12/20')).toEqual({
      refusals: { dateStart: 'Período inválido. Use MM/AAAA.', dateEnd: 'Período inválido. Use MM/AAAA.' },
    });
    expect(read('02/2025', '01/2025')).toEqual({
      refusals: { dateEnd: 'O período final não pode ser anterior ao inicial.' },
    });
  });

  it('names the item with an invalid value, and sends nothing', () => {
    const valores = { '13º Salário': 'dez', 'Auxílio-Creche': '-1' };
    expect(readDraft({ ...draftOf(saved), valores }, saved)).toEqual({
      refusals: {
        '13º Salário': 'Por favor, insira um valor válido.',
        'Auxílio-Creche': 'O valor não pode ser negativo.',
      },
    });
  });

  it('is sent without the slash, with all 52 items and their keys', { tags: ['W-164'] }, () => {
    const read = readDraft(draftOf(saved), saved);
    expect(read).toMatchObject({ send: { dateStart: '012025', dateEnd: '122025' } });
    const { verbas } = 'send' in read ? read.send : { verbas: [] };
    expect(verbas).toHaveLength(52);
    expect(verbas.filter(({ valor }) => valor > 0)).toEqual(saved.verbas);
  });
});

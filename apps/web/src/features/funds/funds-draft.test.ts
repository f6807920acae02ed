import type { FundsRecord } from '@restitui/domain/funds/funds.api.ts';
import { describe, expect, it } from 'vitest';
import { countChanges, draftOf, readDraft } from './funds-draft.ts';

const empty: FundsRecord = {
  ...{ id_apuracao: 'a', verbas: [], dateStart: null, dateEnd: null, version: 0 },
  ...{ editado_por: null, editado_em: null },
};
const saved: FundsRecord = {
  ...empty,
  ...{ dateStart: '01/2025', dateEnd: '12/2025', version: 1 },
  verbas: [{ createdDate: '2026-11-20T12:00:00.000Z', verba: 'Quebra de Caixa', valor: 1234.5 }],
};

describe('what is typed into the verbas', () => {
  it('begins with what is saved, money in pt-BR', () => {
    expect(draftOf(saved)).toEqual({
      dateStart: '01/2025',
      dateEnd: '12/2025',
      valores: { 'Quebra de Caixa': '1.234,50' },
    });
    expect(countChanges(draftOf(saved), saved)).toBe(0);
  });

  it('counts what differs, not how it is written', () => {
    const valores = { 'Quebra de Caixa': '1234,5', '13º Salário': '0', 'Auxílio-Creche': '2' };
    expect(countChanges({ dateStart: '02/2025', dateEnd: '12/2025', valores }, saved)).toBe(2);
  });

  it('W-161 both ends of the period are asked for', () => {
    const message = 'Preencha os campos de período inicial e final.';
    expect(readDraft(draftOf(empty), empty)).toEqual({ refusals: { dateStart: message, dateEnd: message } });
    expect(readDraft({ ...draftOf(saved), dateEnd: '' }, saved)).toEqual({ refusals: { dateEnd: message } });
  });

  it('W-162 a period is MM/AAAA, and its end not before its start', () => {
    const read = (dateStart: string, dateEnd: string) => readDraft({ ...draftOf(saved), dateStart, dateEnd }, saved);
    expect(read('13/2025', '12/20')).toEqual({
      refusals: { dateStart: 'Período inválido. Use MM/AAAA.', dateEnd: 'Período inválido. Use MM/AAAA.' },
    });
    expect(read('02/2025', '01/2025')).toEqual({
      refusals: { dateEnd: 'O período final não pode ser anterior ao inicial.' },
    });
  });

  it('a value that is no money is named by its verba, and nothing is sent', () => {
    const valores = { '13º Salário': 'dez', 'Auxílio-Creche': '-1' };
    expect(readDraft({ ...draftOf(saved), valores }, saved)).toEqual({
      refusals: {
        '13º Salário': 'Por favor, insira um valor válido.',
        'Auxílio-Creche': 'O valor não pode ser negativo.',
      },
    });
  });

  it('W-164 is sent without the slash, all 52 with their keys', () => {
    const read = readDraft(draftOf(saved), saved);
    expect(read).toMatchObject({ send: { dateStart: '012025', dateEnd: '122025' } });
    const { verbas } = 'send' in read ? read.send : { verbas: [] };
    expect(verbas).toHaveLength(52);
    expect(verbas.filter(({ valor }) => valor > 0)).toEqual(saved.verbas);
  });
});

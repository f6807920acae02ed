import type { Compensation } from '@restitui/domain/recovery/compensations/compensations.api.ts';
import { describe, expect, it } from 'vitest';
import { mergeDraft } from '../../../lib/merge-draft.ts';
import { compensationDraftOf, readCompensationDraft } from './compensation-draft.ts';

const row: Compensation = {
  ...{ id: 'c', id_client: '1', id_product: 'p', empresa: 'Padaria', typeServico: 'FCVS', version: 1 },
  ...{ tributo: 'IRPJ', pa: '03/2024', value: 1234.5, perDcomp: '12345.67890.150324.1.3.04-0001' },
};
const draft = compensationDraftOf(row);
const all = 'Por favor, preencha todos os campos';

describe('compensation draft', { tags: ['W-450', 'W-451', 'C-38'] }, () => {
  it('round-trips a stored row', () => {
    expect(readCompensationDraft(draft)).toEqual({
      edit: { tributo: 'IRPJ', pa: '03/2024', value: 1234.5, perDcomp: '12345.67890.150324.1.3.04-0001' },
    });
  });

  it('requires tax, PA (tax month), value and PER/DCOMP', () => {
    const errors = { tributo: all, pa: all, value: all, perDcomp: all };
    expect(readCompensationDraft(compensationDraftOf(undefined))).toEqual({ errors });
    expect(readCompensationDraft({ ...draft, pa: '' })).toEqual({ errors: { pa: all } });
  });

  it('returns an error per invalid field', () => {
    expect(readCompensationDraft({ ...draft, pa: '13/2024', value: 'dez' })).toEqual({
      errors: { pa: 'Mês inválido. Use MM/AAAA.', value: 'Por favor, insira um valor válido.' },
    });
    expect(readCompensationDraft({ ...draft, value: '0' })).toEqual({
      errors: { value: 'Informe um valor maior que zero.' },
    });
  });

  it('stores a PER/DCOMP typed without punctuation in its format, and rejects one that is none', () => {
    expect(readCompensationDraft({ ...draft, perDcomp: '123456789015032413040001' })).toMatchObject({
      edit: { perDcomp: row.perDcomp },
    });
    expect(readCompensationDraft({ ...draft, perDcomp: 'abc' })).toEqual({
      errors: { perDcomp: 'Número inválido. Use 12345.67890.150326.1.3.04-1234.' },
    });
  });

  it('keeps the input after a concurrent save', () => {
    const now = { ...draft, value: '7,00', perDcomp: 'N2' };
    expect(mergeDraft({ ...draft, value: '5,00' }, draft, now)).toEqual({ ...now, value: '5,00' });
  });
});

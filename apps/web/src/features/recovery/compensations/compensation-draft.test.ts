import type { Compensation } from '@restitui/domain/recovery/compensations/compensations.api.ts';
import { describe, expect, it } from 'vitest';
import { mergeDraft } from '../../../lib/merge-draft.ts';
import { compensationDraftOf, readCompensationDraft } from './compensation-draft.ts';

const row: Compensation = {
  ...{ id: 'c', id_client: '1', id_product: 'p', empresa: 'Padaria', typeServico: 'FCVS', version: 1 },
  ...{ tributo: 'IRPJ', pa: '03/2024', value: 1234.5, perDcomp: 'N1' },
};
const draft = compensationDraftOf(row);
const all = 'Por favor, preencha todos os campos';

describe('compensation draft', { tags: ['W-450', 'W-451', 'C-38'] }, () => {
  it('round-trips a stored row', () => {
    expect(readCompensationDraft(draft)).toEqual({
      edit: { tributo: 'IRPJ', pa: '03/2024', value: 1234.5, perDcomp: 'N1' },
    });
  });

  it('requires PA (tax month), value and PER/DCOMP only', () => {
    const errors = { pa: all, value: all, perDcomp: all };
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

  it('keeps the input after a concurrent save', () => {
    const now = { ...draft, value: '7,00', perDcomp: 'N2' };
    expect(mergeDraft({ ...draft, value: '5,00' }, draft, now)).toEqual({ ...now, value: '5,00' });
  });
});

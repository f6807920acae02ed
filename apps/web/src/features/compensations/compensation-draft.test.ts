import type { Compensation } from '@restitui/domain/compensations/compensations.api.ts';
import { describe, expect, it } from 'vitest';
import { compensationDraftOf, keepTypedCompensation, readCompensationDraft } from './compensation-draft.ts';

const row: Compensation = {
  ...{ id: 'c', id_client: '1', id_product: 'p', empresa: 'Padaria', typeServico: 'FCVS', version: 1 },
  ...{ tributo: 'IRPJ', pa: '03/2024', value: 1234.5, perDcomp: 'N1' },
};
const draft = compensationDraftOf(row);
const all = 'Por favor, preencha todos os campos';

describe('W-450 W-451 C-38 a compensation as it is typed', () => {
  it('begins with what is stored and is read back as the same', () => {
    expect(readCompensationDraft(draft)).toEqual({
      edit: { tributo: 'IRPJ', pa: '03/2024', value: 1234.5, perDcomp: 'N1' },
    });
  });

  it('PA (the month of competência), value and PER/DCOMP are required, and nothing else is asked for', () => {
    const errors = { pa: all, value: all, perDcomp: all };
    expect(readCompensationDraft(compensationDraftOf(undefined))).toEqual({ errors });
    expect(readCompensationDraft({ ...draft, pa: '' })).toEqual({ errors: { pa: all } });
  });

  it('says what is wrong beside each field', () => {
    expect(readCompensationDraft({ ...draft, pa: '13/2024', value: 'dez' })).toEqual({
      errors: { pa: 'Mês inválido. Use MM/AAAA.', value: 'Por favor, insira um valor válido.' },
    });
    expect(readCompensationDraft({ ...draft, value: '0' })).toEqual({
      errors: { value: 'Informe um valor maior que zero.' },
    });
  });

  it('keeps what was typed when somebody else saved', () => {
    const now = { ...draft, value: '7,00', perDcomp: 'N2' };
    expect(keepTypedCompensation({ ...draft, value: '5,00' }, draft, now)).toEqual({ ...now, value: '5,00' });
  });
});

import type { Credit } from '@restitui/domain/recovery/credits/credits.api.ts';
import { describe, expect, it } from 'vitest';
import { mergeDraft } from '../../../lib/merge-draft.ts';
import { type CreditDraft, draftOf, errorsFrom, readDraft } from './credit-draft.ts';

const draft: CreditDraft = {
  competencia: '05/2025',
  pagoEm: '',
  creditOrigin: '1.234,56',
  compensacao: '',
  isPago: false,
  mesRestituicao: '',
};

describe('credit draft', { tags: ['W-172'] }, () => {
  it('is parsed in pt-BR notation, with empty amounts as zero', () => {
    expect(readDraft(draft)).toEqual({
      edit: {
        ...{ anoCompetencia: 2025, mesCompetencia: 5, creditOrigin: 1234.56, compensacao: 0 },
        ...{ pagoEm: null, isPago: false, mesRestituicao: null },
      },
    });
  });

  it('contains the day of the payment when it is entered', { tags: ['D-48'] }, () => {
    expect(readDraft({ ...draft, pagoEm: '20/06/2025' })).toMatchObject({ edit: { pagoEm: '2025-06-20' } });
    expect(readDraft({ ...draft, pagoEm: '31/06/2025' })).toEqual({ errors: { pagoEm: 'Data inválida' } });
  });

  it('contains a month of use only when it is paid', () => {
    const used = { ...draft, mesRestituicao: '09/2026' };
    expect(readDraft(used)).toMatchObject({ edit: { mesRestituicao: null } });
    expect(readDraft({ ...used, isPago: true })).toMatchObject({ edit: { mesRestituicao: '09/2026' } });
  });

  it('returns an error per invalid field', () => {
    const wrong = {
      competencia: '13/2025',
      pagoEm: '1',
      creditOrigin: 'x',
      compensacao: '-1',
      isPago: true,
      mesRestituicao: '1',
    };
    expect(readDraft(wrong)).toEqual({
      errors: {
        competencia: 'Use MM/AAAA.',
        pagoEm: 'Data inválida',
        creditOrigin: 'Por favor, insira um valor válido.',
        compensacao: 'O valor não pode ser negativo.',
        mesRestituicao: 'Use MM/AAAA.',
      },
    });
    expect(readDraft({ ...draft, competencia: '' })).toEqual({ errors: { competencia: 'Informe a competência.' } });
  });

  it('starts with the stored values, or empty for a new row', () => {
    const fresh = {
      anoCompetencia: null,
      mesCompetencia: null,
      pagoEm: null,
      creditOrigin: 0,
      compensacao: 0,
      isPago: false,
    };
    expect(draftOf({ ...fresh, mesRestituicao: null } as Credit)).toEqual({
      ...{ competencia: '', pagoEm: '', creditOrigin: '', compensacao: '', isPago: false, mesRestituicao: '' },
    });
  });

  it('keeps the input after a concurrent change of other fields', () => {
    const typed = { ...draft, compensacao: '10,00' };
    const now = { ...draft, creditOrigin: '900,00', compensacao: '5,00' };
    expect(mergeDraft(typed, draft, now)).toEqual({ ...typed, creditOrigin: '900,00' });
  });

  it('maps errors of the server to its fields', () => {
    const issues = [
      { path: 'mesCompetencia', message: 'a' },
      { path: 'outro', message: 'b' },
    ];
    expect(errorsFrom(issues)).toEqual({ competencia: 'a' });
  });
});

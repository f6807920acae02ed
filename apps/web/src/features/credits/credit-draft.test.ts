import type { Credit } from '@restitui/domain/credits/credits.api.ts';
import { describe, expect, it } from 'vitest';
import { type CreditDraft, draftOf, errorsFrom, keepTyped, readDraft } from './credit-draft.ts';

const draft: CreditDraft = {
  competencia: '05/2025',
  creditOrigin: '1.234,56',
  compensacao: '',
  isPago: false,
  mesRestituicao: '',
};

describe('W-172 a credit while it is typed', () => {
  it('is read in Portuguese; what is left empty is zero', () => {
    expect(readDraft(draft)).toEqual({
      edit: {
        ...{ anoCompetencia: 2025, mesCompetencia: 5, creditOrigin: 1234.56, compensacao: 0 },
        ...{ isPago: false, mesRestituicao: null },
      },
    });
  });

  it('names its month of use only when it is paid', () => {
    const used = { ...draft, mesRestituicao: '09/2026' };
    expect(readDraft(used)).toMatchObject({ edit: { mesRestituicao: null } });
    expect(readDraft({ ...used, isPago: true })).toMatchObject({ edit: { mesRestituicao: '09/2026' } });
  });

  it('says what is wrong beside each field', () => {
    const wrong = { competencia: '13/2025', creditOrigin: 'x', compensacao: '-1', isPago: true, mesRestituicao: '1' };
    expect(readDraft(wrong)).toEqual({
      errors: {
        competencia: 'Use MM/AAAA.',
        creditOrigin: 'Por favor, insira um valor válido.',
        compensacao: 'O valor não pode ser negativo.',
        mesRestituicao: 'Use MM/AAAA.',
      },
    });
    expect(readDraft({ ...draft, competencia: '' })).toEqual({ errors: { competencia: 'Informe a competência.' } });
  });

  it('begins as the credit stands, a new one empty', () => {
    const fresh = { anoCompetencia: null, mesCompetencia: null, creditOrigin: 0, compensacao: 0, isPago: false };
    expect(draftOf({ ...fresh, mesRestituicao: null } as Credit)).toEqual({
      ...{ competencia: '', creditOrigin: '', compensacao: '', isPago: false, mesRestituicao: '' },
    });
  });

  it('keeps what was typed when somebody else changed the rest', () => {
    const typed = { ...draft, compensacao: '10,00' };
    const now = { ...draft, creditOrigin: '900,00', compensacao: '5,00' };
    expect(keepTyped(typed, draft, now)).toEqual({ ...typed, creditOrigin: '900,00' });
  });

  it('shows refusals of the server beside its own fields', () => {
    const issues = [
      { path: 'mesCompetencia', message: 'a' },
      { path: 'outro', message: 'b' },
    ];
    expect(errorsFrom(issues)).toEqual({ competencia: 'a' });
  });
});

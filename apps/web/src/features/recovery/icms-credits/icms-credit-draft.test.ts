import type { IcmsCredit } from '@restitui/domain/recovery/icms-credits/icms-credits.api.ts';
import { describe, expect, it } from 'vitest';
import { conflictErrors, mergeDraft } from '../../../lib/merge-draft.ts';
import { icmsDraftOf, readIcmsDraft } from './icms-credit-draft.ts';

const row: IcmsCredit = {
  ...{ id: 'i', id_client: '1', id_product: 'p', empresa: 'Padaria', periodoApurado: '03/2024', version: 1 },
  ...{
    credPisOriginal: 1000.5,
    credPisOrigUtilizado: 0,
    credPisPago: 0,
    dcompInicialPis: '12345.67890.150324.1.3.04-0001',
  },
  ...{ credCofinsOriginal: 4600, credCofinsOrigUtilizado: 10, credCofinsPago: 0, dcompInicialCofins: '' },
};
const draft = icmsDraftOf(row);

describe('period draft', { tags: ['W-448', 'W-493', 'W-494'] }, () => {
  it('round-trips a stored row', () => {
    expect(draft).toMatchObject({
      credPisOriginal: '1.000,50',
      credPisPago: '',
      dcompInicialPis: '12345.67890.150324.1.3.04-0001',
    });
    const { id: _, id_client: _c, id_product: _p, empresa: _e, version: _v, ...edit } = row;
    expect(readIcmsDraft(draft)).toEqual({ edit });
  });

  it('returns an error per invalid field', () => {
    const bad = { ...draft, periodoApurado: '13/2024', credPisPago: 'dez', credCofinsPago: '-1' };
    expect(readIcmsDraft(bad)).toEqual({
      errors: {
        periodoApurado: 'Mês inválido. Use MM/AAAA.',
        credPisPago: 'Por favor, insira um valor válido.',
        credCofinsPago: 'O valor não pode ser negativo.',
      },
    });
  });

  it('refuses more use than credit, and a number that is no PER/DCOMP', () => {
    expect(readIcmsDraft({ ...draft, credPisPago: '1.000,51' })).toEqual({
      errors: { credPisPago: 'Utilizado e pago passam R$ 0,01 do crédito de PIS, que é de R$ 1.000,50.' },
    });
    expect(readIcmsDraft({ ...draft, dcompInicialCofins: 'abc' })).toMatchObject({
      errors: { dcompInicialCofins: expect.stringMatching(/^Número inválido/) },
    });
  });

  it('keeps the input after a concurrent save, and marks fields changed on both sides', () => {
    const mine = { ...draft, credPisPago: '5,00' };
    const now = { ...draft, credPisPago: '7,00', dcompInicialPis: '002' };
    expect(mergeDraft(mine, draft, now)).toEqual({ ...now, credPisPago: '5,00' });
    expect(conflictErrors(mine, draft, now)).toEqual({ credPisPago: 'Agora está: 7,00' });
  });
});

import type { Day } from '@restitui/brazil/day.ts';
import { describe, expect, it } from 'vitest';
import {
  powerOfAttorneyForm,
  powerOfAttorneyNotice,
  powerOfAttorneyOption,
  powerOfAttorneyOptionOf,
} from './power-of-attorney.ts';

const today = '2026-11-20' as Day;
const [none, held, expired, cancelled] = powerOfAttorneyOption.options;
const power = (
  procuracaoHabilitada: boolean,
  procuracaoHabilitadaEm: string | null,
  procuracaoValidaAte: string | null,
) => ({
  procuracaoHabilitada,
  procuracaoHabilitadaEm,
  procuracaoValidaAte,
});

describe('power of attorney', () => {
  it('has four options with the spelling of the wire', { tags: ['W-056'] }, () => {
    expect(powerOfAttorneyOption.options).toEqual([
      'HABILITAR PROCURAÇÃO',
      'PROCURAÇÃO HABILITADA',
      'PROCURAÇÃO EXIPRADA',
      'PROCURAÇÃO CANCELADA',
    ]);
  });

  it.each([
    [power(false, null, null), none, 'Data de validade da procuração não informada.'],
    [power(true, '2026-01-01', '2027-01-01'), held, undefined],
    [power(true, '2026-01-01', '2026-11-20'), held, undefined],
    [power(true, '2026-01-01', null), held, 'Data de validade da procuração não informada.'],
    [power(true, null, '2027-01-01'), held, 'Dia da habilitação não informado.'],
    [power(true, null, '2026-11-19'), expired, 'A procuração está vencida.'],
    [power(true, '2025-01-01', '2026-11-19'), expired, 'A procuração está vencida.'],
    [power(false, '2025-01-01', '2027-01-01'), cancelled, undefined],
    [power(false, '2025-01-01', '2026-01-01'), cancelled, 'A procuração está vencida.'],
  ])('maps %j to %s: %s', { tags: ['W-057', 'W-058', 'W-059', 'W-060', 'C-66'] }, (fields, option, notice) => {
    expect(powerOfAttorneyOptionOf(fields, today)).toBe(option);
    expect(powerOfAttorneyNotice(fields, today)).toBe(notice);
  });

  it.each([
    [none, '2026-01-01', '2027-01-01', power(false, null, null)],
    [held, '2026-01-01', '2027-01-01', power(true, '2026-01-01', '2027-01-01')],
    [held, '2026-11-20', '2026-11-20', power(true, '2026-11-20', '2026-11-20')],
    [held, '01/01/2026', '31/12/2026', power(true, '2026-01-01', '2026-12-31')],
    [expired, '', '2026-11-19', power(true, null, '2026-11-19')],
    [cancelled, '2026-01-01', '2027-01-01', power(false, '2026-01-01', '2027-01-01')],
    [cancelled, '', '', power(false, null, null)],
  ])('stores %s from %s to %s', { tags: ['C-66'] }, (option, procuracaoHabilitadaEm, procuracaoValidaAte, stored) => {
    const typed = { option, procuracaoHabilitadaEm, procuracaoValidaAte };
    expect(powerOfAttorneyForm(today).parse(typed)).toEqual(stored);
  });

  it.each([
    [held, '', '', ['Informe a data.', 'Informe a data.']],
    [held, '2026-02-01', '2026-01-01', ['A validade não pode terminar antes da habilitação.']],
    [held, '2025-01-01', '2026-11-19', ['A validade já passou.']],
    [expired, '', '', ['Informe a data.']],
    [held, '01/01/2026', '31/02/2027', ['Data inválida']],
    [expired, '2026-01-01', '2026-11-20', ['A validade ainda não passou.']],
  ])(
    'rejects %s from "%s" to "%s"',
    { tags: ['C-66'] },
    (option, procuracaoHabilitadaEm, procuracaoValidaAte, messages) => {
      const typed = { option, procuracaoHabilitadaEm, procuracaoValidaAte };
      const { error } = powerOfAttorneyForm(today).safeParse(typed);
      expect(error?.issues.map(({ message }) => message)).toEqual(messages);
    },
  );
});

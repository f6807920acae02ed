import { describe, expect, it } from 'vitest';
import { serviceScreenOf } from './service-screen.ts';
import { serviceType } from './service-type.ts';

describe('serviceScreenOf', () => {
  it('returns a screen for five services and none for the others', {
    tags: ['W-088', 'W-089', 'W-091', 'C-02'],
  }, () => {
    expect(Object.fromEntries(serviceType.options.map((service) => [service, serviceScreenOf(service)]))).toEqual({
      PREVIDENCIARIO: 'PREVIDENCIARIO',
      PIS_COFINS_MONOFASICO_PARA_SN: 'PIS_COFINS_MONOFASICO_PARA_SN',
      EXCLUSAO_DE_ICMS_E_ST: 'EXCLUSAO_DE_ICMS_E_ST',
      FCVS: 'FCVS',
      SUBVENCAO: 'SUBVENCAO',
      DESPESAS_OPERACIONAIS: undefined,
      APURACAO_ST: undefined,
      NEGOCIACAO_DE_PASSIVOS: undefined,
      PARCERIA_COMERCIAL: undefined,
      EQUIPARACAO_HOSPITALAR: undefined,
      INSS_MAO_DE_OBRA: undefined,
      ALIQUOTA_ZERO_COMBUSTIVEL: undefined,
      ALIQUOTA_ZERO: undefined,
    });
  });

  it('maps the older name of exclusão de ICMS to the same screen', { tags: ['W-090', 'C-03'] }, () => {
    expect(serviceScreenOf('EXCLUSAO_ICMS')).toBe('EXCLUSAO_DE_ICMS_E_ST');
    expect(serviceScreenOf('OUTRO')).toBeUndefined();
  });
});

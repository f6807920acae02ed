import { describe, expect, it } from 'vitest';
import { permissionCatalogue } from '../permissions/permission-catalogue.ts';
import { serviceFlags, serviceLabels, serviceRegimes, serviceType, serviceTypeText } from './service-type.ts';

describe('F-418 the services', () => {
  it('are thirteen, each with a label and a regime to stand under', () => {
    expect(serviceType.options).toHaveLength(13);
    expect(Object.keys(serviceLabels).sort()).toEqual([...serviceType.options].sort());
    expect(Object.keys(serviceRegimes).sort()).toEqual([...serviceType.options].sort());
  });

  it('F-203 C-24 the nine flags of the catalogue open one service each', () => {
    const flags = permissionCatalogue.filter((entry) => entry.sector === 'Produtos').map((entry) => entry.key);
    expect(Object.values(serviceFlags).sort()).toEqual(flags.sort());
    expect(serviceFlags.EXCLUSAO_DE_ICMS_E_ST).toBe('exclusao_icms');
  });

  it.each(['PARCERIA_COMERCIAL', 'INSS_MAO_DE_OBRA', 'ALIQUOTA_ZERO_COMBUSTIVEL', 'ALIQUOTA_ZERO'] as const)(
    'D-05 %s has no flag',
    (service) => {
      expect(serviceFlags[service]).toBeUndefined();
    },
  );

  it('W-090 knows EXCLUSAO_ICMS as an older name, and nothing else', () => {
    expect(serviceTypeText.parse('EXCLUSAO_ICMS')).toBe('EXCLUSAO_DE_ICMS_E_ST');
    expect(serviceTypeText.parse('FCVS')).toBe('FCVS');
    expect(serviceTypeText.safeParse('ICMS').success).toBe(false);
    expect(serviceTypeText.safeParse('constructor').success).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { permissionCatalogue } from '../../accounts/permissions/permission-catalogue.ts';
import { serviceFlags, serviceLabels, serviceRegimes, serviceType, serviceTypeText } from './service-type.ts';

describe('service types', { tags: ['F-418'] }, () => {
  it('are thirteen, each with a label and a regime heading', () => {
    expect(serviceType.options).toHaveLength(13);
    expect(Object.keys(serviceLabels).sort()).toEqual([...serviceType.options].sort());
    expect(Object.keys(serviceRegimes).sort()).toEqual([...serviceType.options].sort());
  });

  it('are enabled by the nine flags of the catalogue, one each', { tags: ['F-203', 'C-24'] }, () => {
    const flags = permissionCatalogue.filter((entry) => entry.sector === 'Produtos').map((entry) => entry.key);
    expect(Object.values(serviceFlags).sort()).toEqual(flags.sort());
    expect(serviceFlags.EXCLUSAO_DE_ICMS_E_ST).toBe('exclusao_icms');
  });

  it.each(['PARCERIA_COMERCIAL', 'INSS_MAO_DE_OBRA', 'ALIQUOTA_ZERO_COMBUSTIVEL', 'ALIQUOTA_ZERO'] as const)(
    '%s has no flag',
    { tags: ['D-05'] },
    (service) => {
      expect(serviceFlags[service]).toBeUndefined();
    },
  );

  it('include EXCLUSAO_ICMS as the only older name', { tags: ['W-090'] }, () => {
    expect(serviceTypeText.parse('EXCLUSAO_ICMS')).toBe('EXCLUSAO_DE_ICMS_E_ST');
    expect(serviceTypeText.parse('FCVS')).toBe('FCVS');
    expect(serviceTypeText.safeParse('ICMS').success).toBe(false);
    expect(serviceTypeText.safeParse('constructor').success).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { serviceType } from '../../recovery/products/service-type.ts';
import { annexOf, isPartnership, templateType, templateTypeLabels, templateTypesMatching } from './template-type.ts';

describe('template types', { tags: ['F-416'] }, () => {
  it('are eleven with distinct labels', () => {
    expect(templateType.options).toEqual([
      'PARCERIA_COMERCIAL_CNPJ',
      'PARCERIA_COMERCIAL_CPF',
      'PRINCIPAL',
      'EXCLUSAO_DE_ICMS_E_ST',
      'EQUIPARACAO_HOSPITALAR',
      'PREVIDENCIARIO',
      'NEGOCIACAO_DE_PASSIVOS',
      'SIMPLES_NACIONAL',
      'ALIQUOTA_ZERO',
      'APURACAO_ST',
      'SUBVENCAO',
    ]);
    expect(new Set(Object.values(templateTypeLabels)).size).toBe(11);
    expect(templateType.options.filter(isPartnership)).toHaveLength(2);
  });

  it.each([
    ['previdenciario', ['PREVIDENCIARIO']],
    ['PREVIDENCIÁRIO', ['PREVIDENCIARIO']],
    ['parceria', ['PARCERIA_COMERCIAL_CNPJ', 'PARCERIA_COMERCIAL_CPF']],
    ['PARCERIA_COMERCIAL_CPF', ['PARCERIA_COMERCIAL_CPF']],
    ['zzz', []],
  ])('are found by label and name with %j', { tags: ['F-343'] }, (text, types) => {
    expect(templateTypesMatching(text)).toEqual(types);
  });
});

describe('template type of a service', { tags: ['C-28', 'F-418'] }, () => {
  it.each([
    ['PIS_COFINS_MONOFASICO_PARA_SN', 'SIMPLES_NACIONAL'],
    ['ALIQUOTA_ZERO_COMBUSTIVEL', 'ALIQUOTA_ZERO'],
    ['ALIQUOTA_ZERO', 'ALIQUOTA_ZERO'],
    ['PREVIDENCIARIO', 'PREVIDENCIARIO'],
    ['APURACAO_ST', 'APURACAO_ST'],
  ] as const)('for %s is %s', (service, type) => {
    expect(annexOf(service)).toBe(type);
  });

  it('does not exist for services covered by PRINCIPAL', () => {
    expect(serviceType.options.filter((service) => !annexOf(service))).toEqual([
      'DESPESAS_OPERACIONAIS',
      'PARCERIA_COMERCIAL',
      'INSS_MAO_DE_OBRA',
      'FCVS',
    ]);
  });
});

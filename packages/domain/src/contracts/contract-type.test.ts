import { describe, expect, it } from 'vitest';
import { serviceType } from '../products/service-type.ts';
import { annexOf, contractType, contractTypeLabels, contractTypesMatching, isPartnership } from './contract-type.ts';

describe('F-416 types of template', () => {
  it('are eleven, each with a label of its own', () => {
    expect(contractType.options).toEqual([
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
    expect(new Set(Object.values(contractTypeLabels)).size).toBe(11);
    expect(contractType.options.filter(isPartnership)).toHaveLength(2);
  });

  it.each([
    ['previdenciario', ['PREVIDENCIARIO']],
    ['PREVIDENCIÁRIO', ['PREVIDENCIARIO']],
    ['parceria', ['PARCERIA_COMERCIAL_CNPJ', 'PARCERIA_COMERCIAL_CPF']],
    ['PARCERIA_COMERCIAL_CPF', ['PARCERIA_COMERCIAL_CPF']],
    ['zzz', []],
  ])('F-343 %j finds them by label and name', (text, types) => {
    expect(contractTypesMatching(text)).toEqual(types);
  });
});

describe('C-28 F-418 the part that a service adds', () => {
  it.each([
    ['PIS_COFINS_MONOFASICO_PARA_SN', 'SIMPLES_NACIONAL'],
    ['ALIQUOTA_ZERO_COMBUSTIVEL', 'ALIQUOTA_ZERO'],
    ['ALIQUOTA_ZERO', 'ALIQUOTA_ZERO'],
    ['PREVIDENCIARIO', 'PREVIDENCIARIO'],
    ['APURACAO_ST', 'APURACAO_ST'],
  ] as const)('%s has %s', (service, type) => {
    expect(annexOf(service)).toBe(type);
  });

  it('is none for services that PRINCIPAL covers alone', () => {
    expect(serviceType.options.filter((service) => !annexOf(service))).toEqual([
      'DESPESAS_OPERACIONAIS',
      'PARCERIA_COMERCIAL',
      'INSS_MAO_DE_OBRA',
      'FCVS',
    ]);
  });
});

import { foldText } from '@restitui/brazil/fold-text.ts';
import { z } from 'zod';
import type { ServiceType } from '../../recovery/products/service-type.ts';

export const templateType = z.enum([
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
export type TemplateType = z.infer<typeof templateType>;

export const templateTypeLabels: Record<TemplateType, string> = {
  PARCERIA_COMERCIAL_CNPJ: 'Parceria comercial (CNPJ)',
  PARCERIA_COMERCIAL_CPF: 'Parceria comercial (CPF)',
  PRINCIPAL: 'Principal',
  EXCLUSAO_DE_ICMS_E_ST: 'Exclusão de ICMS e ST',
  EQUIPARACAO_HOSPITALAR: 'Equiparação hospitalar',
  PREVIDENCIARIO: 'Previdenciário',
  NEGOCIACAO_DE_PASSIVOS: 'Negociação de passivos',
  SIMPLES_NACIONAL: 'Simples Nacional',
  ALIQUOTA_ZERO: 'Alíquota zero',
  APURACAO_ST: 'Apuração ST',
  SUBVENCAO: 'Subvenção',
};

/** Returns whether the type is an agreement with a partner, which has no client. */
export function isPartnership(type: TemplateType): boolean {
  return type === 'PARCERIA_COMERCIAL_CNPJ' || type === 'PARCERIA_COMERCIAL_CPF';
}

/** Foundation C-28. Services missing here are covered by PRINCIPAL. */
const annexes: Partial<Record<ServiceType, TemplateType>> = {
  EXCLUSAO_DE_ICMS_E_ST: 'EXCLUSAO_DE_ICMS_E_ST',
  EQUIPARACAO_HOSPITALAR: 'EQUIPARACAO_HOSPITALAR',
  PREVIDENCIARIO: 'PREVIDENCIARIO',
  NEGOCIACAO_DE_PASSIVOS: 'NEGOCIACAO_DE_PASSIVOS',
  PIS_COFINS_MONOFASICO_PARA_SN: 'SIMPLES_NACIONAL',
  ALIQUOTA_ZERO: 'ALIQUOTA_ZERO',
  ALIQUOTA_ZERO_COMBUSTIVEL: 'ALIQUOTA_ZERO',
  APURACAO_ST: 'APURACAO_ST',
  SUBVENCAO: 'SUBVENCAO',
};

/** Returns the template type that a service adds; undefined when PRINCIPAL covers it. */
export function annexOf(service: ServiceType): TemplateType | undefined {
  return annexes[service];
}

/** Returns the types whose label or name contains the text, regardless of accents and case. */
export function templateTypesMatching(text: string): TemplateType[] {
  const wanted = foldText(text);
  return templateType.options.filter((type) =>
    [templateTypeLabels[type], type, type.replaceAll('_', ' ')].some((name) => foldText(name).includes(wanted)),
  );
}

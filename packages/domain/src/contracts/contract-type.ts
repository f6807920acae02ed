import { foldText } from '@restitui/brazil/fold-text.ts';
import { z } from 'zod';
import type { ServiceType } from '../products/service-type.ts';

export const contractType = z.enum([
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
export type ContractType = z.infer<typeof contractType>;

export const contractTypeLabels: Record<ContractType, string> = {
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

/** Agreements with a partner, in which no client takes part. */
export function isPartnership(type: ContractType): boolean {
  return type === 'PARCERIA_COMERCIAL_CNPJ' || type === 'PARCERIA_COMERCIAL_CPF';
}

/** Foundation C-28; a service that is not here has no part of its own beside PRINCIPAL. */
const annexes: Partial<Record<ServiceType, ContractType>> = {
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

/** The type of template that adds a service's part to a contract; undefined when PRINCIPAL says it all. */
export function annexOf(service: ServiceType): ContractType | undefined {
  return annexes[service];
}

/** Types whose label or name holds the searched text, without regard to accents and case. */
export function contractTypesMatching(text: string): ContractType[] {
  const wanted = foldText(text);
  return contractType.options.filter((type) =>
    [contractTypeLabels[type], type, type.replaceAll('_', ' ')].some((name) => foldText(name).includes(wanted)),
  );
}

import { z } from 'zod';
import type { PermissionKey } from '../../accounts/permissions/permission-catalogue.ts';

export const serviceType = z.enum([
  'DESPESAS_OPERACIONAIS',
  'APURACAO_ST',
  'NEGOCIACAO_DE_PASSIVOS',
  'PARCERIA_COMERCIAL',
  'EQUIPARACAO_HOSPITALAR',
  'INSS_MAO_DE_OBRA',
  'EXCLUSAO_DE_ICMS_E_ST',
  'ALIQUOTA_ZERO_COMBUSTIVEL',
  'PIS_COFINS_MONOFASICO_PARA_SN',
  'ALIQUOTA_ZERO',
  'SUBVENCAO',
  'PREVIDENCIARIO',
  'FCVS',
]);
export type ServiceType = z.infer<typeof serviceType>;

export const serviceLabels: Record<ServiceType, string> = {
  DESPESAS_OPERACIONAIS: 'Despesas operacionais',
  APURACAO_ST: 'Apuração ST',
  NEGOCIACAO_DE_PASSIVOS: 'Negociação de passivos',
  PARCERIA_COMERCIAL: 'Parceria comercial',
  EQUIPARACAO_HOSPITALAR: 'Equiparação hospitalar',
  INSS_MAO_DE_OBRA: 'INSS mão de obra',
  EXCLUSAO_DE_ICMS_E_ST: 'Exclusão de ICMS e ST',
  ALIQUOTA_ZERO_COMBUSTIVEL: 'Alíquota zero combustível',
  PIS_COFINS_MONOFASICO_PARA_SN: 'PIS/COFINS monofásico',
  ALIQUOTA_ZERO: 'Alíquota zero',
  SUBVENCAO: 'Subvenção',
  PREVIDENCIARIO: 'Previdenciário',
  FCVS: 'FCVS',
};

/**
 * The flag that enables a service for ANALISTA, JURIDICO and FINANCEIRO; some services have none (decision D-05).
 */
export const serviceFlags: Partial<Record<ServiceType, PermissionKey>> = {
  DESPESAS_OPERACIONAIS: 'despesas_operacionais',
  APURACAO_ST: 'apuracao_st',
  NEGOCIACAO_DE_PASSIVOS: 'negociacao_de_passivos',
  EQUIPARACAO_HOSPITALAR: 'equiparacao_hospitalar',
  EXCLUSAO_DE_ICMS_E_ST: 'exclusao_icms',
  PIS_COFINS_MONOFASICO_PARA_SN: 'pis_cofins_monofasico_para_sn',
  SUBVENCAO: 'subvencao',
  PREVIDENCIARIO: 'previdenciario',
  FCVS: 'fcvs',
};

/** Older name on the wire, also used by the flag. */
const olderNames: Record<string, ServiceType> = { EXCLUSAO_ICMS: 'EXCLUSAO_DE_ICMS_E_ST' };

/** Parses a service type as callers send it: upper case, or like its flag in lower case. */
export const serviceTypeText = z
  .string()
  .transform((text) => olderNames[text.toUpperCase()] ?? text.toUpperCase())
  .pipe(serviceType);

/** The regime heading under which the menu groups a client's products. */
export const serviceRegimes: Record<ServiceType, string> = {
  PIS_COFINS_MONOFASICO_PARA_SN: 'Simples Nacional',
  APURACAO_ST: 'Simples Nacional',
  PREVIDENCIARIO: 'Lucro Presumido ou Real',
  EXCLUSAO_DE_ICMS_E_ST: 'Lucro Presumido ou Real',
  EQUIPARACAO_HOSPITALAR: 'Lucro Presumido ou Real',
  ALIQUOTA_ZERO_COMBUSTIVEL: 'Lucro Presumido ou Real',
  ALIQUOTA_ZERO: 'Lucro Presumido ou Real',
  SUBVENCAO: 'Lucro Presumido ou Real',
  NEGOCIACAO_DE_PASSIVOS: 'Qualquer regime',
  DESPESAS_OPERACIONAIS: 'Qualquer regime',
  INSS_MAO_DE_OBRA: 'Qualquer regime',
  PARCERIA_COMERCIAL: 'Qualquer regime',
  FCVS: 'Qualquer regime',
};

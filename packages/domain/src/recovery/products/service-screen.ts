import { type ServiceType, serviceTypeText } from './service-type.ts';

/** The services that have a full screen, and with it assessments. */
export const screenedServices = [
  'PREVIDENCIARIO',
  'PIS_COFINS_MONOFASICO_PARA_SN',
  'EXCLUSAO_DE_ICMS_E_ST',
  'FCVS',
  'SUBVENCAO',
] as const satisfies ServiceType[];
export type ScreenedService = (typeof screenedServices)[number];

/** Returns the service whose full screen a product has, accepting older names; undefined if it has none yet. */
export function serviceScreenOf(typeServico: string): ScreenedService | undefined {
  const { data: service } = serviceTypeText.safeParse(typeServico);
  return screenedServices.find((screened) => screened === service);
}

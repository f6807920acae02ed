import { z } from 'zod';
import { type ServiceType, serviceLabels } from './service-type.ts';

/** The tax regimes offered to users (intake X-10). */
export const taxRegime = z.enum(
  ['SIMPLES_NACIONAL', 'LUCRO_PRESUMIDO', 'LUCRO_REAL'],
  'Selecione um regime tributário',
);
export type TaxRegime = z.infer<typeof taxRegime>;

export const taxRegimeLabels: Record<TaxRegime, string> = {
  SIMPLES_NACIONAL: 'Simples Nacional',
  LUCRO_PRESUMIDO: 'Lucro Presumido',
  LUCRO_REAL: 'Lucro Real',
};

/** The services offered per regime (I-229 to I-241). */
export const regimeProducts: Record<TaxRegime, readonly ServiceType[]> = {
  SIMPLES_NACIONAL: ['PIS_COFINS_MONOFASICO_PARA_SN', 'APURACAO_ST', 'NEGOCIACAO_DE_PASSIVOS'],
  LUCRO_PRESUMIDO: ['PREVIDENCIARIO', 'NEGOCIACAO_DE_PASSIVOS', 'EXCLUSAO_DE_ICMS_E_ST', 'EQUIPARACAO_HOSPITALAR'],
  LUCRO_REAL: [
    'PREVIDENCIARIO',
    'NEGOCIACAO_DE_PASSIVOS',
    'EXCLUSAO_DE_ICMS_E_ST',
    'ALIQUOTA_ZERO_COMBUSTIVEL',
    'SUBVENCAO',
  ],
};

/** Returns the services of a regime with their labels, in the order of the screen. */
export function productsOfRegime(regime: TaxRegime): { value: ServiceType; label: string }[] {
  return regimeProducts[regime].map((value) => ({ value, label: serviceLabels[value] }));
}

import { z } from 'zod';

/** The grouping code of a product; users choose among the three tax regimes only (foundation C-43). */
export const regime = z.enum([
  'PRINCIPAL',
  'LUCRO_REAL',
  'LUCRO_PRESUMIDO',
  'OPERACIONAL',
  'SUBVENCAO',
  'FCVS',
  'INSS_MAO_DE_OBRA',
  'EXCLUSAO_DE_ICMS_E_ST',
  'ALIQUOTA_ZERO_COMBUSTIVEL',
  'SIMPLES_NACIONAL',
  'APURACAO_ST',
  'PIS_COFINS_MONOFASICO_PARA_SN',
  'EQUIPARACAO_HOSPITALAR',
  'PREVIDENCIARIO',
  'MVA',
  'ALIQUOTA_ZERO',
  'NEGOCIACAO_DE_PASSIVOS',
  'DEFAULT',
]);

/** The codes that users choose from. */
export const taxRegimes = ['LUCRO_REAL', 'LUCRO_PRESUMIDO', 'SIMPLES_NACIONAL'] as const satisfies readonly z.infer<
  typeof regime
>[];

import { z } from 'zod';

export const observationCategory = z.enum([
  'FINACEIRO', // spelt so on the wire
  'OPERACIONAL',
  'PADRAO',
  'CLIENTE',
]);
export type ObservationCategory = z.infer<typeof observationCategory>;

export const observationCategoryLabels: Record<ObservationCategory, string> = {
  FINACEIRO: 'Financeiro',
  OPERACIONAL: 'Operacional',
  PADRAO: 'Padrão',
  CLIENTE: 'Cliente',
};

import { z } from 'zod';

/** Columns that users add to the list of boletos, in the order in which they are offered; each is named like its field. */
export const boletoColumn = z.enum([
  'dataLimite',
  'dataSituacao',
  'valorRecebido',
  'origemRecebimento',
  'nossoNumero',
  'email',
  'telefone',
  'cidade',
  'createdDate',
]);
export type BoletoColumn = z.infer<typeof boletoColumn>;

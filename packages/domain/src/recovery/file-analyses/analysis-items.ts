import { z } from 'zod';
import { choiceFilter, textFilter } from '../../wire/list-filter.ts';
import { listQuery, type ValuesOf } from '../../wire/list-query.ts';
import { rejectableThesis } from './analysis-choices.ts';

/** Whether and why an item counts. */
export const itemState = z.enum([
  'CONTADO',
  'JA_EXCLUIDO',
  'EM_DUVIDA',
  'A_CONFIRMAR',
  'SUSPENSO',
  'DEVOLUCAO',
  'REJEITADO',
]);
export type ItemState = z.infer<typeof itemState>;

export const itemStateLabels: Record<ItemState, string> = {
  CONTADO: 'Contado',
  JA_EXCLUIDO: 'Já excluído',
  EM_DUVIDA: 'Em dúvida',
  A_CONFIRMAR: 'A confirmar',
  SUSPENSO: 'Suspenso',
  DEVOLUCAO: 'Devolução',
  REJEITADO: 'Rejeitado',
};

/** Documents or rubricas behind a month. `q` is the thesis whose items are shown, `codigo` what was decided on them. */
export const analysisItemList = listQuery(
  {
    q: textFilter({ maxLength: 20 }),
    situacao: choiceFilter(itemState, { label: 'Situação', labels: itemStateLabels }),
    codigo: textFilter({ maxLength: 40 }),
  },
  { pageSize: 50 },
);
export type AnalysisItemFilters = ValuesOf<typeof analysisItemList.filters>;

/** Returns true for an item of SPED files that an analyst may reject: counted or in doubt. */
export function isRejectable({ tese, situacao }: { tese: string; situacao: ItemState }): boolean {
  return rejectableThesis.safeParse(tese).success && (situacao === 'CONTADO' || situacao === 'EM_DUVIDA');
}

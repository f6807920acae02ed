import { z } from 'zod';
import { choiceFilter, listQuery, textFilter, type ValuesOf } from '../../wire/list-query.ts';

/** Whether and why an item counts. */
export const itemState = z.enum(['CONTADO', 'JA_EXCLUIDO', 'EM_DUVIDA', 'A_CONFIRMAR', 'SUSPENSO']);
export type ItemState = z.infer<typeof itemState>;

export const itemStateLabels: Record<ItemState, string> = {
  CONTADO: 'Contado',
  JA_EXCLUIDO: 'Já excluído',
  EM_DUVIDA: 'Em dúvida',
  A_CONFIRMAR: 'A confirmar',
  SUSPENSO: 'Suspenso',
};

/** Documents or rubricas behind a month. `q` is the thesis whose items are shown. */
export const analysisItemList = listQuery(
  {
    q: textFilter({ maxLength: 20 }),
    situacao: choiceFilter(itemState, { label: 'Situação', labels: itemStateLabels }),
  },
  { pageSize: 50 },
);
export type AnalysisItemFilters = ValuesOf<typeof analysisItemList.filters>;

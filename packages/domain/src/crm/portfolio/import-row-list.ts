import { z } from 'zod';
import { choiceFilter, filter, parameter } from '../../wire/list-filter.ts';
import { listQuery, type ValuesOf } from '../../wire/list-query.ts';

/** The outcome of a row, expected or final. */
export const rowOutcome = z.enum(['valida', 'erro', 'existente', 'repetida', 'importada']);
export type RowOutcome = z.infer<typeof rowOutcome>;

export const rowOutcomeLabels: Record<RowOutcome, string> = {
  valida: 'Prontos',
  erro: 'Com erro',
  existente: 'Já cadastrados',
  repetida: 'Repetidos',
  importada: 'Importados',
};

export const correctedLabel = 'Corrigidos';

/** The rows of an import; the spreadsheet of refused rows takes the same filters. */
export const importRowList = listQuery(
  {
    outcome: choiceFilter(rowOutcome, { label: 'Resultado', labels: rowOutcomeLabels }),
    corrigida: filter({
      param: undefined,
      parameter: parameter(z.literal('sim')),
      read: (value) => value === 'sim',
      write: (value) => (value ? 'sim' : undefined),
      wire: z.stringbool().optional(),
      send: (value) => (value ? 'true' : undefined),
      chip: () => correctedLabel,
      named: false,
    }),
  },
  { pageSize: 50 },
);
export type ImportRowFilters = ValuesOf<typeof importRowList.filters>;

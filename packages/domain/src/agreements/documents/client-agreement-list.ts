import { z } from 'zod';
import { columnFilter } from '../../wire/list-columns.ts';
import { filter, parameter } from '../../wire/list-filter.ts';
import { filterSet } from '../../wire/list-query.ts';

/** Columns that users add to the list of minutas, in the order in which they are offered. */
export const agreementColumn = z.enum(['prazo', 'assinaturas', 'versao', 'textoDe']);
export type AgreementColumn = z.infer<typeof agreementColumn>;

/** The list of a client's minutas. It has no pages: its call returns all, and the browser filters them. */
export const clientAgreementList = filterSet({
  /** A signing state; one that no minuta has shows all. Its buttons show it, so that it has no chip. */
  situacao: filter({
    param: 'situacao',
    parameter: parameter(z.string()),
    read: (state): string | undefined => state,
    write: (state) => state,
    wire: {},
    send: () => ({}),
    chip: null,
    named: false,
  }),
  colunas: columnFilter(agreementColumn),
});

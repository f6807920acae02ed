import { z } from 'zod';
import { endpoint, enveloped, page } from '../../wire/endpoint.ts';
import { activityActor, activityKind, activityOutcome } from './activity-kind.ts';
import { activityList } from './activity-list.ts';

/** Most rows of one export. */
export const activityExportLimit = 10_000;

const activityEntry = z.object({
  id: z.string(),
  at: z.string(),
  kind: activityKind,
  /** Method and path. */
  call: z.string(),
  /** The summary of the call, in pt-BR. */
  label: z.string(),
  actor: activityActor,
  id_actor: z.string().nullable(),
  /** Read from the account when the log is read; null once it is erased or for callers without one. */
  actorName: z.string().nullable(),
  outcome: activityOutcome,
  status: z.int(),
  code: z.string().nullable(),
  records: z.array(z.string()),
  fields: z.array(z.string()),
  /** Position in the chain; null until the job has added it. */
  seq: z.int().nullable(),
});
export type ActivityEntry = z.infer<typeof activityEntry>;

const listedActivity = activityEntry.extend({
  /**
   * Names of the people and companies whose records the call names, each once; ids without a name are left out. A process of
   * the version before sends none.
   */
  about: z.array(z.string()).default([]),
});
export type ListedActivity = z.infer<typeof listedActivity>;

const person = z.object({ id: z.string(), name: z.string() });

/** The state of the chain, without a check of its entries. */
const activityChain = z.object({
  chained: z.int(),
  pending: z.int(),
  /** The newest anchor outside the database. */
  anchoredAt: z.string().nullable(),
  anchoredSeq: z.int().nullable(),
  /** Years after which entries are removed. */
  years: z.int(),
  /** The last removed entry; 0 for none. */
  removedSeq: z.int(),
  removedAt: z.string().nullable(),
});
export type ActivityChain = z.infer<typeof activityChain>;

const activityCheck = z.object({
  entries: z.int(),
  pending: z.int(),
  anchors: z.int(),
  problems: z.array(z.string()),
});
export type ActivityCheck = z.infer<typeof activityCheck>;

export const activityLogApi = {
  list: endpoint('GET /activity-log', {
    summary: 'Registro de atividades da empresa em que se atua, as mais novas primeiro',
    transaction: 'shared',
    query: activityList.query,
    response: z.object({ data: z.array(listedActivity), page, people: z.array(person), chain: activityChain }),
  }),
  listForExport: endpoint('GET /activity-log/export', {
    summary: 'Exportar o registro de atividades filtrado',
    transaction: 'shared',
    query: activityList.filterQuery,
    response: enveloped(z.array(activityEntry)),
  }),
  reportExport: endpoint('POST /activity-log/exports', {
    summary: 'Exportar uma planilha feita no navegador',
    status: 201,
    body: z.object({
      /** The name of the page, without ids. */
      id_tela: z.string().regex(/^[\w-]{1,60}$/),
      formato: z.enum(['xlsx', 'csv']),
    }),
    response: enveloped(z.object({ recorded: z.literal(true) })),
  }),
  check: endpoint('POST /activity-log/check', {
    summary: 'Verificar a integridade do registro de atividades',
    transaction: 'none',
    response: enveloped(activityCheck),
  }),
};

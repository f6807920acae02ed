import { z } from 'zod';
import { systemQueue } from '../../operations/system/system-queue.ts';
import { day, typedDay } from '../../wire/day.ts';
import { endpoint, enveloped } from '../../wire/endpoint.ts';
import { alertKind } from '../alerts/alert-kind.ts';
import { pendingOn } from '../pending-items/pending-kind.ts';
import { workKind } from './work-kind.ts';

/** One thing to do, with the record on which it is done. */
export const workItem = z.object({
  /** Stable for the same record. */
  id: z.string(),
  tipo: workKind,
  /** The company, or the person. */
  assunto: z.string(),
  texto: z.string(),
  /** At stake, in reais; null where it is not known. */
  valor: z.number().nullable(),
  /** Whether the value is the client's whole open credit, which waits for this step. */
  parado: z.boolean(),
  /** Last day; null without one. */
  prazo: day.nullable(),
  /** Since when it waits, an instant or a day; null for a limitation, which has only a last day. */
  desde: z.string().nullable(),
  id_client: z.string().nullable(),
  id_product: z.string().nullable(),
  id_apuracao: z.string().nullable(),
  id_agreement: z.string().nullable(),
  id_signature: z.string().nullable(),
  id_user: z.string().nullable(),
  id_lead: z.string().nullable(),
  id_boleto: z.string().nullable(),
  /** The erasure request. */
  id_request: z.string().nullable(),
  /** The message that was not delivered. */
  id_message: z.string().nullable(),
  /** The queue of background work with failed jobs. */
  fila: systemQueue.nullable(),
  /** On whom a step of a contract or a requested document waits; null for other work. */
  depende: pendingOn.nullable(),
  /** The alert that asks for it, with its kind. */
  alerta: z.object({ id: z.string(), kind: alertKind }).nullable(),
});
export type WorkItem = z.infer<typeof workItem>;

/** The work of one client with one last day, or work of one kind without a client. */
export const workRow = z.object({
  id: z.string(),
  assunto: z.string(),
  id_client: z.string().nullable(),
  prazo: day.nullable(),
  valor: z.number().nullable(),
  /** The day on which a snoozed row returns. */
  adiado_ate: day.nullable(),
  /** The most urgent first. */
  itens: z.array(workItem).min(1),
});
export type WorkRow = z.infer<typeof workRow>;

export const workGroup = z.enum(['semana', 'proximo_mes', 'sem_prazo']);
export type WorkGroup = z.infer<typeof workGroup>;

export const workQueue = z.object({
  hoje: day,
  /** National holidays of the next two years, on which nothing returns last; `AAAA-MM-DD`. */
  feriados: z.array(z.string()),
  grupos: z.array(
    z.object({
      grupo: workGroup,
      /** Last day of the group; null for the last group. */
      ate: day.nullable(),
      /** All rows of the group, of which `linhas` has the first. */
      total: z.int(),
      valor: z.number(),
      linhas: z.array(workRow),
    }),
  ),
  adiados: z.object({ total: z.int(), linhas: z.array(workRow) }),
});
export type WorkQueue = z.infer<typeof workQueue>;

/** Work on products of one company: all that need an analyst, or one that needs an assessment. */
export const productWork = z.object({
  id: z.string(),
  tipo: workKind.extract(['atribuir', 'apurar']),
  id_tenant: z.string(),
  /** The client, or how many products need an analyst. */
  assunto: z.string(),
  texto: z.string(),
  /** Since when the oldest waits. */
  desde: z.string(),
  /** Null for the products of several clients. */
  id_client: z.string().nullable(),
  id_product: z.string().nullable(),
});
export type ProductWork = z.infer<typeof productWork>;

/** Most rows of a group in one answer; what is done makes room for the next. */
export const rowsPerGroup = 100;

export const snoozeForm = z.object({
  itens: z.array(z.string().max(300)).min(1, 'Indique ao menos um item.').max(200),
  /** The day on which they return; null ends the snooze. */
  ate: typedDay.nullable(),
});
export type SnoozeForm = z.input<typeof snoozeForm>;

export const workQueueApi = {
  read: endpoint('GET /work-queue', {
    summary: 'O que espera por esta pessoa, pelo prazo e pelo valor em jogo',
    response: enveloped(workQueue),
  }),
  readAll: endpoint('GET /work-queue/empresas', {
    summary: 'O trabalho em produtos que espera por esta pessoa, nas empresas que ela pode ver',
    reach: 'all',
    response: enveloped(z.object({ hoje: day, total: z.int(), linhas: z.array(productWork) })),
  }),
  snooze: endpoint('PUT /work-queue/snoozes', {
    summary: 'Adiar itens da própria fila até um dia antes do prazo, ou desfazer',
    body: snoozeForm,
    response: enveloped(z.object({ adiados: z.int() })),
  }),
};

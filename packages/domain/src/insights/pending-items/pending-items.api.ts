import { z } from 'zod';
import { day } from '../../wire/day.ts';
import { endpoint, paged } from '../../wire/endpoint.ts';
import { pendingKind, pendingOn } from './pending-kind.ts';
import { pendingList } from './pending-list.ts';

/** A step that waits for a client, a partner or staff, with its age. */
export const pendingItem = z.object({
  /** Stable for the same record. */
  id: z.string(),
  tipo: pendingKind,
  depende: pendingOn,
  /** The company, or the person. */
  assunto: z.string(),
  detalhe: z.string(),
  /** Since when nothing has changed: an instant, or a day where the time is unknown. */
  desde: z.string(),
  /** Days since then, in Brazil. */
  dias: z.int(),
  /** Last day for signing; null without one. */
  prazo: day.nullable(),
  /** The member of staff who is responsible for the client or partner. */
  responsavel: z.string().nullable(),
  id_client: z.string().nullable(),
  /** The partner whose contract it is. */
  id_user: z.string().nullable(),
  id_agreement: z.string().nullable(),
  /** The record to verify. */
  id_signature: z.string().nullable(),
});
export type PendingItem = z.infer<typeof pendingItem>;

export const pendingItemsApi = {
  list: endpoint('GET /pending-items', {
    summary: 'Pendências que esta pessoa pode ver: a decidir, conferir, completar, assinar, retomar e receber',
    query: pendingList.query,
    response: paged(pendingItem),
  }),
};

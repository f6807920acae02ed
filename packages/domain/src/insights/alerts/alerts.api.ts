import { z } from 'zod';
import { serviceType } from '../../recovery/products/service-type.ts';
import { endpoint, enveloped, paged } from '../../wire/endpoint.ts';
import { alertKind } from './alert-kind.ts';
import { alertList } from './alert-list.ts';

/** An alert as one user sees it: reading is per user, resolving is for all users. */
export const alert = z.object({
  id: z.string(),
  id_tenant: z.string(),
  kind: alertKind,
  /** The client's razão social, or the name of a lead. */
  company: z.string(),
  date: z.string(),
  message: z.string(),
  read: z.boolean(),
  viewedDate: z.string().nullable(),
  resolved: z.boolean(),
  resolvedDate: z.string().nullable(),
  resolutionMessage: z.string().nullable(),
  /** Name of the resolver; null if the cause ended. */
  resolvedBy: z.string().nullable(),
  /** The client, and the product if known. */
  id_client: z.string().nullable(),
  id_product: z.string().nullable(),
  typeServico: serviceType.nullable(),
  /** The lead that the alert is about. */
  id_lead: z.string().nullable(),
  /** The user whose registration awaits activation. */
  id_user: z.string().nullable(),
  id_boleto: z.string().nullable(),
});
export type Alert = z.infer<typeof alert>;

/** Não Vistos, Vistos, Resolvidos (intake G-08). */
const byTab = z.object({ unread: z.int(), read: z.int(), resolved: z.int() });
export const alertCounts = byTab.extend({
  /** Unread alerts per tenant, for users of several companies. */
  tenants: z.array(z.object({ id_tenant: z.string(), unread: z.int() })),
});
export type AlertCounts = z.infer<typeof alertCounts>;

export const resolutionForm = z.object({
  resolutionMessage: z
    .string('Mensagem de resolução é obrigatória')
    .trim()
    .min(1, 'Mensagem de resolução é obrigatória')
    .max(500, 'Use no máximo 500 caracteres.'),
});
export type ResolutionForm = z.output<typeof resolutionForm>;

const byId = z.object({ id: z.string() });

export const alertsApi = {
  list: endpoint('GET /alerts', {
    summary: 'Alertas que esta pessoa pode ver: da empresa escolhida, ou de todas quando um ADMIN não escolhe nenhuma',
    reach: 'all',
    query: alertList.query,
    response: paged(alert),
  }),
  count: endpoint('GET /alerts/count', {
    summary: 'Quantos alertas estão em cada aba',
    reach: 'all',
    response: enveloped(alertCounts),
  }),
  markRead: endpoint('PATCH /alerts/read', {
    summary: 'Marcar alertas como lidos: os indicados ou, sem indicação, todos os não vistos até o momento dado',
    body: z.object({
      ids: z.array(z.string()).min(1, 'Indique ao menos um alerta.').max(200).optional(),
      /** Excludes alerts that arrived after the list was loaded. */
      until: z.iso.datetime({ offset: true, error: 'Data inválida' }).optional(),
    }),
    response: enveloped(z.object({ read: z.int() })),
  }),
  markOneRead: endpoint('PATCH /alerts/:id/read', {
    summary: 'Marcar um alerta como lido',
    params: byId,
    response: enveloped(alert),
  }),
  resolve: endpoint('PATCH /alerts/:id/resolve', {
    summary: 'Resolver um alerta para todos, com uma mensagem',
    params: byId,
    body: resolutionForm,
    response: enveloped(alert),
  }),
};

import { z } from 'zod';
import { serviceType } from '../products/service-type.ts';
import { endpoint, enveloped, paged, pageQuery } from '../wire/endpoint.ts';
import { alertKind } from './alert-kind.ts';

/** One alert as one person has it: reading is each person's own, resolving is for all. */
export const alert = z.object({
  id: z.string(),
  id_tenant: z.string(),
  kind: alertKind,
  /** The client's razão social, or the name that a contact left. */
  company: z.string(),
  date: z.string(),
  message: z.string(),
  read: z.boolean(),
  viewedDate: z.string().nullable(),
  resolved: z.boolean(),
  resolvedDate: z.string().nullable(),
  resolutionMessage: z.string().nullable(),
  /** Who resolved it; null where its cause was gone by itself. */
  resolvedBy: z.string().nullable(),
  /** What it is about: a client, and where it is known the product under it. */
  id_client: z.string().nullable(),
  id_product: z.string().nullable(),
  typeServico: serviceType.nullable(),
  /** The contact of the site that it tells of. */
  id_lead: z.string().nullable(),
  id_boleto: z.string().nullable(),
});
export type Alert = z.infer<typeof alert>;

/** Não Vistos, Vistos, Resolvidos (intake G-08). */
export const alertTab = z.enum(['unread', 'read', 'resolved']);
export type AlertTab = z.infer<typeof alertTab>;

const byTab = z.object({ unread: z.int(), read: z.int(), resolved: z.int() });
export const alertCounts = byTab.extend({
  /** Where the unread ones stand, for who reads several companies at once. */
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
    query: pageQuery.extend({ tab: alertTab.default('unread'), q: z.string().trim().max(200).optional() }),
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
      /** What came later was not on the screen. */
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

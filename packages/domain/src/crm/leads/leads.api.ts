import { z } from 'zod';
import { landingVariant } from '../../tenancy/tenants/landing-variant.ts';
import { endpoint, enveloped, paged } from '../../wire/endpoint.ts';
import { contactLimits } from './contact-form.ts';
import { leadList } from './lead-list.ts';
import { leadStatus, openLeadStatus } from './lead-status.ts';

const text = (max: number) => z.string().trim().max(max, `Use no máximo ${max} caracteres.`).default('');

/** Body of a contact form. Which fields are required depends on the form, see `contactProblems`. */
export const contactMessage = z.object({
  name: text(contactLimits.name),
  tel: text(contactLimits.tel),
  /** The telephone of the generic form (C-20). */
  phone: text(contactLimits.tel),
  email: text(contactLimits.email),
  message: text(contactLimits.message),
  /** The brand shown in a preview, on any host. */
  landing: landingVariant.optional(),
  /** Honeypot: hidden from people, so only programs fill it in. */
  site: text(500),
});

export const lead = z.object({
  id: z.string(),
  id_tenant: z.string(),
  name: z.string(),
  tel: z.string(),
  email: z.string(),
  message: z.string(),
  /** The CNPJ found in the message. */
  cnpj: z.string().nullable(),
  status: leadStatus,
  id_responsavel: z.string().nullable(),
  nome_responsavel: z.string().nullable(),
  nota: z.string(),
  /** The client registered from the lead. */
  id_client: z.string().nullable(),
  createdDate: z.string(),
});
export type Lead = z.infer<typeof lead>;

export const leadAssignee = z.object({ id: z.string(), name: z.string(), typeCargo: z.string() });
export type LeadAssignee = z.infer<typeof leadAssignee>;

export const leadNote = z.string().trim().max(2000, 'Use no máximo 2000 caracteres.');

const byId = z.object({ id: z.string() });

export const leadsApi = {
  create: endpoint('POST /leads', {
    summary: 'Mensagem de um visitante do site, para a empresa deste endereço',
    session: 'public',
    status: 201,
    body: contactMessage,
    response: enveloped(z.object({ id: z.string(), createdDate: z.string() })),
  }),
  list: endpoint('GET /leads', {
    summary: 'Contatos do site que esta pessoa pode ver, os mais novos primeiro',
    query: leadList.query,
    response: paged(lead),
  }),
  listAssignees: endpoint('GET /leads/responsaveis', {
    summary: 'Pessoas da empresa a quem um contato pode ser entregue',
    response: enveloped(z.array(leadAssignee)),
  }),
  read: endpoint('GET /leads/:id', {
    summary: 'Um contato do site',
    params: byId,
    response: enveloped(lead),
  }),
  update: endpoint('PATCH /leads/:id', {
    summary: 'Estado, responsável e nota de um contato; o que não é enviado fica como está',
    params: byId,
    body: z.object({
      status: openLeadStatus.optional(),
      id_responsavel: z.string().nullable().optional(),
      nota: leadNote.optional(),
    }),
    response: enveloped(lead),
  }),
};

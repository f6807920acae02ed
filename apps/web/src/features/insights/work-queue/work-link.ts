import type { Actor } from '@restitui/domain/accounts/users/actor.ts';
import { canReadBoletos } from '@restitui/domain/billing/boletos/boletos.access.ts';
import { visibleAlerts } from '@restitui/domain/insights/alerts/alerts.access.ts';
import type { ProductWork, WorkItem, WorkRow } from '@restitui/domain/insights/work-queue/work-queue.api.ts';
import { toAssign } from '@restitui/domain/recovery/products/without-analyst.ts';
import { clientAgreementLink, userAgreementLink } from '../../../lib/agreement-links.ts';
import type { AppLink } from '../../../lib/app-link.ts';
import { boletoLink } from '../../../lib/boleto-link.ts';
import { clientInformationLink, clientPortalLink, productLink } from '../../../lib/client-links.ts';
import { leadLink } from '../../../lib/lead-link.ts';
import { userLink, userPartnershipLink } from '../../../lib/user-link.ts';

interface Who {
  actor: Actor;
  tenantId: string;
}

/** Kinds that are handled on the portal page of the client. */
const ofPortal: readonly WorkItem['tipo'][] = ['mensagem', 'documento', 'link', 'receber'];

/** Kinds that are handled in the payments of the case. */
const ofPayments: readonly WorkItem['tipo'][] = ['recurso', 'despacho', 'honorario'];

/** Returns the page of the action of a row: that of its most urgent item, or of all items that are done together. */
export function rowLink({ itens: [first, ...more] }: WorkRow, who: Who): AppLink | undefined {
  if (first?.tipo === 'atribuir' && more.length > 0) return analystsLink();
  return first && workLink(first, who);
}

/** Returns the list of the products that need an analyst, of a client (`q`), a company or all, the oldest first. */
function analystsLink(of: { q?: string; empresa?: string } = {}): AppLink {
  const search = { analista: toAssign, ...of, ...(of.q === undefined && { ordem: 'createdDate' as const }) };
  return { to: '/admin/product-analista', search };
}

/** Returns the page of work in any company: a product, which selects its company, or the list of those to assign in it. */
export function productWorkLink({ id_tenant, id_client, id_product, tipo }: ProductWork, actor: Actor): AppLink {
  if (tipo === 'apurar' && id_client !== null && id_product !== null) {
    return productLink({ actor, tenantId: id_tenant, cnpjcpf: id_client }, id_product);
  }
  return analystsLink({ empresa: id_tenant });
}

/** Returns the page on which an item is done; undefined for users who may not open the client. */
export function workLink(item: WorkItem, { actor, tenantId }: Who): AppLink | undefined {
  if (item.tipo === 'atribuir') return analystsLink(item.id_client === null ? {} : { q: item.id_client });
  return linkOfPerson(item, { actor, tenantId }) ?? linkOfClient(item, { actor, tenantId });
}

function linkOfPerson(item: WorkItem, { actor, tenantId }: Who): AppLink | undefined {
  const { tipo, id_signature, id_user, id_lead, id_boleto, id_request, id_agreement, id_message, fila } = item;
  if (id_request !== null) return { to: '/titulares', search: { solicitacao: id_request } };
  if (id_message !== null) return { to: '/mensagens', search: { situacao: 'falhou' } };
  if (fila !== null) return { to: '/admin/sistema' };
  if (id_signature !== null) return { to: '/assinatura', search: { registro: id_signature } };
  if (id_lead !== null) return leadLink(actor, { id_tenant: tenantId, id: id_lead });
  if (id_boleto !== null && canReadBoletos(actor)) return boletoLink(actor, { id_tenant: tenantId, id: id_boleto });
  if (id_user === null) return undefined;
  if (id_agreement !== null) return userAgreementLink(id_user);
  return tipo === 'comissao' ? userPartnershipLink(id_user) : userLink(id_user);
}

function linkOfClient(
  { tipo, id_client, id_product, id_apuracao, id_agreement }: WorkItem,
  who: Who,
): AppLink | undefined {
  if (id_client === null) return undefined;
  if (id_agreement !== null) {
    return clientAgreementLink(id_client, id_agreement, { aba: tipo === 'decidir' ? 'alteracoes' : undefined });
  }
  if (visibleAlerts(who.actor).opened.kind === 'none') return undefined;
  const place = { ...who, cnpjcpf: id_client };
  if (ofPortal.includes(tipo)) return clientPortalLink(place);
  if (id_product === null) return clientInformationLink(place);
  if (!ofPayments.includes(tipo)) return productLink(place, id_product);
  return productLink(place, id_product, { apuracao: id_apuracao ?? undefined, etapa: 'receber' });
}

/** Returns the page of the client of a row, for users who may open clients. */
export function clientOfRowLink({ id_client }: Pick<WorkRow, 'id_client'>, { actor, tenantId }: Who) {
  if (id_client === null || visibleAlerts(actor).opened.kind === 'none') return undefined;
  return clientInformationLink({ actor, tenantId, cnpjcpf: id_client });
}

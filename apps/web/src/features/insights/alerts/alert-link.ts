import type { Actor } from '@restitui/domain/accounts/users/actor.ts';
import { canReadBoletos } from '@restitui/domain/billing/boletos/boletos.access.ts';
import type { AlertKind } from '@restitui/domain/insights/alerts/alert-kind.ts';
import { visibleAlerts } from '@restitui/domain/insights/alerts/alerts.access.ts';
import type { Alert } from '@restitui/domain/insights/alerts/alerts.api.ts';
import { boletoLink } from '../../../lib/boleto-link.ts';
import { clientInformationLink, clientPortalLink, productLink } from '../../../lib/client-links.ts';
import { leadLink } from '../../../lib/lead-link.ts';
import { userLink, userPartnershipLink } from '../../../lib/user-link.ts';

/** Actions in the client portal are handled on the portal page of the client. */
const ofPortal: readonly AlertKind[] = ['MENSAGEM_DO_CLIENTE', 'DOCUMENTO_DO_CLIENTE', 'LINK_PEDIDO'];

/**
 * Returns the page an alert links to: the lead, boleto, product or client; undefined for users who may not open
 * clients.
 */
export function alertLink(actor: Actor, alert: Alert) {
  const { kind, id_tenant, id_client, id_product, id_lead, id_user, id_boleto } = alert;
  if (id_lead !== null) return leadLink(actor, { id_tenant, id: id_lead });
  if (id_user !== null) return kind === 'COMISSAO_A_APROVAR' ? userPartnershipLink(id_user) : userLink(id_user);
  if (id_boleto !== null && canReadBoletos(actor)) return boletoLink(actor, { id_tenant, id: id_boleto });
  if (id_client === null || visibleAlerts(actor).opened.kind === 'none') return undefined;
  const place = { actor, tenantId: id_tenant, cnpjcpf: id_client };
  if (ofPortal.includes(kind)) return clientPortalLink(place);
  return id_product === null ? clientInformationLink(place) : productLink(place, id_product);
}

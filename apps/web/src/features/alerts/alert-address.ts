import type { AlertKind } from '@restitui/domain/alerts/alert-kind.ts';
import { visibleAlerts } from '@restitui/domain/alerts/alerts.access.ts';
import type { Alert } from '@restitui/domain/alerts/alerts.api.ts';
import { canReadBoletos } from '@restitui/domain/boletos/boletos.access.ts';
import type { Actor } from '@restitui/domain/users/actor.ts';
import { boletoAddress } from '../../lib/boleto-address.ts';
import { clientInformationAddress, clientPortalAddress, productAddress } from '../../lib/client-address.ts';
import { leadAddress } from '../../lib/lead-address.ts';

/** What a client does in its portal is answered there. */
const ofPortal: readonly AlertKind[] = ['MENSAGEM_DO_CLIENTE', 'DOCUMENTO_DO_CLIENTE', 'LINK_PEDIDO'];

/** Where an alert is looked into: the contact of the site, the boleto, the product, else the client; nowhere for who reads it without opening clients. */
export function alertAddress(actor: Actor, alert: Alert) {
  const { kind, id_tenant, id_client, id_product, id_lead, id_boleto } = alert;
  if (id_lead !== null) return leadAddress(actor, { id_tenant, id: id_lead });
  if (id_boleto !== null && canReadBoletos(actor)) return boletoAddress(actor, { id_tenant, id: id_boleto });
  if (id_client === null || visibleAlerts(actor).opened.kind === 'none') return undefined;
  const place = { actor, tenantId: id_tenant, cnpjcpf: id_client };
  if (ofPortal.includes(kind)) return clientPortalAddress(place);
  return id_product === null ? clientInformationAddress(place) : productAddress(place, id_product);
}

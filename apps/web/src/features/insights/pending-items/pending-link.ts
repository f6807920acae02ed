import type { PendingItem } from '@restitui/domain/insights/pending-items/pending-items.api.ts';
import { clientAgreementLink, userAgreementLink } from '../../../lib/agreement-links.ts';
import type { AppLink } from '../../../lib/app-link.ts';
import { type ClientTarget, clientPortalLink } from '../../../lib/client-links.ts';

/** Returns the page on which an item is done. */
export function pendingLink(item: PendingItem, who: Pick<ClientTarget, 'actor' | 'tenantId'>): AppLink {
  const { tipo, id_client, id_user, id_agreement, id_signature } = item;
  if (id_signature !== null) return { to: '/assinatura', search: { registro: id_signature } };
  if (id_user !== null) return userAgreementLink(id_user);
  const cnpjcpf = id_client ?? '';
  if (id_agreement === null) return clientPortalLink({ ...who, cnpjcpf });
  return clientAgreementLink(cnpjcpf, id_agreement, { aba: tipo === 'decidir' ? 'alteracoes' : undefined });
}

import { type LinkOrigin, linkExpiry } from '@restitui/domain/agreements/documents/agreement-link.ts';
import type { MessageChannel } from '@restitui/domain/operations/messages/message-channel.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type { Tenant } from '@restitui/domain/tenancy/tenants/tenants.api.ts';
import type { Db } from '../../../db/tenant-scope.ts';
import { newId } from '../../../kernel/new-id.ts';
import type { Platform } from '../../../platform/platform.ts';
import { hashToken, newToken } from '../../accounts/session/token.rules.ts';
import { clearAlerts } from '../../insights/alerts/alerts.repository.ts';
import { type AgreementLinkRow, insertAgreementLink } from './agreement-links.repository.ts';

interface NewLink {
  home: Parameters<Platform['siteAddress']>[0] & Pick<Tenant, 'id'>;
  id_client: string;
  origem: LinkOrigin;
  /** Null for links created by a reminder. */
  creator: { id: string; name: string } | null;
  canais?: MessageChannel[];
}

/** Creates a link to a client's agreement and clears the alert that asked for one. */
export async function createClientLink(
  { db, tenant, platform }: { db: Db; tenant: TenantId; platform: Pick<Platform, 'clock' | 'siteAddress'> },
  { home, id_client, origem, creator, canais = [] }: NewLink,
): Promise<{ link: string; row: AgreementLinkRow }> {
  const now = platform.clock.now();
  const token = newToken();
  const row = await insertAgreementLink(db, {
    ...{ id: newId(), id_tenant: tenant, purpose: 'contrato', id_client, origem, canais },
    ...{ id_creator: creator?.id ?? null, creatorName: creator?.name ?? null },
    ...{ token_hash: hashToken(token), createdDate: now.toISOString(), expiresAt: linkExpiry(now) },
  });
  await clearAlerts(db, tenant, 'LINK_PEDIDO', [id_client], now);
  return { row, link: `${platform.siteAddress(home)}/minuta/${id_client}?t=${token}` };
}

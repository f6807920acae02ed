import { opensContract } from '@restitui/domain/agreements/agreement-link.ts';
import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import type { PublicContext } from '../../kernel/context.ts';
import { hashToken } from '../session/token.ts';
import { findAgreementLink, locateAgreementLink } from './agreement-links.repository.ts';

/** Where the contract lies that a token opens; undefined for one that is wrong, over or about another client. */
export async function tenantOfLink(
  { platform, inTenant, withoutTenant }: PublicContext,
  token: string,
  id_client: string,
): Promise<TenantId | undefined> {
  const located = await withoutTenant((db) => locateAgreementLink(db, hashToken(token)));
  if (!located) return undefined;
  const { id, id_tenant } = located;
  const link = await inTenant(id_tenant, (db) => findAgreementLink(db, id_tenant, id));
  return link && opensContract(link, id_client, platform.clock.now()) ? id_tenant : undefined;
}

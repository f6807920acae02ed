import { opensContract } from '@restitui/domain/agreements/agreement-link.ts';
import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import type { PublicContext } from '../../kernel/context.ts';
import { hashToken } from '../session/token.ts';
import {
  type AgreementLinkRow,
  findAgreementLink,
  locateAgreementLink,
  updateAgreementLink,
} from './agreement-links.repository.ts';

type Surroundings = Pick<PublicContext, 'platform' | 'inTenant' | 'withoutTenant'>;

/** Openings within it count as one. */
const openingMilliseconds = 60_000;

/** The link of a token, however it stands; undefined for a token that never was one. */
export async function findLinkOf({ inTenant, withoutTenant }: Surroundings, token: string) {
  const located = await withoutTenant((db) => locateAgreementLink(db, hashToken(token)));
  if (!located) return undefined;
  const { id, id_tenant } = located;
  const link = await inTenant(id_tenant, (db) => findAgreementLink(db, id_tenant, id));
  return link && { ...link, id_tenant };
}

/** What a token opens now: the contracts of one client; the opening is noted. */
export async function openLink(
  surroundings: Surroundings,
  token: string,
): Promise<{ id_tenant: TenantId; id_client: string } | undefined> {
  const now = surroundings.platform.clock.now();
  const link = await findLinkOf(surroundings, token);
  if (!link?.id_client || !opensContract(link, link.id_client, now)) return undefined;
  const { id, id_tenant, id_client } = link;
  if (isNewOpening(link, now)) {
    const lastOpenedAt = now.toISOString();
    await surroundings.inTenant(id_tenant, (db) => updateAgreementLink(db, id_tenant, id, { lastOpenedAt }));
  }
  return { id_tenant, id_client };
}

function isNewOpening({ lastOpenedAt }: Pick<AgreementLinkRow, 'lastOpenedAt'>, now: Date): boolean {
  return lastOpenedAt === null || now.getTime() - Date.parse(lastOpenedAt) >= openingMilliseconds;
}

/** Where the contract lies that a token opens; undefined for one that is wrong, over or about another client. */
export async function tenantOfLink(
  surroundings: Surroundings,
  token: string,
  id_client: string,
): Promise<TenantId | undefined> {
  const opened = await openLink(surroundings, token);
  return opened?.id_client === id_client ? opened.id_tenant : undefined;
}

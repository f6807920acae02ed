import { opensAgreement } from '@restitui/domain/agreements/documents/agreement-link.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type { LinkActor } from '../../../kernel/actor.ts';
import type { Context, TenantLookup } from '../../../kernel/context.ts';
import { hashToken } from '../../accounts/session/token.rules.ts';
import {
  type AgreementLinkRow,
  findAgreementLink,
  locateAgreementLink,
  updateAgreementLink,
} from './agreement-links.repository.ts';

type Dependencies = Pick<Context<LinkActor, TenantLookup>, 'platform' | 'inTenant' | 'withoutTenant'>;

/** Openings within this time count as one. */
const openingMilliseconds = 60_000;

/** Finds the link of a token, valid or not; returns undefined for an unknown token. */
export async function findLinkByToken({ inTenant, withoutTenant }: Dependencies, token: string) {
  const located = await withoutTenant((db) => locateAgreementLink(db, hashToken(token)));
  if (!located) return undefined;
  const { id, id_tenant } = located;
  const link = await inTenant(id_tenant, (db) => findAgreementLink(db, id_tenant, id));
  return link && { ...link, id_tenant };
}

/** Returns the client whose agreements a valid token opens, and records the opening. */
export async function openLink(
  dependencies: Dependencies,
  token: string,
): Promise<{ id_tenant: TenantId; id_client: string } | undefined> {
  const now = dependencies.platform.clock.now();
  const link = await findLinkByToken(dependencies, token);
  if (!link?.id_client || !opensAgreement(link, link.id_client, now)) return undefined;
  const { id, id_tenant, id_client } = link;
  if (isNewOpening(link, now)) {
    const lastOpenedAt = now.toISOString();
    await dependencies.inTenant(id_tenant, (db) => updateAgreementLink(db, id_tenant, id, { lastOpenedAt }));
  }
  return { id_tenant, id_client };
}

function isNewOpening({ lastOpenedAt }: Pick<AgreementLinkRow, 'lastOpenedAt'>, now: Date): boolean {
  return lastOpenedAt === null || now.getTime() - Date.parse(lastOpenedAt) >= openingMilliseconds;
}

/** Returns the tenant of a token that opens this client's agreements; undefined for any other token. */
export async function tenantOfLink(
  dependencies: Dependencies,
  token: string,
  id_client: string,
): Promise<TenantId | undefined> {
  const opened = await openLink(dependencies, token);
  return opened?.id_client === id_client ? opened.id_tenant : undefined;
}

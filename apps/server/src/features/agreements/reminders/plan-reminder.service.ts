import { missingActs } from '@restitui/domain/agreements/signing/required-acts.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type { Db } from '../../../db/tenant-scope.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { TenantRow } from '../../tenancy/tenants/tenants.repository.ts';
import { findCurrentVersion } from '../documents/agreements.repository.ts';
import { createClientLink } from '../documents/create-client-link.service.ts';
import { listActs } from '../signing/signing.repository.ts';
import type { Receiver, Reminder } from './send-reminder.service.ts';
import { isNewestLinkRevoked, listCeos, type WaitingContract } from './waiting-contracts.repository.ts';

interface PlanningContext {
  db: Db;
  tenant: TenantId;
  platform: Pick<Platform, 'clock' | 'siteAddress'>;
  home: TenantRow;
  /** The provider with its witnesses. */
  provider: { home: TenantRow; witnesses: readonly Receiver[] };
}

/**
 * Plans the reminder of the next signer: the client, then the consultancy, then the witnesses. Staff sign in to
 * open it.
 */
export async function planReminder(context: PlanningContext, contract: WaitingContract): Promise<Reminder | undefined> {
  const { db, tenant, platform, home, provider } = context;
  const { id, id_client, razao_social, createdDate, nome, email, contato } = contract;
  const version = await findCurrentVersion(db, tenant, id);
  if (!version || version.missing.length > 0) return undefined;
  const acts = await listActs(db, tenant, version.id);
  const [papel] = missingActs(acts.map(({ role }) => role));
  if (papel === undefined) return undefined;

  const about = { id_agreement: id, papel, razao_social, since: acts.at(-1)?.date ?? createdDate };
  if (papel === 'cliente') {
    if (await isNewestLinkRevoked(db, tenant, id_client)) return undefined;
    const makeLink: Reminder['makeLink'] = async (canais) => {
      const origin = { origem: 'lembrete', creator: null } as const;
      const { link, row } = await createClientLink(context, { home, id_client, canais, ...origin });
      return { link, expiresAt: row.expiresAt };
    };
    return { ...about, receivers: [{ nome, email, contato }], makeLink };
  }
  const ofProvider = papel !== 'contratada';
  const link = ofProvider
    ? `${platform.siteAddress(provider.home)}/admin/${tenant}/clientes/${id_client}/lista-minutas`
    : `${platform.siteAddress(home)}/minuta/${id_client}?contrato=${id}`;
  const receivers = ofProvider ? provider.witnesses : await listCeos(db, tenant);
  return { ...about, receivers, makeLink: async () => ({ link, expiresAt: null }) };
}

import { actsMissing } from '@restitui/domain/agreement-acts/acts-needed.ts';
import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import type { Db } from '../../db/tenant-scope.ts';
import type { Platform } from '../../platform/platform.ts';
import { listActs } from '../agreement-acts/agreement-acts.repository.ts';
import { makeContractLink } from '../agreements/make-contract-link.ts';
import type { TenantRow } from '../tenants/tenants.repository.ts';
import type { Receiver, Reminder } from './remind.ts';
import { isNewestLinkRevoked, listCeos, type WaitingContract } from './waiting-contracts.repository.ts';

interface Houses {
  db: Db;
  tenant: TenantId;
  platform: Pick<Platform, 'clock' | 'siteAddress'>;
  home: TenantRow;
  /** The provider, with those of its people who witness. */
  provider: { home: TenantRow; witnesses: readonly Receiver[] };
}

/** The client first; once it has signed, the consultancy and then the witnesses, who come in by their own session. */
export async function reminderOfContract(houses: Houses, contract: WaitingContract): Promise<Reminder | undefined> {
  const { db, tenant, platform, home, provider } = houses;
  const { id, id_client, razao_social, createdDate, nome, email, contato } = contract;
  const acts = await listActs(db, tenant, id);
  const [papel] = actsMissing(acts.map(({ role }) => role));
  if (papel === undefined) return undefined;

  const about = { id_agreement: id, papel, razao_social, since: acts.at(-1)?.date ?? createdDate };
  if (papel === 'cliente') {
    if (await isNewestLinkRevoked(db, tenant, id_client)) return undefined;
    const makeLink: Reminder['makeLink'] = async (canais) => {
      const origin = { origem: 'lembrete', creator: null } as const;
      const { link, row } = await makeContractLink(houses, { home, id_client, canais, ...origin });
      return { link, expiresAt: row.expiresAt };
    };
    return { ...about, receivers: [{ nome, email, contato }], makeLink };
  }
  const ofProvider = papel !== 'contratada';
  const link = ofProvider
    ? `${platform.siteAddress(provider.home)}/admin/${tenant}/clientes/${id_client}/lista-minutas`
    : `${platform.siteAddress(home)}/minuta/${id_client}`;
  const receivers = ofProvider ? provider.witnesses : await listCeos(db, tenant);
  return { ...about, receivers, makeLink: async () => ({ link, expiresAt: null }) };
}

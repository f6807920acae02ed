import { actRole } from '@restitui/domain/agreement-acts/act-role.ts';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { agreementActs } from '../../features/agreement-acts/agreement-acts.table.ts';
import { agreements, agreementVersions } from '../../features/agreements/agreements.table.ts';
import { clients, owners } from '../../features/clients/clients.table.ts';
import { users } from '../../features/users/users.table.ts';
import type { Demo } from './demo.ts';
import { insertRows } from './insert-rows.ts';
import { idOf } from './seeded.ts';
import { demoTenants } from './tenants.data.ts';
import { userId } from './users.demo.ts';

interface Signer {
  id_user: string | null;
  id_owner: string | null;
  nome: string;
  cpf: string;
}

/** Who signed the contracts that are signed: the party first, the witnesses of the provider last. */
export async function fillAgreementActs({ db }: Demo): Promise<void> {
  const staff = new Map((await db.select().from(users)).map((user) => [user.id, user]));
  const asUser = (id: string): Signer => {
    const { name = '', cpf = '' } = staff.get(id) ?? {};
    return { id_user: id, id_owner: null, nome: name, cpf };
  };
  const witnesses = ['juridico', 'ti'].map((mailbox) => asUser(userId(`${mailbox}@restitui.test`)));
  const consultancies = new Map<string, Signer>(
    demoTenants.map(({ id, domain }) => [id, asUser(userId(`ceo@${domain}`))]),
  );

  const signed = await db
    .select({ agreement: agreements, version: agreementVersions.id, owner: owners })
    .from(agreements)
    .innerJoin(agreementVersions, eq(agreementVersions.id_agreement, agreements.id))
    .leftJoin(clients, and(eq(clients.id_tenant, agreements.id_tenant), eq(clients.cnpjcpf, agreements.id_client)))
    .leftJoin(owners, eq(owners.id, clients.id_owner))
    .where(eq(agreements.isAssinado, true))
    .orderBy(asc(agreements.id));
  const rows = signed.flatMap(({ agreement, version, owner }) => {
    const party: Signer = owner
      ? { id_user: null, id_owner: owner.id, nome: owner.nomeProprietario, cpf: owner.cpfProprietario }
      : asUser(agreement.id_user ?? '');
    const consultancy = consultancies.get(agreement.id_tenant);
    if (!consultancy) return [];
    return [party, consultancy, ...witnesses].map((signer, turn) => ({
      ...signer,
      id: idOf('agreement act', agreement.id, String(turn)),
      id_tenant: agreement.id_tenant,
      id_agreement: agreement.id,
      id_version: version,
      role: actRole.options[turn] ?? 'cliente',
      date: new Date(Date.parse(agreement.createdDate) + (35 + 47 * turn) * 60_000).toISOString(),
      id_signature: idOf('signature', signer.id_user ?? signer.id_owner ?? ''),
      isVerifed: true,
    }));
  });
  await insertRows(db, agreementActs, rows);
  const ids = [...new Set(rows.map(({ id_agreement }) => id_agreement))];
  if (ids.length > 0) await db.update(agreements).set({ acts: actRole.options }).where(inArray(agreements.id, ids));
}

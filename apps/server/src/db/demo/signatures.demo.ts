import { dayInBrazil, daysBetween } from '@restitui/brazil/day.ts';
import type { IdentityDecision } from '@restitui/domain/accounts/identity-checks/identity-checks.api.ts';
import { and, asc, eq, lt, sql } from 'drizzle-orm';
import { identityChecks } from '../../features/accounts/identity-checks/identity-checks.table.ts';
import { users } from '../../features/accounts/users/users.table.ts';
import { clients, owners } from '../../features/crm/clients/clients.table.ts';
import { type Demo, dayBefore, instantOn } from './demo.ts';
import { insertRows } from './insert-rows.ts';
import { mainOwnerCpf, mainTenant } from './main-client.data.ts';
import { places } from './places.data.ts';
import { idOf, Seeded } from './seeded.ts';
import { picturesOf, storePicture } from './signature-pictures.ts';
import {
  denialReasons,
  type Planned,
  planOfOwners,
  planOfUsers,
  signedAtFirst,
  signingMachines,
} from './signatures.data.ts';
import { type DemoTenant, demoTenants } from './tenants.data.ts';
import { userId } from './users.demo.ts';

type IdentityCheckRow = typeof identityChecks.$inferInsert;

interface Person extends Pick<IdentityCheckRow, 'id_user' | 'id_owner' | 'nome' | 'cpf'> {
  id: string;
  planned: Planned;
  decider: { id: string; name: string };
}

/** @param companies whose owners signed soon after the registration, because money came back for them */
export async function fillSignatures(demo: Demo, companies: ReadonlySet<string>): Promise<void> {
  const accounts = new Map((await demo.db.select().from(users)).map((user) => [user.id, user]));
  const named = (email: string) => {
    const { id = '', name = '' } = accounts.get(userId(email)) ?? {};
    return { id, name };
  };
  for (const tenant of demoTenants) {
    const ceo = named(`ceo@${tenant.domain}`);
    const people = [
      ...planOfUsers(tenant).flatMap(({ mailbox, ...planned }): Person[] => {
        const user = accounts.get(userId(`${mailbox}@${tenant.domain}`));
        const decider = mailbox === 'ceo' ? named('juridico@restitui.test') : ceo;
        if (!user) return [];
        const who = { id: user.id, id_user: user.id, id_owner: null, nome: user.name, cpf: user.cpf };
        return [{ ...who, planned: fromTheStart(demo, planned, user.createdDate), decider }];
      }),
      ...(await ownersToSign(demo, tenant, companies, accounts.get(ceo.id)?.createdDate)).map(
        ({ planned, id, nomeProprietario, cpfProprietario }) => ({
          id,
          id_user: null,
          id_owner: id,
          nome: nomeProprietario,
          cpf: cpfProprietario,
          planned,
          decider: ceo,
        }),
      ),
    ];
    const rows = await Promise.all(people.map((person, turn) => signatureOf(demo, tenant, person, turn)));
    await insertRows(demo.db, identityChecks, rows);
  }
}

/** Days from the registration of an account or a client to the signature of its person. */
const daysToSign = 12;

/** Returns the plan of a signature that is to be there from the start: it comes soon after the registration. */
function fromTheStart({ today }: Demo, planned: Planned, registered: string): Planned {
  if (planned.decision !== 'verified' || !planned.isFirst) return planned;
  return { ...planned, daysAgo: daysBetween(dayInBrazil(new Date(registered)), today) - daysToSign };
}

/**
 * Returns owners of long-standing clients; the main client's owner has no signature. A verified one signed soon after
 * the first client was registered, so that money comes after it, and not before the consultancy's CEO could sign.
 */
async function ownersToSign(demo: Demo, { id }: DemoTenant, companies: ReadonlySet<string>, signerSince = '') {
  const registered = sql<string>`min(${clients.createdDate})::text`;
  const rows = await demo.db
    .select({
      id: owners.id,
      nomeProprietario: owners.nomeProprietario,
      cpfProprietario: owners.cpfProprietario,
      registered,
      companies: sql<string[]>`array_agg(${clients.cnpjcpf})`,
    })
    .from(owners)
    .innerJoin(clients, eq(clients.id_owner, owners.id))
    .where(and(eq(owners.id_tenant, id), lt(clients.createdDate, instantOn(dayBefore(demo.today, 50), 0))))
    .groupBy(owners.id_tenant, owners.id)
    .orderBy(asc(owners.id));
  const free = rows.filter(({ cpfProprietario }) => id !== mainTenant || cpfProprietario !== mainOwnerCpf);
  return free.flatMap((owner, i) => {
    const hasMoney = owner.companies.some((company) => companies.has(company));
    const planned = hasMoney ? signedAtFirst : planOfOwners[i];
    if (!planned) return [];
    const since = [new Date(owner.registered).toISOString(), new Date(signerSince).toISOString()].sort().at(-1) ?? '';
    return [{ planned: fromTheStart(demo, planned, since), ...owner }];
  });
}

async function signatureOf(
  { files, today }: Demo,
  { id: id_tenant, ddd }: DemoTenant,
  { id: person, planned, decider, ...who }: Person,
  turn: number,
): Promise<IdentityCheckRow> {
  const random = new Seeded('signature', person);
  const place = places.find((each) => each.ddd === ddd);
  const minute = random.between(10, 400);
  const at = (later: number) => instantOn(dayBefore(today, planned.daysAgo), minute + later);
  const seen = (later: number) => ({ at: at(later), address: '127.0.0.1', agent: 'demonstração' });
  const pictures = picturesOf(who.nome, turn);
  const store = (name: keyof typeof pictures) =>
    storePicture(files, pictures[name], idOf('signature-file', person, name));
  const isDecided = planned.decision !== 'none';
  return {
    id: idOf('signature', person),
    id_tenant,
    ...who,
    maquina: random.pick(signingMachines),
    local: place ? `${place.municipio} - ${place.estado}, Brasil` : 'Localização não disponível.',
    createData: at(2),
    photosSeen: seen(0),
    drawingSeen: seen(2),
    fotoPessoa: await store('fotoPessoa'),
    fotoDoc: await store('fotoDoc'),
    assinatura: await store('assinatura'),
    isModifica: planned.decision === 'denied',
    decision: planned.decision satisfies IdentityDecision,
    decidedBy: isDecided ? decider.name : null,
    id_decider: isDecided ? decider.id : null,
    decidedAt: isDecided ? at(95) : null,
    reason: planned.decision === 'denied' ? random.pick(denialReasons) : null,
  };
}

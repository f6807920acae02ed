import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { users } from '../../features/accounts/users/users.table.ts';
import { clients, owners } from '../../features/crm/clients/clients.table.ts';
import { observations } from '../../features/recovery/observations/observations.table.ts';
import { type Demo, dayBefore, instantOn } from './demo.ts';
import { insertRows } from './insert-rows.ts';
import { mainClient } from './main-client.data.ts';
import { clientTalks, type DemoNote, productTalks } from './observations.data.ts';
import type { DemoProduct } from './products.demo.ts';
import { idOf, Seeded } from './seeded.ts';
import { demoTenants } from './tenants.data.ts';
import { userId } from './users.demo.ts';

type Row = typeof observations.$inferInsert;

interface Talk {
  notes: readonly DemoNote[];
  id_tenant: TenantId;
  cnpj: string;
  id_produto: string | null;
  owner: { id: string; name: string };
  /** Days since the first one. */
  since: number;
}

/**
 * Adds conversations about every third client and the product of every fifth, and all of them for the main
 * client.
 */
export async function fillObservations(demo: Demo, products: readonly DemoProduct[]): Promise<void> {
  const { db, today } = demo;
  const ownerOf = new Map((await db.select().from(owners)).map((owner) => [owner.id, owner.nomeProprietario]));
  const names = new Map((await db.select().from(users)).map(({ id, name }) => [id, name]));
  const all = await db.select().from(clients);
  const talks = all.flatMap(({ id_tenant, cnpjcpf: cnpj, id_owner }): Talk[] => {
    const random = new Seeded('observations', id_tenant, cnpj);
    const about = { id_tenant, cnpj, owner: { id: id_owner, name: ownerOf.get(id_owner) ?? '' } };
    const product = products.find(({ client }) => client.cnpjcpf === cnpj && client.tenant.id === id_tenant);
    const isMain = cnpj === mainClient;
    const ofClient = { ...about, notes: random.pick(clientTalks), id_produto: null, since: random.between(3, 40) };
    const ofProduct = { ...about, notes: random.pick(productTalks), id_produto: product?.id ?? null, since: 12 };
    return [
      ...(isMain ? [{ ...ofClient, notes: clientTalks[0] ?? [], since: 9 }] : random.chance(0.33) ? [ofClient] : []),
      ...(product && (isMain || random.chance(0.2)) ? [ofProduct] : []),
    ];
  });
  await insertRows(
    db,
    observations,
    talks.flatMap((talk) => rowsOf(talk, today, names)),
  );
}

function rowsOf({ notes, owner, since, ...about }: Talk, today: string, names: Map<string, string>): Row[] {
  const domain = demoTenants.find(({ id }) => id === about.id_tenant)?.domain ?? '';
  return notes.map(({ by, category, mensage, isAlerta = false }, i) => {
    const ofProvider = by === 'analista' || by === 'financeiro' || domain === 'restitui.test';
    const mailbox = ofProvider && by !== 'financeiro' ? 'analista' : by;
    const id_user = by === null ? null : userId(`${mailbox}@${ofProvider ? 'restitui.test' : domain}`);
    const author = id_user
      ? { id_user, id_owner: null, sender: names.get(id_user) ?? '' }
      : { id_user, id_owner: owner.id, sender: owner.name };
    const day = dayBefore(today, Math.max(1, since - i));
    const createdDate = instantOn(day, 60 + i * 75 + about.cnpj.charCodeAt(1));
    const id = idOf('observation', about.id_tenant, about.cnpj, about.id_produto ?? '', i);
    return { id, ...about, ...author, category, mensage, isAlerta, createdDate, deletedAt: null };
  });
}

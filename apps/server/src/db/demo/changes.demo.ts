import { users } from '../../features/accounts/users/users.table.ts';
import { changes } from '../../features/insights/change-history/change-history.table.ts';
import { products } from '../../features/recovery/products/products.table.ts';
import type { Demo } from './demo.ts';
import { insertRows } from './insert-rows.ts';
import { idOf, Seeded } from './seeded.ts';
import { userId } from './users.demo.ts';

type Row = typeof changes.$inferInsert;

const day = 24 * 60 * 60 * 1000;

/** Adds each product's history since it was hired: its analyst, then its status. */
export async function fillChanges({ db, today }: Demo): Promise<void> {
  const people = await db.select().from(users);
  const nameOf = (id: string) => people.find((person) => person.id === id)?.name ?? '';
  const ceo = userId('ceo@restitui.test');
  const rows = (await db.select().from(products)).flatMap((product): Row[] => {
    const random = new Seeded('changes', product.id);
    const hired = Date.parse(product.createdDate);
    const latest = Date.parse(`${today}T00:00:00Z`);
    const by = (id_author: string) => ({ author: 'staff' as const, id_author, authorName: nameOf(id_author) });
    const about = {
      ...{ id_tenant: product.id_tenant, entity: 'PRODUTO' as const, id_entity: product.id },
      ...{ id_client: product.id_client, id_product: product.id },
    };
    const change = (field: string, days: number, author: string, from: Row['from'], to: Row['to']): Row => ({
      id: idOf('change', product.id, field),
      ...about,
      ...by(author),
      date: new Date(Math.min(hired + days * day + random.between(0, 300) * 60_000, latest)).toISOString(),
      field,
      from,
      to,
    });
    const { id_analista, status } = product;
    return [
      ...(id_analista ? [change('analista', 1, ceo, null, nameOf(id_analista))] : []),
      ...(status === 'ATIVO' ? [] : [change('status', random.between(5, 60), id_analista ?? ceo, 'ATIVO', status)]),
    ];
  });
  await insertRows(db, changes, rows);
}

import { foldText } from '@restitui/brazil/fold-text.ts';
import type { NewTag } from '@restitui/domain/crm/tags/tags.api.ts';
import { clients } from '../../features/crm/clients/clients.table.ts';
import { clientTags, tags } from '../../features/crm/tags/tags.table.ts';
import { type Demo, dayBefore, instantOn } from './demo.ts';
import { insertRows } from './insert-rows.ts';
import { mainClient } from './main-client.data.ts';
import { idOf, Seeded } from './seeded.ts';
import { demoTenants } from './tenants.data.ts';
import { userId } from './users.demo.ts';

const demoTags: readonly NewTag[] = [
  { nome: 'Prioridade', cor: 'vermelho' },
  { nome: 'Indicação', cor: 'roxo' },
  { nome: 'Falta documento', cor: 'amarelo' },
  { nome: 'Reunião marcada', cor: 'azul' },
  { nome: 'Carteira antiga', cor: 'cinza' },
  { nome: 'Renegociar honorários', cor: 'laranja' },
];

/** Adds the same tags to each consultancy and up to three to about half of its clients. */
export async function fillTags({ db, today }: Demo): Promise<void> {
  const tagId = (id_tenant: string, nome: string) => idOf('tag', id_tenant, nome);
  await insertRows(
    db,
    tags,
    demoTenants.flatMap(({ id: id_tenant, domain }) =>
      demoTags.map((tag) => ({
        ...{ ...tag, id: tagId(id_tenant, tag.nome), id_tenant, nome_busca: foldText(tag.nome) },
        ...{ id_user: userId(`ceo@${domain}`), createdDate: instantOn(dayBefore(today, 60), 30) },
      })),
    ),
  );
  const rows = (await db.select().from(clients)).flatMap(({ id_tenant, cnpjcpf: id_client }) => {
    const random = new Seeded('tags', id_tenant, id_client);
    const count = id_client === mainClient ? 2 : random.chance(0.5) ? random.between(1, 3) : 0;
    return random.some(demoTags, count).map(({ nome }) => ({ id_tenant, id_client, id_tag: tagId(id_tenant, nome) }));
  });
  await insertRows(db, clientTags, rows);
}

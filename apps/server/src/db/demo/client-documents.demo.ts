import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { and, eq } from 'drizzle-orm';
import { users } from '../../features/accounts/users/users.table.ts';
import { clientDocuments } from '../../features/crm/client-documents/client-documents.table.ts';
import { clients, owners } from '../../features/crm/clients/clients.table.ts';
import { type Demo, dayBefore, instantOn } from './demo.ts';
import { insertRows } from './insert-rows.ts';
import { mainClient } from './main-client.data.ts';
import { idOf } from './seeded.ts';
import { userId } from './users.demo.ts';

/** Documents that the main client's owner sent and received; small tables in any spreadsheet's format. */
const exchanged = [
  {
    nome: 'Faturamento de 2025',
    arquivo: 'faturamento-2025.csv',
    byClient: true,
    since: 12,
    content: 'Mês;Faturamento\n10/2025;48.210,35\n11/2025;51.904,10\n12/2025;63.377,82\n',
  },
  {
    nome: 'Documentos que ainda faltam',
    arquivo: 'documentos-que-faltam.csv',
    byClient: false,
    since: 10,
    content: 'Documento;Período\nXML das notas de saída;07/2023 a 12/2023\nExtratos do PGDAS-D;2022\n',
  },
] as const;

export async function fillClientDocuments({ db, today, files }: Demo): Promise<void> {
  const rows = [];
  const staff = userId('parceiro@meridiano.test');
  const [sender] = await db.select({ name: users.name }).from(users).where(eq(users.id, staff));
  const [found] = await db
    .select({ client: clients, owner: owners })
    .from(clients)
    .innerJoin(owners, and(eq(owners.id_tenant, clients.id_tenant), eq(owners.id, clients.id_owner)))
    .where(eq(clients.cnpjcpf, mainClient));
  if (!found || !sender) return;
  const { client, owner } = found;
  for (const { nome, arquivo, byClient, since, content } of exchanged) {
    const id = idOf('client-document', client.id_tenant, arquivo);
    const anexo = `uploads/demo-${id}`;
    await files.write(anexo, Readable.from([Buffer.from(content)]));
    const author = byClient
      ? { id_user: null, id_owner: owner.id, sender: owner.nomeProprietario }
      : { id_user: staff, id_owner: null, sender: sender.name };
    rows.push({
      ...{ id, id_tenant: client.id_tenant, id_client: mainClient, ...author, nome, anexo, arquivo },
      tamanho: Buffer.byteLength(content),
      sha256: createHash('sha256').update(content).digest('hex'),
      createdDate: instantOn(dayBefore(today, since), 95),
      seenDate: instantOn(dayBefore(today, since - 1), 40),
      deletedAt: null,
    });
  }
  await insertRows(db, clientDocuments, rows);
}

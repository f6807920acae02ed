import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import {
  clientDocumentRequests,
  clientDocuments,
} from '../src/features/crm/client-documents/client-documents.table.ts';
import type { TestServer } from './harness.ts';

interface NewDocument {
  id_tenant: TenantId;
  id_client: string;
  id_user: string;
  nome: string;
}

/** Adds a document sent by staff to a client; returns its id. */
export async function addTestDocument(server: TestServer, document: NewDocument): Promise<string> {
  const { inTenant, encryptedFiles, clock } = server;
  const [id, key, content] = [randomUUID(), `uploads/${randomUUID()}`, Buffer.from('%PDF-1.7')];
  await encryptedFiles.write(key, Readable.from([content]));
  await inTenant(document.id_tenant, (db) =>
    db.insert(clientDocuments).values({
      ...document,
      ...{ id, sender: 'Pessoa da equipe', anexo: key, arquivo: `${document.nome}.pdf`, tamanho: content.length },
      ...{ sha256: 'de-teste', createdDate: clock.now().toISOString() },
    }),
  );
  return id;
}

/** Adds a request of staff for a document; returns its id. */
export async function addTestDocumentRequest(
  { inTenant, clock }: TestServer,
  request: Pick<NewDocument, 'id_tenant' | 'id_client' | 'id_user'> & { item: string },
): Promise<string> {
  const id = randomUUID();
  const createdDate = clock.now().toISOString();
  await inTenant(request.id_tenant, (db) =>
    db.insert(clientDocumentRequests).values({ ...request, id, sender: 'Pessoa da equipe', createdDate }),
  );
  return id;
}

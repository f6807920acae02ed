import { randomUUID } from 'node:crypto';
import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import type { clients } from '../src/features/clients/clients.table.ts';
import { owners } from '../src/features/clients/clients.table.ts';
import { insertClientSession } from '../src/features/session/client-sessions.repository.ts';
import { hashToken, newToken } from '../src/features/session/token.ts';
import { hashPassword } from '../src/platform/passwords.ts';
import { addClient } from './clients.ts';
import { type Caller, callerWith, newCpf, type TestServer, testPasswordHash } from './harness.ts';

interface NewOwner {
  id_tenant: TenantId;
  cpf?: string;
  /** `testPassword` unless stated. */
  password?: string;
  mustChangePassword?: boolean;
  email?: string;
  contato?: string;
  /** One client unless stated. */
  clients?: Partial<typeof clients.$inferInsert>[];
}

export interface TestOwner {
  id: string;
  id_tenant: TenantId;
  cpf: string;
  email: string;
  contato: string;
  /** The numbers of what it owns, in the order given. */
  clients: string[];
}

/** Somebody who owns clients and signs in by CPF. */
export async function addOwner(server: TestServer, given: NewOwner): Promise<TestOwner> {
  const { id_tenant, cpf = newCpf(), mustChangePassword = false, contato = '11977776666' } = given;
  const id = randomUUID();
  const email = given.email ?? `${id}@dona.test`;
  const password_hash = await (given.password ? hashPassword(given.password) : testPasswordHash);
  await server.inTenant(id_tenant, (db) =>
    db.insert(owners).values({
      id,
      id_tenant,
      cpfProprietario: cpf,
      nomeProprietario: 'Dona da Empresa',
      emailProprietario: email,
      contatoProprietario: contato,
      password_hash,
      mustChangePassword,
    }),
  );
  const numbers: string[] = [];
  for (const values of given.clients ?? [{}]) {
    numbers.push(await addClient(server, { ...values, id_tenant, id_owner: id }));
  }
  return { id, id_tenant, cpf, email, contato, clients: numbers };
}

/** A signed-in client. */
export async function asClient(server: TestServer, owner: TestOwner): Promise<Caller> {
  const token = newToken();
  await server.inTenant(owner.id_tenant, (db) =>
    insertClientSession(db, {
      id: randomUUID(),
      id_tenant: owner.id_tenant,
      id_owner: owner.id,
      token_hash: hashToken(token),
      createdDate: new Date().toISOString(),
      expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
      address: '127.0.0.1',
      maquina: 'test',
    }),
  );
  return callerWith(server, token);
}

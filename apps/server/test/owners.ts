import { randomUUID } from 'node:crypto';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { insertClientSession } from '../src/features/accounts/session/client-sessions.repository.ts';
import { hashToken, newToken } from '../src/features/accounts/session/token.rules.ts';
import type { clients } from '../src/features/crm/clients/clients.table.ts';
import { owners } from '../src/features/crm/clients/clients.table.ts';
import { hashPassword } from '../src/platform/passwords.ts';
import { addClient } from './clients.ts';
import { type Caller, callerWith, newCpf, type TestServer, testPasswordHash } from './harness.ts';
import { endOfTestSessions } from './manual-clock.ts';

interface NewOwner {
  id_tenant: TenantId;
  cpf?: string;
  /** Defaults to `testPassword`. */
  password?: string;
  mustChangePassword?: boolean;
  email?: string;
  contato?: string;
  /** Defaults to one client. */
  clients?: Partial<typeof clients.$inferInsert>[];
}

export interface TestOwner {
  id: string;
  id_tenant: TenantId;
  cpf: string;
  email: string;
  contato: string;
  /** Numbers of the owner's clients in the given order. */
  clients: string[];
}

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

/** Signs the owner in as a client. */
export async function asClient(server: TestServer, owner: TestOwner): Promise<Caller> {
  const token = newToken();
  await server.inTenant(owner.id_tenant, (db) =>
    insertClientSession(db, {
      id: randomUUID(),
      id_tenant: owner.id_tenant,
      id_owner: owner.id,
      token_hash: hashToken(token),
      createdDate: server.clock.now().toISOString(),
      expiresAt: endOfTestSessions,
      address: '127.0.0.1',
      maquina: 'test',
    }),
  );
  return callerWith(server, token);
}

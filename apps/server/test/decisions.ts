import { randomUUID } from 'node:crypto';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { insertDecision } from '../src/features/simples/decisions/simples-decisions.repository.ts';
import { insertEffect } from '../src/features/simples/decisions/simples-effects.repository.ts';
import type { TestServer } from './harness.ts';

interface Made {
  id_tenant: TenantId;
  id_client: string | null;
  id_user: string;
  autor: string;
}

/** Stores an active decision on an NCM, for a client or for all. */
export async function addDecision(server: TestServer, made: Made): Promise<string> {
  const id = randomUUID();
  const about = {
    codigo: null,
    produto: '',
    ncm: '40091100',
    extipi: '',
    palavras: '',
    ano: null,
    de: null,
    ate: null,
  };
  await server.inTenant(made.id_tenant, (db) =>
    insertDecision(db, {
      ...{ ...made, ...about, id, alvo: id, tipo: 'palavras', contar: true, motivo: `${made.autor} DECIDIU` },
      alcance: made.id_client === null ? 'consultoria' : 'cliente',
      em: server.clock.now().toISOString(),
    }),
  );
  return id;
}

/** Stores an effect preview that found no changes. */
export async function addEffect(server: TestServer, made: Made): Promise<string> {
  const id = randomUUID();
  await server.inTenant(made.id_tenant, (db) =>
    insertEffect(db, {
      ...{ ...made, id, state: 'pronto', regras: { nome: '2026.11', hash: 'x' }, runs: [], apuracoes: [] },
      createdDate: server.clock.now().toISOString(),
    }),
  );
  return id;
}

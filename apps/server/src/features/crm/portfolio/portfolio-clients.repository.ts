import { foldText } from '@restitui/brazil/fold-text.ts';
import type { ImportedClient } from '@restitui/domain/crm/portfolio/check-row.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../../../db/tenant-scope.ts';
import { clients, owners } from '../clients/clients.table.ts';
import { portfolioRows } from './portfolio.table.ts';

/** Returns those of the numbers that are clients of the tenant. */
export async function listKnownClients(db: Db, id_tenant: TenantId, numbers: string[]): Promise<Set<string>> {
  if (numbers.length === 0) return new Set();
  const rows = await db
    .select({ cnpjcpf: clients.cnpjcpf })
    .from(clients)
    .where(and(eq(clients.id_tenant, id_tenant), inArray(clients.cnpjcpf, numbers)));
  return new Set(rows.map(({ cnpjcpf }) => cnpjcpf));
}

/** Returns the ids of the tenant's owners by CPF. */
export async function listKnownOwners(db: Db, id_tenant: TenantId, cpfs: string[]): Promise<Map<string, string>> {
  if (cpfs.length === 0) return new Map();
  const rows = await db
    .select({ id: owners.id, cpf: owners.cpfProprietario })
    .from(owners)
    .where(and(eq(owners.id_tenant, id_tenant), inArray(owners.cpfProprietario, cpfs), isNull(owners.erasedAt)));
  return new Map(rows.map(({ id, cpf }) => [cpf, id]));
}

export interface WaitingRow {
  line: number;
  client: ImportedClient;
}

/** Returns the next valid rows and locks them until the transaction ends. */
export async function lockValidRows(db: Db, id_tenant: TenantId, id: string, limit: number): Promise<WaitingRow[]> {
  const rows = await db
    .select({ line: portfolioRows.line, client: portfolioRows.client })
    .from(portfolioRows)
    .where(
      and(eq(portfolioRows.id_tenant, id_tenant), eq(portfolioRows.id_import, id), eq(portfolioRows.outcome, 'valida')),
    )
    .orderBy(asc(portfolioRows.line))
    .limit(limit)
    .for('update');
  return rows.flatMap(({ line, client }) => (client ? [{ line, client }] : []));
}

interface Assignee {
  id_tenant: TenantId;
  createdDate: string;
  id_responsavel: string | null;
  id_gerente: string | null;
}

/** Existing owners are not changed (decision D-12). */
export async function ensureOwners(
  db: Db,
  id_tenant: TenantId,
  rows: WaitingRow[],
  newOwner: () => { id: string; password_hash: string },
): Promise<Map<string, string>> {
  const people = new Map(rows.map(({ client }) => [client.cpfProprietario, client]));
  // Sorted, so that two concurrent imports cannot deadlock.
  const inOrder = [...people.values()].sort((a, b) => a.cpfProprietario.localeCompare(b.cpfProprietario));
  await db
    .insert(owners)
    .values(
      inOrder.map(({ cpfProprietario, nomeProprietario, emailProprietario, contatoProprietario }) => ({
        ...newOwner(),
        id_tenant,
        cpfProprietario,
        nomeProprietario,
        emailProprietario,
        contatoProprietario,
      })),
    )
    .onConflictDoNothing();
  return listKnownOwners(db, id_tenant, [...people.keys()]);
}

/** Inserts the clients that the tenant does not have; returns their numbers. */
export async function insertClients(
  db: Db,
  { id_tenant, ...assignee }: Assignee,
  rows: WaitingRow[],
  owners: Map<string, string>,
): Promise<Set<string>> {
  const values = rows
    .map(({ client }) => {
      const { cpfProprietario, nomeProprietario: _, emailProprietario: __, contatoProprietario: ___, ...own } = client;
      const id_owner = owners.get(cpfProprietario) ?? '';
      return {
        ...own,
        ...assignee,
        id_tenant,
        id_owner,
        status: 'PENDENTE' as const,
        li_aceito_tenant: true,
        razao_social_busca: foldText(own.razao_social),
      };
    })
    .sort((a, b) => a.cnpjcpf.localeCompare(b.cnpjcpf));
  const inserted = await db
    .insert(clients)
    .values(values)
    .onConflictDoNothing()
    .returning({ cnpjcpf: clients.cnpjcpf });
  return new Set(inserted.map(({ cnpjcpf }) => cnpjcpf));
}

export async function setOutcome(
  db: Db,
  id_tenant: TenantId,
  id: string,
  lines: number[],
  outcome: 'importada' | 'existente',
): Promise<void> {
  if (lines.length === 0) return;
  await db
    .update(portfolioRows)
    .set({ outcome })
    .where(
      and(eq(portfolioRows.id_tenant, id_tenant), eq(portfolioRows.id_import, id), inArray(portfolioRows.line, lines)),
    );
}

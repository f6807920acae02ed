import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { clientErrors } from '@restitui/domain/crm/clients/clients.errors.ts';
import { isSampleClient } from '@restitui/domain/crm/clients/sample-client.ts';
import { type CheckedRow, checkRow, newOwnerIssues } from '@restitui/domain/crm/portfolio/check-row.ts';
import type { ColumnMatch } from '@restitui/domain/crm/portfolio/portfolio-columns.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type { Db } from '../../../db/tenant-scope.ts';
import type { NewRow } from './portfolio.repository.ts';
import { listKnownClients, listKnownOwners } from './portfolio-clients.repository.ts';

interface Line {
  line: number;
  cells: string[];
}

const atOnce = 500;

const reservedNumber = { field: 'cnpjcpf' as const, message: clientErrors.client_number_reserved.message };

async function checkAll(lines: Line[], columns: ColumnMatch): Promise<(Line & CheckedRow)[]> {
  const checked: (Line & CheckedRow)[] = [];
  for (let at = 0; at < lines.length; at += atOnce) {
    checked.push(...lines.slice(at, at + atOnce).map((line) => ({ ...line, ...checkRow(line.cells, columns) })));
    // Checking 20,000 rows at once would block all other requests.
    await yieldToEventLoop();
  }
  return checked;
}

/**
 * Returns the expected outcome of each line: the first line with a number counts, and existing clients are not changed.
 */
export async function checkPortfolio(
  db: Db,
  id_tenant: TenantId,
  id_import: string,
  lines: Line[],
  columns: ColumnMatch,
): Promise<NewRow[]> {
  const checked = await checkAll(lines, columns);
  const read = checked.flatMap(({ client }) => client ?? []);
  const numbers = read.map(({ cnpjcpf }) => cnpjcpf);
  const known = await listKnownClients(db, id_tenant, numbers);
  const cpfs = [...new Set(read.map(({ cpfProprietario }) => cpfProprietario))];
  const owners = new Set((await listKnownOwners(db, id_tenant, cpfs)).keys());
  const firstLine = new Map<string, number>();

  return checked.map(({ line, cells, client, issues, notes }): NewRow => {
    const row = { id_import, id_tenant, line, cells, client, notes };
    if (!client) return { ...row, issues, outcome: 'erro' };
    if (isSampleClient(client.cnpjcpf)) return { ...row, client: null, issues: [reservedNumber], outcome: 'erro' };
    if (known.has(client.cnpjcpf)) return { ...row, issues, outcome: 'existente' };
    const earlier = firstLine.get(client.cnpjcpf);
    if (earlier !== undefined) {
      const repeated = { field: 'cnpjcpf' as const, message: `Já está na linha ${earlier} desta planilha.` };
      return { ...row, issues: [repeated], outcome: 'repetida' };
    }
    const missing = owners.has(client.cpfProprietario) ? [] : newOwnerIssues(client);
    if (missing.length > 0) return { ...row, client: null, issues: missing, outcome: 'erro' };
    firstLine.set(client.cnpjcpf, line);
    owners.add(client.cpfProprietario);
    return { ...row, issues, outcome: 'valida' };
  });
}

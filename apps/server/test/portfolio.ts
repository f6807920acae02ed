import { randomUUID } from 'node:crypto';
import { portfolioColumns, portfolioField } from '@restitui/domain/crm/portfolio/portfolio-columns.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { checkPortfolio } from '../src/features/crm/portfolio/check-portfolio.service.ts';
import { insertImport, replaceRows } from '../src/features/crm/portfolio/portfolio.repository.ts';
import { newCnpj, newCpf, type TestServer } from './harness.ts';

export const portfolioHeadings = portfolioField.options.map((field) => portfolioColumns[field].heading);

/** Returns the cells of a valid row in the order of the template, with given fields replaced. */
export function portfolioCells(given: Partial<Record<(typeof portfolioField.options)[number], string>> = {}): string[] {
  const row = {
    cnpjcpf: newCnpj(),
    razao_social: 'MERCADO DA CARTEIRA LTDA',
    cpfProprietario: newCpf(),
    nomeProprietario: 'Dona da Carteira',
    emailProprietario: 'dona@carteira.test',
    comissaoTenant: '20',
    ...given,
  } as Record<string, string>;
  return portfolioField.options.map((field) => row[field] ?? '');
}

export function csvOf(lines: string[][], separator = ';'): string {
  const quoted = (cell: string) => (/[";,\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  return lines.map((line) => line.map(quoted).join(separator)).join('\r\n');
}

/** Adds a checked import of one valid row. */
export async function addPortfolioImport(
  { inTenant, clock }: TestServer,
  { id_tenant, id_user, name }: { id_tenant: TenantId; id_user: string; name: string },
): Promise<string> {
  const id = randomUUID();
  const columns = Object.fromEntries(portfolioField.options.map((field, i) => [field, i]));
  await inTenant(id_tenant, async (db) => {
    const row = { id, id_tenant, id_user, nome: name, name: `${name}.csv`, headings: portfolioHeadings, columns };
    await insertImport(db, { ...row, state: 'conferida', createdDate: clock.now().toISOString() });
    const lines = [{ line: 2, cells: portfolioCells({ razao_social: `${name} IMPORTADA` }) }];
    await replaceRows(db, id_tenant, id, await checkPortfolio(db, id_tenant, id, lines, columns));
  });
  return id;
}

import type { Coverage, CoverageMonth } from '@restitui/domain/simples/coverage/coverage.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { insertCoverage } from '../src/features/simples/coverage/coverage.repository.ts';
import type { TestServer } from './harness.ts';

/** Creates a month whose notes explain 60 of 100 reais. */
export function lowMonth(competencia: string, changes: Partial<CoverageMonth> = {}): CoverageMonth {
  return {
    competencia,
    declarado: 100,
    xml: 60,
    falta: 40,
    cobertura: 0.6,
    veredito: 'baixa',
    estabelecimentos: [{ cnpj: '11222333000181', declarado: 100, xml: 60, notas: 3 }],
    com_xml: 1,
    sem_xml: 0,
    notas: { autorizadas: 3, canceladas: 0, denegadas: 0, nao_autorizadas: 0, sem_protocolo: 0, devolucoes: 0 },
    ...changes,
  };
}

/** Stores the coverage of a run. */
export async function addCoverage(
  server: TestServer,
  { id_tenant, id_run, meses }: { id_tenant: TenantId; id_run: string; meses: CoverageMonth[] },
): Promise<Coverage> {
  const nomes = { canceladas: [], denegadas: [], nao_autorizadas: [], sem_protocolo: [], duplicadas: [] };
  const pedidos = meses.map(({ competencia, falta }) => ({
    tipo: 'diferenca' as const,
    texto: `Pergunte o que falta em ${competencia}.`,
    de: competencia,
    ate: competencia,
    estabelecimento: null,
    valor: falta,
  }));
  const coverage: Coverage = { meses, series: [], nomes, pedidos, pedidos_total: pedidos.length };
  await server.inTenant(id_tenant, (db) => insertCoverage(db, id_tenant, id_run, coverage));
  return coverage;
}

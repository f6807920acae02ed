import { toDay } from '@restitui/brazil/day.ts';
import type { FileAnalysisService } from '@restitui/domain/recovery/file-analyses/file-analysis-service.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { insertRun } from '../src/features/recovery/file-analyses/file-analyses.repository.ts';
import type { StoredCell } from '../src/features/recovery/file-analyses/file-analyses.table.ts';
import { insertMonths } from '../src/features/recovery/file-analyses/file-analysis-months.repository.ts';
import { newId } from '../src/kernel/new-id.ts';
import { cellOf } from './file-analyses.ts';
import type { TestServer } from './harness.ts';

interface AnalysedMonth {
  /** `AAAA-MM`, or `AAAA-13`. */
  periodo: string;
  /** `AAAA-MM-DD`. */
  pagamento: string;
  prescreve_em: string;
  celulas: StoredCell[];
}

/** Creates a recognised thesis of an analysis from files; amount in cents. */
export function thesisOf(tese: string, credito: number): StoredCell {
  return cellOf({ tese, verba: null, nome: `Tese ${tese}`, credito, partes: { pis: 0, cofins: credito } });
}

/** Stores the ready result of an analysis from files. */
export async function addAnalysedMonths(
  server: TestServer,
  place: { id_tenant: TenantId; id_apuracao: string; id_user: string; servico: FileAnalysisService },
  months: readonly AnalysedMonth[],
): Promise<void> {
  const id = newId();
  const now = server.clock.now().toISOString();
  await server.inTenant(place.id_tenant, async (db) => {
    await insertRun(db, {
      ...{ ...place, id, state: 'pronta', envio: [], enviadoEm: now, asOf: toDay('2026-11-20'), createdDate: now },
      ...{ finishedDate: now, regras: 'Posições', alertas: [], arquivos: [], rubricas: [] },
    });
    await insertMonths(
      db,
      months.map(({ periodo, celulas, ...month }) => ({
        ...{ id_run: id, id_tenant: place.id_tenant, periodo, detail: { lugares: [] } },
        row: { ...month, pagamento_presumido: false, uso: null, celulas, alertas: [], valores: {} },
      })),
    );
  });
}

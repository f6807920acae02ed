import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { dayInBrazil } from '@restitui/brazil/day.ts';
import { parseClientColumns } from '@restitui/domain/crm/clients/client-columns.ts';
import { clientSheetColumns } from '@restitui/domain/crm/portfolio/client-sheet.ts';
import { exportFileName } from '@restitui/domain/exports/export-file-name.ts';
import type { Db } from '../../../../db/tenant-scope.ts';
import type { LongJob } from '../../../../kernel/long-job.ts';
import { newId } from '../../../../kernel/new-id.ts';
import { createProgressReports } from '../../../../kernel/progress-reports.ts';
import type { JobData } from '../../../../platform/jobs.ts';
import { abandonLeasedFile, type LeasedFile, writeLeasedFile } from '../../../../platform/leased-file.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { type XlsxCell, XlsxFile } from '../../../../platform/xlsx-file.ts';
import { findTenant } from '../../../tenancy/tenants/tenants.repository.ts';
import { clientListReader } from '../../clients/client-list-reader.service.ts';
import { listClientNumbers, listClientsInFull } from '../../clients/clients.repository.ts';
import { findExporter } from '../client-exporter.service.ts';
import { type ClientExportRow, findClientExport, updateClientExport } from '../client-exports.repository.ts';

export type ExportWorker = LongJob & { platform: Platform };

/** Clients that one query reads. */
const rowsAtOnce = 500;
const noClients = 'Não há clientes para exportar com estes filtros.';
const accessLost = 'Você não pode mais exportar os clientes desta empresa.';
const unexpectedFailure = 'A planilha não pôde ser gerada por um erro inesperado. Tente novamente.';
const retriesExhausted = 'A planilha foi interrompida várias vezes e não chegou ao fim. Exporte de novo.';

function fileOf(worker: ExportWorker, { id_tenant: tenant, id }: JobData): LeasedFile<ClientExportRow> {
  const fail = (db: Db, erro: string) => updateClientExport(db, tenant, id, { state: 'falhou', erro });
  return {
    name: `client-export ${id}`,
    async begin(db) {
      const begun = await updateClientExport(db, tenant, id, { state: 'processando', progresso: 0 });
      return begun ? findClientExport(db, tenant, id) : undefined;
    },
    async write(held, row) {
      const obstacle = await writeAndStore({ ...worker, ...held }, row);
      if (obstacle !== undefined) await held.inTenant(tenant, (db) => fail(db, obstacle));
    },
    ...{ fail, unexpectedFailure, retriesExhausted },
  };
}

/**
 * Writes the spreadsheet of an export, as far as its user may see the clients now. Idempotent: leaves one file. Returns
 * false while another process writes it.
 */
export function exportClients(worker: ExportWorker, job: JobData): Promise<boolean> {
  return writeLeasedFile(worker, job, fileOf(worker, job));
}

/** Marks the export as failed after the last retry, unless it has ended. Returns false while a process writes it. */
export function abandonClientExport(worker: ExportWorker, job: JobData): Promise<boolean> {
  return abandonLeasedFile(worker, job, fileOf(worker, job));
}

/** Returns why there is nothing to export, as a text for the user; undefined once the spreadsheet is stored. */
async function writeAndStore(worker: ExportWorker, row: ClientExportRow): Promise<string | undefined> {
  const { platform, inTenant, signal, log } = worker;
  const { id_tenant: tenant, id, pedido } = row;
  const actor = await findExporter(worker, row);
  if (!actor) return accessLost;
  const reader = clientListReader({ actor, platform });
  const columns = parseClientColumns(pedido.filtros.colunas);
  const numbers = await inTenant(tenant, (db) =>
    listClientNumbers(db, tenant, reader, pedido.filtros, pedido.clientes),
  );
  if (numbers.length === 0) return noClients;
  const { report, settled } = createProgressReports<number>(async (progresso) => {
    await inTenant(tenant, (db) => updateClientExport(db, tenant, id, { progresso, total: numbers.length }));
  }, log);

  let total = 0;
  async function* rows(sheet: ReturnType<typeof clientSheetColumns>): AsyncGenerator<XlsxCell[]> {
    for (let at = 0; at < numbers.length; at += rowsAtOnce) {
      signal.throwIfAborted();
      report(Math.floor((at / numbers.length) * 99));
      const part = numbers.slice(at, at + rowsAtOnce);
      const found = await inTenant(tenant, (db) => listClientsInFull(db, tenant, reader, part, columns));
      total += found.length;
      for (const client of found) yield sheet.map(({ cell }) => cell(client));
    }
  }

  return platform.files.withTemporaryFolder(async (folder) => {
    const path = join(folder, 'clientes.xlsx');
    const file = new XlsxFile(path);
    const sheet = clientSheetColumns(columns);
    await file.sheet('Clientes', sheet, rows(sheet)).finally(() => file.close());
    await settled();
    // Clients may have passed to others since their numbers were read.
    if (total === 0) return noClients;
    const { clients, products } = reader;
    await store(worker, row, path, { total, alcance: { clients, products } });
    return undefined;
  });
}

async function store(
  { platform, inTenant }: ExportWorker,
  { id_tenant: tenant, id, file: replaced }: ClientExportRow,
  path: string,
  written: Pick<ClientExportRow, 'total' | 'alcance'>,
): Promise<void> {
  const now = platform.clock.now();
  const file = `dossiers/${newId()}.xlsx`;
  await platform.files.write(file, createReadStream(path));
  const { size: bytes } = await stat(path);
  const isStored = await inTenant(tenant, async (db) => {
    const company = (await findTenant(db, tenant))?.title ?? '';
    const nome = exportFileName({ company, cnpj: '', kind: 'clientes', date: dayInBrazil(now), extension: 'xlsx' });
    const end = { state: 'pronto' as const, progresso: 100, finishedDate: now.toISOString() };
    return updateClientExport(db, tenant, id, { ...end, ...written, nome, file, bytes });
  });
  const unused = isStored ? replaced : file;
  if (unused !== null) await platform.files.remove(unused);
}

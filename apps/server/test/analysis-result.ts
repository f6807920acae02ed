import { randomUUID } from 'node:crypto';
import { toDay } from '@restitui/brazil/day.ts';
import { packItems } from '@restitui/column-store/item-block-builder.ts';
import type { RectificationMirror } from '@restitui/domain/simples/analysis/rectification-mirror.ts';
import type { RefundSlice } from '@restitui/domain/simples/analysis/refund-slice.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type { ItemLine } from '@restitui/tax-engine/engine-types.ts';
import { insertDossierRequest, updateDossier } from '../src/features/simples/analysis/dossiers.repository.ts';
import { refreshFoundCredit } from '../src/features/simples/analysis/found-credit.service.ts';
import { insertNotesSheetRequest, updateNotesSheet } from '../src/features/simples/analysis/notes-sheets.repository.ts';
import type {
  ComputedRow,
  MonthDetail,
  RunReview,
  simplesRuns,
} from '../src/features/simples/analysis/simples-analysis.table.ts';
import { insertItemBlock } from '../src/features/simples/analysis/simples-items.repository.ts';
import { insertMonths } from '../src/features/simples/analysis/simples-months.repository.ts';
import { insertRun } from '../src/features/simples/analysis/simples-runs.repository.ts';
import type { TestServer } from './harness.ts';

/** Creates a month without findings, with the given changes. */
export function monthRow(competencia: string, changes: Partial<ComputedRow> = {}): ComputedRow {
  return {
    competencia,
    rb_auferida: 1000,
    sem_subs_rb: 0,
    com_subs_rb: 0,
    valor_retificado_st: 0,
    total_monofasicos: 0,
    total: 0,
    total_a_restituir: 0,
    diagnostico: 'Cliente já segrega monofásico',
    Receita_Bruta_XML: 1000,
    receita_st: 0,
    receita_monofasico: 0,
    receita_st_e_monofasico: 0,
    porcentagem_monofasicos: 12.3456,
    porcentagem_icms: 0,
    cofins_pago: 822.03,
    pis_pago: 177.97,
    cofins_devido: 0,
    pis_devido: 0,
    cofins_restituir: 0,
    pis_restituir: 0,
    total_icms: 0,
    total_produtos_validos: 3,
    total_monofasicos_validos: 1,
    total_icms_st_validos: 0,
    red_efetiva: 0,
    aliq_efetiva_c: 0,
    aliq_efetiva_p: 0,
    alertas: [],
    cobertura: 1,
    prescreve_em: '2030-06-20',
    ...changes,
  };
}

/** Creates the mirror of a month with one line, checked and without remarks. */
export function mirrorOf(changes: Partial<RectificationMirror> = {}): RectificationMirror {
  const tributos = { irpj: 0, csll: 0, cofins: 87.16, pis: 18.89, cpp: 0, icms: 0, ipi: 0, iss: 0, total: 106.05 };
  const sum = { receita: 30_417.35, tributos };
  const line = {
    ...{ estabelecimento: '11222333000181', atividade: 1, anexo: 'I', descricao: 'Revenda', parcelas: [] },
    ...{ receita_antes: 30_417.35, receita_depois: 30_417.35, parcelas_antes: [] },
    ...{ tributos_antes: tributos, tributos_depois: tributos },
  };
  return { linhas: [line], antes: sum, depois: sum, conferencia: [], avisos: [], ...changes };
}

/** Creates a slice of a refund on one payment. */
export function sliceOf(pago_em: string, valor: number, changes: Partial<RefundSlice> = {}): RefundSlice {
  const prescreve_em = `${Number(pago_em.slice(0, 4)) + 5}${pago_em.slice(4)}`;
  return { pago_em, valor, prescreve_em, prescrito: false, ...changes };
}

interface Result {
  id_tenant: TenantId;
  id_apuracao: string;
  id_user: string;
  rows: ComputedRow[];
  items?: ItemLine[];
  resumo?: { total_a_restituir: number; prescrito: number; nao_pago: number };
  revisao?: RunReview;
  /** Storage key of the ZIP of notes; a file that does not exist by default. */
  xml_file?: string;
  /** Changes of the empty details of a month. */
  details?: Record<string, Partial<MonthDetail>>;
}

/** Stores a run in the state that the job leaves after success. */
export async function addReadyRun(server: TestServer, result: Result): Promise<string> {
  const { rows, items = [], details = {}, ...place } = result;
  const { id_tenant, id_apuracao } = place;
  const sum = rows.reduce((total, row) => total + Math.round(row.total_a_restituir * 100), 0) / 100;
  const resumo = result.resumo ?? { total_a_restituir: sum, prescrito: 0, nao_pago: 0 };
  const id = await addRun(server, {
    ...place,
    state: 'pronta',
    razao_social: 'COMERCIO EXEMPLO LTDA',
    resumo,
    contagens: { xml_lidos: 3 },
    problemas: [{ arquivo: 'ruim.xml', codigo: 'XML_INVALIDO', texto: 'Não é um XML.' }],
  });
  const groups = { none: 10, st: 0, mono: 20.5, both: 0 };
  await server.inTenant(id_tenant, async (db) => {
    await insertMonths(
      db,
      rows.map((row) => ({
        id_run: id,
        id_tenant,
        competencia: row.competencia,
        row,
        detail: {
          declaracao: null,
          pgdas: [],
          grupos: { I: groups, II: { ...groups, none: 0 } },
          k: 1,
          mDeclarado: 0,
          fatias: [],
          ...details[row.competencia],
        },
      })),
    );
    for (const block of packItems(items)) await insertItemBlock(db, id_tenant, id, block);
    await refreshFoundCredit(db, id_tenant, id_apuracao);
  });
  return id;
}

/** Stores a finished dossier without its files. */
export async function addDossier(server: TestServer, id_tenant: TenantId, id_run: string): Promise<void> {
  const now = server.clock.now().toISOString();
  await server.inTenant(id_tenant, async (db) => {
    await insertDossierRequest(db, id_tenant, id_run, now);
    const files = { pdf_file: 'dossiers/nenhum.pdf', planilha_file: 'dossiers/nenhum.xlsx', nome: 'Dossie' };
    await updateDossier(db, id_tenant, id_run, { state: 'pronto', finishedDate: now, ...files });
  });
}

/** Stores a finished notes sheet without its file. */
export async function addNotesSheet(server: TestServer, id_tenant: TenantId, id_run: string): Promise<void> {
  const now = server.clock.now().toISOString();
  await server.inTenant(id_tenant, async (db) => {
    await insertNotesSheetRequest(db, id_tenant, id_run, now);
    const file = { file: 'dossiers/notas.xlsx', nome: 'notas.xlsx' };
    await updateNotesSheet(db, id_tenant, id_run, { state: 'pronto', finishedDate: now, ...file });
  });
}

type NewRun = Partial<typeof simplesRuns.$inferInsert> &
  Pick<Result, 'id_tenant' | 'id_apuracao' | 'id_user'> &
  Pick<typeof simplesRuns.$inferInsert, 'state'>;

/** Stores a run in the given state, a second later than the previous one. */
export async function addRun(server: TestServer, run: NewRun): Promise<string> {
  const id = randomUUID();
  server.clock.move(1000);
  const now = server.clock.now().toISOString();
  await server.inTenant(run.id_tenant, (db) =>
    insertRun(db, {
      xml_file: 'uploads/nenhum',
      xml_name: 'notas.zip',
      pgdas_file: 'uploads/nenhum',
      pgdas_name: 'pgdas.zip',
      asOf: toDay('2026-11-20'),
      createdDate: now,
      finishedDate: now,
      ...run,
      id,
    }),
  );
  return id;
}

/** Stores a run with one payment to refund in 05/2025 and one in 06/2025; `found` are figures of each month. */
export function addRunOfTwoPayments(
  server: TestServer,
  place: Pick<Result, 'id_tenant' | 'id_apuracao' | 'id_user'>,
  found: Partial<ComputedRow> & { total_a_restituir: number },
): Promise<string> {
  return addReadyRun(server, {
    ...place,
    rows: [monthRow('05/2025', found), monthRow('06/2025', found)],
    details: {
      '05/2025': { fatias: [sliceOf('2025-06-20', found.total_a_restituir)] },
      '06/2025': { fatias: [sliceOf('2025-07-21', found.total_a_restituir)] },
    },
  });
}

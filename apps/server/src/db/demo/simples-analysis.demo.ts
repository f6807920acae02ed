import { toDay } from '@restitui/brazil/day.ts';
import { reaisOf, roundedCents } from '@restitui/brazil/money.ts';
import { allocateSlices } from '@restitui/domain/simples/analysis/allocate-slices.ts';
import {
  refundSlices,
  simplesItemBlocks,
  simplesMonths,
  simplesRuns,
  simplesTotals,
} from '../../features/simples/analysis/simples-analysis.table.ts';
import { authenticityChecks } from '../../features/simples/authenticity/authenticity.table.ts';
import { coverageConfirmations, simplesCoverage } from '../../features/simples/coverage/coverage.table.ts';
import type { DemoAssessment } from './assessments.demo.ts';
import type { Demo } from './demo.ts';
import { insertRows } from './insert-rows.ts';
import { fillRecoveries } from './recoveries.demo.ts';
import { authenticityOf } from './simples-authenticity.ts';
import { storeFiles, withFiles } from './simples-files.ts';
import { fillReviews, judge } from './simples-reviews.demo.ts';
import { analysisOf, type DemoAnalysis, failedRun, type RunRow } from './simples-runs.ts';
import { demoTenants } from './tenants.data.ts';

/** Number of each tenant's latest Simples assessments that have an analysis. */
const analysesEach = 8;

/**
 * Adds active analyses and, in each tenant, one that failed.
 * @returns the credit found, in cents, by assessment
 */
export async function fillSimplesAnalyses(demo: Demo, assessments: DemoAssessment[]): Promise<Map<string, number>> {
  const { db, today } = demo;
  const latest = assessments.filter(
    ({ product, isLatest }) => isLatest && product.typeServico === 'PIS_COFINS_MONOFASICO_PARA_SN',
  );
  const failed: RunRow[] = [];
  const analyses: DemoAnalysis[] = [];
  for (const tenant of demoTenants) {
    const ofTenant = latest.filter(({ product }) => product.client.tenant === tenant);
    const failing = ofTenant.find(({ stage }) => stage === 'open');
    if (failing) failed.push(failedRun(failing, today));
    const others = ofTenant.filter((assessment) => assessment !== failing).slice(0, analysesEach);
    analyses.push(...others.map((assessment, i) => analysisOf(assessment, i, today)));
  }

  const judged = judge(analyses, today);
  const stored = withFiles(analyses);
  for (const analysis of stored) await storeFiles(demo, analysis);
  await insertRows(db, simplesRuns, [...failed, ...analyses.map(({ run }) => run)]);
  await insertRows(db, simplesMonths, analyses.flatMap(monthRows));
  for (const analysis of analyses) await db.insert(simplesItemBlocks).values(itemBlocks(analysis));
  await fillReviews({ db }, judged);
  await insertRows(
    db,
    simplesCoverage,
    analyses.map(({ run, coverage }) => ({ id_run: run.id, id_tenant: run.id_tenant, cobertura: coverage })),
  );
  // Analyses whose signatures were verified: the verification reports that the notes are unsigned.
  const verified = analyses.filter((each, i) => i % 2 === 0 && !stored.includes(each));
  await insertRows(db, authenticityChecks, verified.map(authenticityOf));
  await insertRows(
    db,
    coverageConfirmations,
    analyses.flatMap(({ confirmed }) => confirmed ?? []),
  );
  await insertRows(
    db,
    simplesTotals,
    analyses.flatMap(({ edited }) => edited ?? []),
  );
  const slices = analyses.flatMap(sliceRows);
  await insertRows(db, refundSlices, slices);
  await fillRecoveries(db, analyses, slices, today);
  return new Map(analyses.map(({ run, found }) => [run.id_apuracao, found]));
}

function sliceRows({ run, months, edited }: DemoAnalysis): (typeof refundSlices.$inferInsert)[] {
  return months.flatMap(({ row }) => {
    const total = edited?.competencia === row.competencia ? reaisOf(edited.valor) : row.total_a_restituir;
    const corrected = { ...row, total_a_restituir: total, total_calculado: row.total_a_restituir };
    return allocateSlices({ row: corrected, declaracao: row.declaracao, fatias: row.fatias }).map((slice) => ({
      ...slice,
      valor: roundedCents(slice.valor),
      pago_em: toDay(slice.pago_em),
      prescreve_em: toDay(slice.prescreve_em),
      id_apuracao: run.id_apuracao,
      id_tenant: run.id_tenant,
    }));
  });
}

function monthRows({ run, months }: DemoAnalysis): (typeof simplesMonths.$inferInsert)[] {
  return months.map(
    ({
      row: { declaracao, pgdas, conferencias, gruposPorAnexo, k, mDeclarado, fatias, espelho, fora_da_soma: _, ...row },
    }) => ({
      id_run: run.id,
      id_tenant: run.id_tenant,
      competencia: row.competencia,
      row,
      detail: { declaracao, pgdas, conferencias, grupos: gruposPorAnexo, k, mDeclarado, fatias, espelho },
    }),
  );
}

function itemBlocks({ run, months }: DemoAnalysis): (typeof simplesItemBlocks.$inferInsert)[] {
  let primeiro = 0;
  return months.map(({ row: { competencia }, lines }, ordem) => {
    const place = { id_run: run.id, id_tenant: run.id_tenant, competencia, ordem, primeiro };
    primeiro += lines.length;
    return { ...place, itens: lines.length, notas: 0, linhas: Buffer.from(JSON.stringify(lines)) };
  });
}

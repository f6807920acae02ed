import { Readable } from 'node:stream';
import { toDay } from '@restitui/brazil/day.ts';
import { integerCents, reaisOf, roundedCents } from '@restitui/brazil/money.ts';
import { packItems } from '@restitui/column-store/item-block-builder.ts';
import { allocateSlices } from '@restitui/domain/simples/analysis/allocate-slices.ts';
import { toMonthRows } from '../../features/simples/analysis/run-result.rules.ts';
import {
  refundSlices,
  simplesItemBlocks,
  simplesMonths,
  simplesRuns,
  simplesTotals,
} from '../../features/simples/analysis/simples-analysis.table.ts';
import { simplesReviews } from '../../features/simples/analysis/simples-reviews.table.ts';
import { authenticityChecks } from '../../features/simples/authenticity/authenticity.table.ts';
import { coverageConfirmations, simplesCoverage } from '../../features/simples/coverage/coverage.table.ts';
import { simplesDecisions } from '../../features/simples/decisions/simples-decisions.table.ts';
import type { DemoAssessment } from './assessments.demo.ts';
import type { Demo } from './demo.ts';
import { insertRows } from './insert-rows.ts';
import { fillRecoveries } from './recoveries.demo.ts';
import { authenticityOf } from './simples-authenticity.ts';
import { declarationsZip, notesZip } from './simples-files.ts';
import { decideProducts, decisionsInForce } from './simples-reviews.demo.ts';
import {
  type DemoAnalysis,
  failedRun,
  finishAnalysis,
  type GeneratedAnalysis,
  generateAnalysis,
  type RunRow,
  readAnalysis,
} from './simples-runs.ts';
import { demoTenants } from './tenants.data.ts';

/** Number of each tenant's latest Simples assessments that have an analysis. */
const analysesEach = 8;

/**
 * Adds active analyses, computed by the engine from generated notes and declarations, and in each tenant one that
 * failed.
 * @returns the credit found, in cents, by assessment
 */
export async function fillSimplesAnalyses(demo: Demo, assessments: DemoAssessment[]): Promise<Map<string, number>> {
  const { db, today } = demo;
  const latest = assessments.filter(
    ({ product, isLatest }) => isLatest && product.typeServico === 'PIS_COFINS_MONOFASICO_PARA_SN',
  );
  const failed: RunRow[] = [];
  const generated: { generated: GeneratedAnalysis; isFirst: boolean }[] = [];
  for (const tenant of demoTenants) {
    const ofTenant = latest.filter(({ product }) => product.client.tenant === tenant);
    const failing = ofTenant.find(({ stage }) => stage === 'open');
    if (failing) failed.push(failedRun(failing, today));
    const others = ofTenant.filter((assessment) => assessment !== failing).slice(0, analysesEach);
    generated.push(...others.map((one, i) => ({ generated: generateAnalysis(one, i, today), isFirst: i === 0 })));
  }

  const { analyses, decisions } = await readAll(generated, today);
  const stored = analyses.filter((_, i) => generated[i]?.isFirst);
  for (const analysis of stored) await storeFiles(demo, analysis);
  await insertRows(db, simplesRuns, [...failed, ...analyses.map(({ run }) => run)]);
  await insertRows(
    db,
    simplesMonths,
    analyses.flatMap(({ run, analysis }) => toMonthRows(run, analysis)),
  );
  for (const analysis of analyses) await db.insert(simplesItemBlocks).values(itemBlocks(analysis));
  await insertRows(db, simplesDecisions, decisions);
  await insertRows(db, simplesReviews, analyses.flatMap(reviewRows));
  await insertRows(
    db,
    simplesCoverage,
    analyses.map(({ run, analysis }) => ({ id_run: run.id, id_tenant: run.id_tenant, cobertura: analysis.cobertura })),
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

/** Reads each analysis as uploaded; those with a decided NCM again, with the decisions. */
async function readAll(generated: readonly { generated: GeneratedAnalysis; isFirst: boolean }[], today: string) {
  const read = [];
  for (const one of generated) read.push({ ...one, read: await readAnalysis(one.generated) });
  const decisions = decideProducts(read, today);
  const analyses: DemoAnalysis[] = [];
  for (const one of read) {
    const inForce = decisionsInForce(decisions, one.generated);
    const isDecided = inForce.some(({ ncm }) => one.read.lines.some((line) => line.ncm === ncm));
    const again = isDecided ? await readAnalysis(one.generated, inForce) : one.read;
    analyses.push(finishAnalysis(one.generated, again, { decisions: inForce, isEdited: one.isFirst }));
  }
  return { analyses, decisions };
}

/** Stores the two ZIPs of an analysis, so that it can be run again and its files match their hashes. */
async function storeFiles({ uploads }: Pick<Demo, 'uploads'>, { run, months, shelf, shop }: DemoAnalysis) {
  const dated = { asOf: run.asOf, isKept: true };
  run.xml_file = `uploads/${run.id}-xml`;
  run.pgdas_file = `uploads/${run.id}-pgdas`;
  await uploads.write(run.xml_file, Readable.from([notesZip(months, shelf, shop, dated)]));
  await uploads.write(run.pgdas_file, Readable.from([declarationsZip(months, dated)]));
}

function sliceRows({ run, analysis, edited }: DemoAnalysis): (typeof refundSlices.$inferInsert)[] {
  return analysis.analises.flatMap((row) => {
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

const itemBlocks = ({ run, lines }: DemoAnalysis) =>
  packItems(lines).map((block) => ({ ...block, id_run: run.id, id_tenant: run.id_tenant }));

function reviewRows({ run, analysis }: DemoAnalysis): (typeof simplesReviews.$inferInsert)[] {
  return analysis.revisoes.produtos.map(({ valor, ...product }, posicao) => ({
    ...product,
    centavos: integerCents(valor),
    posicao,
    id_run: run.id,
    id_tenant: run.id_tenant,
  }));
}

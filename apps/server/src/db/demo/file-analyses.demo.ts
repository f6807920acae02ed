import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { addMonths, type TaxMonth, taxMonthKey, taxMonthOfDay } from '@restitui/brazil/tax-month.ts';
import { defaultClasses } from '@restitui/domain/recovery/file-analyses/analysis-class.ts';
import type { FileAnalysisService } from '@restitui/domain/recovery/file-analyses/file-analysis-service.ts';
import { headingsKey } from '@restitui/payroll-engine/sheet/sheet-columns.ts';
import { zipSync } from 'fflate';
import { fileAnalysisChoices } from '../../features/recovery/file-analyses/analysis-choices.table.ts';
import {
  fileAnalyses,
  fileAnalysisItems,
  fileAnalysisMonths,
} from '../../features/recovery/file-analyses/file-analyses.table.ts';
import { runPayrollEngine } from '../../features/recovery/file-analyses/jobs/payroll-result.ts';
import { runSpedEngine } from '../../features/recovery/file-analyses/jobs/sped-result.ts';
import { rubricaMappings, sheetColumnMappings } from '../../features/recovery/file-analyses/payroll-mappings.table.ts';
import { fillAnalysisPayments } from './analysis-payments.demo.ts';
import type { DemoAssessment } from './assessments.demo.ts';
import { type Demo, dayBefore, instantOn } from './demo.ts';
import { mainTenant } from './main-client.data.ts';
import { demoColumns, demoHeadings, demoRubricas, payrollSheet } from './payroll-sheet.ts';
import type { Stage } from './product-statuses.data.ts';
import { idOf, Seeded } from './seeded.ts';
import { efdText } from './sped-files.ts';
import { nonCumulativeMonth } from './sped-non-cumulative.ts';
import { analystEmail, analystName, userId } from './users.demo.ts';

interface SentFile {
  campo: 'principal' | 'complemento';
  nome: string;
  content: Buffer;
}

interface AnalysedService {
  servico: FileAnalysisService;
  /** Regimes whose companies have such files and owe the contributions. */
  regimes: readonly string[];
  /** Most suitable first. */
  stages: readonly Stage[];
  write: (assessment: DemoAssessment, asOf: string, random: Seeded) => SentFile[];
}

const analysed: readonly AnalysedService[] = [
  {
    ...{ servico: 'PREVIDENCIARIO', regimes: ['LUCRO_PRESUMIDO', 'LUCRO_REAL'], stages: ['found', 'open'] },
    write: payrollFile,
  },
  { servico: 'EXCLUSAO_DE_ICMS_E_ST', regimes: ['LUCRO_PRESUMIDO'], stages: ['found', 'part'], write: spedFile },
  {
    ...{ servico: 'EXCLUSAO_DE_ICMS_E_ST', regimes: ['LUCRO_REAL'], stages: ['found', 'part', 'open'] },
    write: spedFilesWithNotes,
  },
];

const engines = { PREVIDENCIARIO: runPayrollEngine, EXCLUSAO_DE_ICMS_E_ST: runSpedEngine };

/**
 * Analyses the files of one product of each service, and of a non-cumulative company with notes, with the engines, and
 * stores files and results. Only the tenant of the main client has them, which keeps the start short.
 * @returns the selected credit, in cents, by assessment
 */
export async function fillFileAnalyses(demo: Demo, assessments: DemoAssessment[]): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  for (const service of analysed) {
    const assessment = suitableAssessment(assessments, service);
    if (assessment) found.set(assessment.id, await analyse(demo, service, assessment));
  }
  return found;
}

function suitableAssessment(
  assessments: readonly DemoAssessment[],
  { servico, regimes, stages }: AnalysedService,
): DemoAssessment | undefined {
  const suitable = assessments.filter(
    ({ isLatest, stage, product: { client, typeServico } }) =>
      isLatest &&
      stages.includes(stage) &&
      typeServico === servico &&
      client.tenant.id === mainTenant &&
      client.cnpjcpf.length === 14 &&
      regimes.includes(client.trade.regime),
  );
  return suitable.toSorted((a, b) => stages.indexOf(a.stage) - stages.indexOf(b.stage))[0];
}

async function analyse(demo: Demo, { servico, write }: AnalysedService, assessment: DemoAssessment): Promise<number> {
  const { db, today, uploads } = demo;
  const { id: id_apuracao, product, age } = assessment;
  const { tenant, cnpjcpf: id_client } = product.client;
  const place = { id_tenant: tenant.id, id_run: idOf('file analysis', id_apuracao) };
  const random = new Seeded('file analysis', id_apuracao);
  const asOf = dayBefore(today, Math.min(age, random.between(2, 9)));
  const start = random.between(60, 500);
  const author = { id_user: userId(analystEmail), nome: analystName, at: instantOn(asOf, start - 10) };
  const sent = write(assessment, asOf, random);
  const entered = servico === 'PREVIDENCIARIO' ? payrollChoices(id_client) : { rates: [], mappings: [] };
  const { result, blocks } = await runEngine({ servico, cnpj: id_client, asOf }, sent, entered);
  const { months, ...outcome } = result;

  const envio = sent.map(({ campo, nome, content }) => ({
    ...{ campo, nome, bytes: content.length },
    chave: `uploads/${idOf(place.id_run, campo)}`,
  }));
  for (const [at, { chave }] of envio.entries()) await uploads.write(chave, Readable.from([sent[at]?.content]));
  await db.insert(fileAnalyses).values({
    ...{ id: place.id_run, id_tenant: tenant.id, id_apuracao, id_user: author.id_user, servico, asOf, ...outcome },
    ...{ state: 'pronta', enviadoEm: instantOn(asOf, start), createdDate: instantOn(asOf, start) },
    finishedDate: instantOn(asOf, start + 1),
    envio,
  });
  if (months.length > 0) await db.insert(fileAnalysisMonths).values(months.map((month) => ({ ...place, ...month })));
  if (blocks.length > 0) await db.insert(fileAnalysisItems).values(blocks.map((block) => ({ ...place, ...block })));
  for (const valor of entered.rates) {
    const motivo = 'FAP consultado no portal do FAP e RAT da GFIP.';
    const choice = { tipo: valor.tipo, chave: valor.inscricao, valor, motivo, ...author };
    await db.insert(fileAnalysisChoices).values({ id_tenant: tenant.id, id_apuracao, ...choice });
  }
  for (const mapping of entered.mappings) {
    const kept = { ...mapping, confirmada: true, compartilhada: false, ...author };
    await db.insert(rubricaMappings).values({ id_tenant: tenant.id, id_client, ...kept });
  }
  if (servico === 'PREVIDENCIARIO') {
    const columns = { assinatura: headingsKey(demoHeadings), cabecalhos: demoHeadings, colunas: demoColumns };
    await db.insert(sheetColumnMappings).values({ id_tenant: tenant.id, id_client, ...columns, ...author });
  }
  await fillAnalysisPayments(db, { place: { id_tenant: tenant.id, id_apuracao }, servico, months, author, today });
  return selectedCredit(months, asOf);
}

type Choices = ReturnType<typeof payrollChoices> | { rates: []; mappings: [] };

/** The rates of the establishment, which a sheet does not contain, and the rubricas that the analyst confirmed. */
function payrollChoices(inscricao: string) {
  const rates = { tipo: 'estabelecimento' as const, inscricao, rat: 2, fap: 1.1, fpas: '515', codTercs: '0115' };
  const mappings = demoRubricas.flatMap(({ code, description, nature, confirmed }) =>
    confirmed === undefined
      ? []
      : [{ tabela: 'PLANILHA', codigo: code, descricao: description, natureza: nature, verba: confirmed }],
  );
  return { rates: [rates], mappings };
}

async function runEngine(
  input: { servico: FileAnalysisService; cnpj: string; asOf: string },
  sent: readonly SentFile[],
  { rates, mappings }: Choices,
) {
  const tempDir = await mkdtemp(join(tmpdir(), 'restitui-demo-'));
  const blocks: Parameters<Parameters<typeof runPayrollEngine>[1]['store']>[0][] = [];
  try {
    const paths: Partial<Record<SentFile['campo'], string>> = {};
    for (const { campo, nome, content } of sent) {
      const path = join(tempDir, nome);
      paths[campo] = path;
      await writeFile(path, content);
    }
    const payroll = {
      mapeamento: mappings.map((mapping) => ({ ...mapping, confirmada: true, cliente: input.cnpj })),
      estabelecimentos: rates.map(({ rat, fap, ...rest }) => ({ ...rest, rat: String(rat), fap: String(fap) })),
      ...{ acoes: [], pagamentos: [] },
    };
    const result = await engines[input.servico](
      {
        ...{ ...input, tempDir, principal: paths.principal, complemento: paths.complemento },
        options: {
          payroll,
          sheets: [{ assinatura: headingsKey(demoHeadings), colunas: demoColumns }],
          ...{ doubts: [], rectifying: [], rejected: [] },
          payments: [],
        },
      },
      {
        onProgress: () => undefined,
        store: async (block) => void blocks.push(block),
      },
    );
    return { result, blocks };
  } finally {
    await rm(tempDir, { recursive: true, force: true });
  }
}

/** Two years up to the month before the last, and three months whose claim has expired. */
function monthsOf(asOf: string): TaxMonth[] {
  const last = addMonths(taxMonthOfDay(asOf), -2);
  const before = [...Array(24).keys()].map((at) => addMonths(last, at - 23));
  return [-63, -62, -61].map((at) => addMonths(last, at)).concat(before);
}

function payrollFile({ product }: DemoAssessment, asOf: string, random: Seeded): SentFile[] {
  const content = Buffer.from(payrollSheet(monthsOf(asOf), random));
  return [{ campo: 'complemento', nome: `folha-${product.client.cnpjcpf}.csv`, content }];
}

function spedFile({ product }: DemoAssessment, asOf: string, random: Seeded): SentFile[] {
  const { cnpjcpf: cnpj, razao_social, estado } = product.client;
  const efds = monthsOf(asOf).map((month): [string, string] => [
    efdName(month),
    efdText(month, { cnpj, razao_social, estado }, random),
  ]);
  return [{ campo: 'principal', nome: `efd-${cnpj}.zip`, content: zipOf(efds, asOf) }];
}

function spedFilesWithNotes({ product }: DemoAssessment, asOf: string, random: Seeded): SentFile[] {
  const { cnpjcpf: cnpj, razao_social, estado } = product.client;
  const efds: [string, string][] = [];
  const notes: [string, string][] = [];
  for (const month of monthsOf(asOf)) {
    const written = nonCumulativeMonth(month, { cnpj, razao_social, estado }, random);
    efds.push([efdName(month), written.efd]);
    notes.push(...written.notes);
  }
  return [
    { campo: 'principal', nome: `efd-${cnpj}.zip`, content: zipOf(efds, asOf) },
    { campo: 'complemento', nome: `notas-${cnpj}.zip`, content: zipOf(notes, asOf) },
  ];
}

const efdName = (month: TaxMonth) => `efd-${taxMonthKey(month)}.txt`;

function zipOf(files: readonly [name: string, text: string][], asOf: string): Buffer {
  const entries = files.map(([name, text]): [string, Uint8Array] => [
    name,
    Buffer.from(text, name.endsWith('.xml') ? 'utf8' : 'latin1'),
  ]);
  return Buffer.from(zipSync(Object.fromEntries(entries), { mtime: `${asOf}T12:00:00` }));
}

function selectedCredit(months: Awaited<ReturnType<typeof runPayrollEngine>>['months'], asOf: string): number {
  return months
    .filter(({ row }) => row.prescreve_em !== null && row.prescreve_em >= asOf)
    .flatMap(({ row }) => row.celulas)
    .filter(({ classe, contavel }) => contavel && defaultClasses.includes(classe))
    .reduce((cents, { credito }) => cents + credito, 0);
}

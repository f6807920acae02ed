import { type Day, toDay } from '@restitui/brazil/day.ts';
import { type Cents, integerCents, sumOfCents } from '@restitui/brazil/money.ts';
import { taxMonthOfDay } from '@restitui/brazil/tax-month.ts';
import { percentOfCents } from '@restitui/domain/recovery/credits/selic-correction.ts';
import { defaultClasses } from '@restitui/domain/recovery/file-analyses/analysis-class.ts';
import type { FileAnalysisService } from '@restitui/domain/recovery/file-analyses/file-analysis-service.ts';
import { periodOfSortable } from '@restitui/domain/recovery/file-analyses/period-text.ts';
import { analysisRequests } from '../../features/recovery/file-analyses/analysis-requests.table.ts';
import type { StoredMonth } from '../../features/recovery/file-analyses/file-analyses.table.ts';
import { refundRequests } from '../../features/simples/refund-requests/refund-requests.table.ts';
import { localSelicSource } from '../../platform/local-selic.ts';
import type { Db } from '../tenant-scope.ts';
import { correctedAmount } from './corrected-amount.ts';
import { dayBefore } from './demo.ts';
import { Seeded } from './seeded.ts';

type RequestRow = typeof refundRequests.$inferInsert;
type Author = Pick<RequestRow, 'id_user' | 'nome' | 'at'>;
type Course = Pick<typeof refundRequests.$inferSelect, 'tipo' | 'situacao' | 'protocolo'> & {
  /** Days since the request, the decision and the money. */
  days: readonly [requested: number, decided?: number | undefined, received?: number];
  isPartial?: boolean;
};

const receipts = { EXCLUSAO_DE_ICMS_E_ST: '84.10.27.55.63-09', PREVIDENCIARIO: '1.1.0000000028815504417' };

/** Requests of the oldest months that have not expired, one per month. */
const courses: Record<FileAnalysisService, readonly Course[]> = {
  EXCLUSAO_DE_ICMS_E_ST: [
    { ...{ tipo: 'RESTITUICAO', situacao: 'PAGO', protocolo: '27315.40862.1.2.04-7701' }, days: [60, 12, 2] },
    {
      ...{ tipo: 'RESTITUICAO', situacao: 'DEFERIDO', protocolo: '41187.20936.1.2.04-3385' },
      ...{ days: [40, 7], isPartial: true },
    },
    { ...{ tipo: 'RESTITUICAO', situacao: 'PEDIDO', protocolo: '30592.81764.1.2.04-9120' }, days: [370] },
    {
      ...{ tipo: 'COMPENSACAO', situacao: 'PAGO', protocolo: '11846.90273.1.3.04-5563' },
      days: [20, undefined, 15],
    },
    { ...{ tipo: 'RESTITUICAO', situacao: 'A_PEDIR', protocolo: '' }, days: [0] },
  ],
  PREVIDENCIARIO: [
    { ...{ tipo: 'COMPENSACAO', situacao: 'DEFERIDO', protocolo: '18342.70915.1.3.04-2210' }, days: [30] },
    { ...{ tipo: 'RESTITUICAO', situacao: 'PEDIDO', protocolo: '30917.55128.1.2.04-8816' }, days: [30] },
  ],
};

interface AnalysedAssessment {
  place: Pick<RequestRow, 'id_tenant' | 'id_apuracao'>;
  servico: FileAnalysisService;
  months: readonly { periodo: string; row: StoredMonth }[];
  author: Author;
  /** `AAAA-MM-DD`. */
  today: string;
}

/** Stores the requests of an analysis with their steps and theses. */
export async function fillAnalysisPayments(db: Db, { place, servico, months, author, today }: AnalysedAssessment) {
  const open = months.flatMap(({ periodo, row: { celulas, pagamento, prescreve_em } }) => {
    const cells = celulas.filter((cell) => cell.contavel && cell.credito > 0 && defaultClasses.includes(cell.classe));
    if (cells.length === 0 || !pagamento || !prescreve_em || prescreve_em < today) return [];
    return [{ periodo, cells, pago_em: toDay(pagamento), prescreve_em: toDay(prescreve_em) }];
  });
  const series = await localSelicSource.months();
  for (const [at, course] of courses[servico].entries()) {
    const month = open[at];
    if (!month) break;
    const { periodo, cells, pago_em, prescreve_em } = month;
    const valor = sumOfCents(cells.map(({ credito }) => integerCents(credito)));
    const { tipo, situacao } = course;
    const onOrAfterPayment = (days: number): Day => toDay([dayBefore(today, days), pago_em].sort().at(-1) ?? today);
    const isMade = situacao !== 'A_PEDIR';
    const requested = onOrAfterPayment(course.days[0]);
    const protocolo =
      tipo === 'COMPENSACAO' ? perDcompOn(course.protocolo, requested, place.id_apuracao) : course.protocolo;
    const state = { tipo, situacao, protocolo, data: isMade ? requested : null, version: 1 };
    const request = { ...place, ...author, ...state };
    await db.insert(refundRequests).values({
      ...{ ...request, competencia: periodOfSortable(periodo), pagamento: '1', pago_em, prescreve_em, valor },
      ...{
        valor_pedido: isMade ? valor : null,
        retificadora: receipts[servico],
        ...outcome(course, valor, onOrAfterPayment, (granted, day) =>
          correctedAmount({ competencia: periodOfSortable(periodo), pago_em }, granted, taxMonthOfDay(day), series),
        ),
      },
    });
    if (!isMade) continue;
    await db.insert(analysisRequests).values(
      cells.map(({ tese, nome, credito }) => ({
        ...{ ...request, periodo, tese, tese_nome: nome, valor_pedido: integerCents(credito), pedido: '1' },
      })),
    );
  }
}

/** Returns a PER/DCOMP of one assessment with the day on which it was sent, by which the compensation report names it. */
function perDcompOn(number: string, day: Day, id_apuracao: string): string {
  const [, second, ...rest] = number.split('.');
  const [year = '', month = '', date = ''] = day.split('-');
  return [new Seeded('per-dcomp', id_apuracao).digits(5), second, `${date}${month}${year.slice(2)}`, ...rest].join('.');
}

function outcome(
  { days: [, decided, received], isPartial }: Course,
  valor: Cents,
  on: (days: number) => Day,
  corrected: (granted: Cents, day: Day) => Cents,
) {
  const granted = isPartial ? percentOfCents(valor, '80.00') : valor;
  return {
    ...(decided !== undefined && {
      despacho_resultado: isPartial ? ('DEFERIDO_EM_PARTE' as const) : ('DEFERIDO' as const),
      ...{ despacho_data: on(decided), despacho_valor: granted },
      despacho_motivo: isPartial ? 'Parte dos débitos não foi alterada na DCTF retificadora.' : '',
    }),
    ...(received !== undefined && { recebido_em: on(received), recebido_valor: corrected(granted, on(received)) }),
  };
}

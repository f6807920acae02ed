import { darfCodeOf } from './darf-codes.ts';
import type { AnalysisCell, AnalysisMonthRow, FileAnalysis } from './file-analyses.api.ts';

/** A rule of general knowledge, not read in a public source, that an analyst must check before a claim. */
export interface PointToCheck {
  codigo: string;
  texto: string;
}

interface CheckedMonth extends Pick<AnalysisMonthRow, 'competencia' | 'pagamento_presumido' | 'regime'> {
  celulas: readonly Pick<AnalysisCell, 'credito'>[];
}

export interface CheckedAnalysis {
  servico: FileAnalysis['servico'];
  meses: readonly CheckedMonth[];
  arquivos: readonly Pick<FileAnalysis['arquivos'][number], 'tipo' | 'competencia' | 'situacao' | 'registros'>[];
}

const regimeWords = { CUMULATIVO: 'cumulativo', NAO_CUMULATIVO: 'não cumulativo' };

/** Months whose due date was moved in 2020 (SP-076). */
const movedDueDates: ReadonlySet<string> = new Set(['03/2020', '04/2020', '05/2020']);

/** Records of sales without VL_DESC, whose base itself is lowered by a retificadora (section 2). */
const withoutDiscount = ['C381', 'C481', 'C491', 'C601', 'C810', 'D201', 'D350'];

/** First year of the layouts 019 and 020 of the EFD ICMS/IPI. */
const firstUnreadLayout = 2025;

/**
 * Lists the points that concern an analysis of SPED files: the marks [G] of sped-engine. The first months of the layouts
 * 005 and 006 of the EFD-Contribuições are none, because the number of fields decides the layout (SP-023).
 */
export function pointsToCheck({ servico, meses, arquivos }: CheckedAnalysis): PointToCheck[] {
  if (servico !== 'EXCLUSAO_DE_ICMS_E_ST') return [];
  const claimed = meses.filter(({ celulas }) => celulas.some(({ credito }) => credito > 0));
  const unproven = claimed.filter(({ pagamento_presumido }) => pagamento_presumido);
  const moved = unproven.filter(({ competencia }) => movedDueDates.has(competencia));
  const lowered = recordsWithoutDiscount(arquivos);
  const hasUnreadLayout = arquivos.some(
    ({ tipo, competencia, situacao }) =>
      tipo === 'EFD_ICMS_IPI' && situacao === 'USADO' && Number(competencia?.slice(3)) >= firstUnreadLayout,
  );
  return [
    ...pointIf(
      unproven.length > 0,
      'CONFERIR_DARF',
      `Códigos de DARF com que se procura o pagamento: ${darfCodesOf(unproven)}.`,
    ),
    ...pointIf(
      moved.length > 0,
      'CONFERIR_VENCIMENTO',
      `Vencimento adiado em 2020, que conta para a prescrição: ${moved.map(({ competencia }) => competencia).join(', ')}.`,
    ),
    ...pointIf(
      claimed.length > 0 && lowered.length > 0,
      'CONFERIR_RETIFICACAO',
      `Registros sem campo de desconto (${lowered.join(', ')}): a retificadora reduz a própria base.`,
    ),
    ...pointIf(
      claimed.length > 0,
      'CONFERIR_BLOQUEIO',
      'Com fiscalização iniciada ou débito em dívida ativa, a retificadora não tem efeito (IN RFB 1.252/2012, art. 11).',
    ),
    ...pointIf(
      hasUnreadLayout,
      'CONFERIR_LEIAUTE',
      'Leiautes 019 (2025) e 020 (2026) da EFD ICMS/IPI: os campos são lidos nas posições dos leiautes anteriores.',
    ),
    ...pointIf(
      claimed.length > 0,
      'CONFERIR_IRPJ_CSLL',
      'O principal recuperado é tributado por IRPJ e CSLL e a Selic não (STF, Tema 962). Estes tributos não são calculados aqui.',
    ),
  ];
}

/** Returns true for the remark of an older result that is listed as a point today. */
export function isPointToCheck({ codigo }: { codigo: string }): boolean {
  return codigo.startsWith('CONFERIR_');
}

/** Returns the remark of a month whose due date was moved. */
export function dueDatePoint(competencia: string): PointToCheck | undefined {
  return movedDueDates.has(competencia)
    ? {
        codigo: 'CONFERIR_VENCIMENTO',
        texto: 'A conferir: o vencimento deste mês foi adiado em 2020 e conta para a prescrição.',
      }
    : undefined;
}

function pointIf(applies: boolean, codigo: string, texto: string): PointToCheck[] {
  return applies ? [{ codigo, texto }] : [];
}

/** Of a file from before its records were counted, any of them is possible. */
function recordsWithoutDiscount(arquivos: CheckedAnalysis['arquivos']): string[] {
  const used = arquivos.filter(({ tipo, situacao }) => tipo === 'EFD_CONTRIBUICOES' && situacao === 'USADO');
  return withoutDiscount.filter((name) =>
    used.some(({ registros }) => !registros || registros.lidos.some(({ registro }) => registro === name)),
  );
}

/** A month of both regimes, or of an older result without its regime, needs the codes of both. */
function darfCodesOf(months: readonly CheckedMonth[]): string {
  const regimes = (['CUMULATIVO', 'NAO_CUMULATIVO'] as const).filter((regime) =>
    months.some((month) => month.regime === regime || (month.regime ?? 'MISTO') === 'MISTO'),
  );
  return regimes
    .map(
      (regime) => `PIS ${darfCodeOf('PIS', regime)} e COFINS ${darfCodeOf('COFINS', regime)} (${regimeWords[regime]})`,
    )
    .join('; ');
}

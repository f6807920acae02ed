import type { ChoiceValue } from '@restitui/domain/recovery/file-analyses/analysis-choices.ts';
import { sortablePeriod } from '@restitui/domain/recovery/file-analyses/period-text.ts';
import type { PayrollOptions } from '@restitui/payroll-engine/payroll-options.ts';
import { parsePeriod } from '@restitui/payroll-engine/payroll-period.ts';
import type { KnownLayout } from '@restitui/payroll-engine/sheet/sheet-columns.ts';
import type { ChoiceRow, MappingRow } from './analysis-choices.repository.ts';

/** Choices of analysts as an engine takes them. */
export interface RunOptions {
  payroll: Omit<PayrollOptions, 'as_of' | 'mes_restituicao' | 'classes'>;
  /** Columns of the client's payroll sheets. */
  sheets: KnownLayout[];
  /** Doubts that count, by month `MM/AAAA`. */
  doubts: [month: string, codes: string[]][];
  /** Payment days by month `MM/AAAA`; null for a month that was not paid. */
  payments: [month: string, day: string | null][];
  /** Names of the chosen retificadoras by month `MM/AAAA`. */
  rectifying: [month: string, name: string][];
  /** Rejected credits, and documents as `CREDIT name`, by month `MM/AAAA`. */
  rejected: [month: string, { credits: string[]; documents: string[] }][];
}

/** Collects the choices of an assessment and the mapping of its client. */
export function runOptions(
  choices: readonly Pick<ChoiceRow, 'valor'>[],
  mappings: readonly MappingRow[],
  id_client: string,
  sheets: readonly KnownLayout[] = [],
): RunOptions {
  const values = choices.map(({ valor }) => valor);
  const payments = values.filter(isOf('pagamento'));
  const company = values.find(isOf('empresa'));
  const doubts = values.filter(isOf('duvida')).filter(({ conta }) => conta);
  const rejections = values.filter(isOf('rejeicao')).filter(({ rejeita }) => rejeita);
  return {
    payroll: {
      dctfweb_inicio: company?.dctfweb_inicio ? sortablePeriod(company.dctfweb_inicio) : undefined,
      classTrib: company?.classTrib ?? undefined,
      mapeamento: [...mappings]
        // The last entry of a rubrica prevails: that of the client before what others share.
        .sort((a, b) => Number(a.id_client === id_client) - Number(b.id_client === id_client))
        .map(({ tabela, codigo, verba, confirmada, descricao, natureza, id_client: cliente }) => ({
          ...{ tabela, codigo, verba, confirmada, descricao, natureza, cliente },
        })),
      estabelecimentos: values.filter(isOf('estabelecimento')).map(({ inscricao, rat, fap, fpas, codTercs }) => ({
        ...{ inscricao, fpas, codTercs },
        rat: rat === null ? null : String(rat),
        fap: fap === null ? null : String(fap),
      })),
      acoes: values
        .filter(isOf('acao'))
        .map(({ posicao, ajuizada_em, transito_em }) => ({ posicao, ajuizada_em, transito_em })),
      pagamentos: payments.flatMap(({ competencia, data }) => {
        const parsed = parsePeriod(sortablePeriod(competencia));
        return parsed ? [{ competencia: parsed, data }] : [];
      }),
    },
    sheets: sheets.map(({ assinatura, colunas }) => ({ assinatura, colunas })),
    doubts: [...Map.groupBy(doubts, ({ competencia }) => competencia)].map(([month, list]) => [
      month,
      list.map(({ codigo }) => codigo),
    ]),
    payments: payments.map(({ competencia, data }) => [competencia, data]),
    rejected: [...Map.groupBy(rejections, ({ competencia }) => competencia)].map(([month, list]) => [
      month,
      {
        credits: list.filter(({ documento }) => documento === null).map(({ tese }) => tese),
        documents: list.flatMap(({ tese, documento }) => (documento === null ? [] : [`${tese} ${documento}`])),
      },
    ]),
    rectifying: values.filter(isOf('retificadora')).map(({ competencia, arquivo }) => [competencia, arquivo]),
  };
}

function isOf<T extends ChoiceValue['tipo']>(tipo: T) {
  return (value: ChoiceValue): value is Extract<ChoiceValue, { tipo: T }> => value.tipo === tipo;
}

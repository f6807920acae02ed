import { sumOfReais } from '@restitui/brazil/money.ts';
import type { AnalysisMonthRow, ContributionRegime } from './file-analyses.api.ts';

export const regimeLabels: Record<ContributionRegime, string> = {
  CUMULATIVO: 'Cumulativo',
  NAO_CUMULATIVO: 'Não cumulativo',
  MISTO: 'Cumulativo e não cumulativo',
};

type Amounts = AnalysisMonthRow['valores'];

export interface IcmsPart {
  codigo: 'icms_a_excluir' | 'icms_ja_excluido' | 'icms_em_duvida' | 'icms_devolucoes';
  nome: string;
  /** In reais. */
  valor: number;
}

/** The ICMS of a month's sales, and its four parts, which add up to it (SP-111). In reais. */
export interface IcmsOfMonth {
  destacado: number;
  partes: IcmsPart[];
}

/** Amounts of both contributions under one name, in reais. */
export interface ContributionLine {
  codigo: string;
  nome: string;
  pis: number;
  cofins: number;
}

/** Returns true for a month of SPED files. */
export function isSpedMonth({ valores }: Pick<AnalysisMonthRow, 'valores'>): boolean {
  return 'icms_destacado' in valores;
}

/** Returns how the file of a month was sent, in words; empty for an older result. */
export function escrituracaoLabel({ regime, retificadora }: Pick<AnalysisMonthRow, 'regime' | 'retificadora'>): string {
  if (!regime) return '';
  return `${regimeLabels[regime]}, ${retificadora ? 'retificadora' : 'original'}`;
}

/** Divides the ICMS of a month into its parts. */
export function icmsOfMonth(valores: Amounts): IcmsOfMonth {
  const part = (codigo: IcmsPart['codigo'], nome: string): IcmsPart => ({ codigo, nome, valor: valores[codigo] ?? 0 });
  return {
    destacado: valores.icms_destacado ?? 0,
    partes: [
      part('icms_a_excluir', 'A excluir: ainda na base'),
      part('icms_ja_excluido', 'Já excluído pela empresa'),
      part('icms_em_duvida', 'Em dúvida: depende de escolha ou de documento'),
      part('icms_devolucoes', 'De vendas devolvidas'),
    ],
  };
}

const reductions = [
  ['icms', 'Redução pelo ICMS'],
  ['st', 'Redução pelo ICMS-ST'],
  ['mono', 'Redução pelos monofásicos'],
] as const;

/** Lists what falls, what was due before and after, and what is freed, without lines of 0 (SP-120). In reais. */
export function contributionLines(valores: Amounts): ContributionLine[] {
  const line = (codigo: string, nome: string, pis: string, cofins: string): ContributionLine => ({
    ...{ codigo, nome },
    pis: valores[pis] ?? 0,
    cofins: valores[cofins] ?? 0,
  });
  const ofBoth = (codigo: string, nome: string) => line(codigo, nome, `pis_${codigo}`, `cofins_${codigo}`);
  const parts = reductions.map(([name, nome]) => line(name, nome, `${name}_pis`, `${name}_cofins`)).filter(hasAmount);
  const sum: ContributionLine = {
    ...{ codigo: 'reducao', nome: 'Redução total' },
    pis: sumOfReais(parts.map(({ pis }) => pis)),
    cofins: sumOfReais(parts.map(({ cofins }) => cofins)),
  };
  return [
    ...parts,
    ...(parts.length > 1 ? [sum] : []),
    ...[line('estorno', 'Créditos de compra a estornar', 'mono_estorno_pis', 'mono_estorno_cofins')].filter(hasAmount),
    ofBoth('devido_antes', 'Devido antes'),
    ofBoth('devido_depois', 'Devido depois'),
    ofBoth('a_recuperar', 'Pagamento a recuperar'),
    ...[
      ofBoth('retencao_liberada', 'Retenção liberada'),
      ofBoth('credito_liberado', 'Crédito liberado'),
      ofBoth('credito_aproveitado', 'Crédito liberado antes, aproveitável neste mês'),
    ].filter(hasAmount),
  ];
}

function hasAmount({ pis, cofins }: ContributionLine): boolean {
  return pis !== 0 || cofins !== 0;
}

import type { PositionClass } from '@restitui/domain/recovery/file-analyses/analysis-class.ts';
import type { AmountName, MonthRow } from '@restitui/sped-engine/months/month-row.ts';
import type { StoredCell } from './file-analyses.table.ts';

interface Thesis {
  tese: 'ICMS' | 'ST' | 'MONO';
  nome: string;
  classe: PositionClass;
  fonte: string;
  condicoes: string;
  reductions: { base: AmountName; pis: AmountName; cofins: AmountName };
}

const proof = 'Prova do pagamento (DARF ou DCOMP) e EFD-Contribuições e DCTF retificadas.';

/** The three credits of the SPED engine with their law (sped-engine, section 2). */
export const theses: readonly Thesis[] = [
  {
    tese: 'ICMS',
    nome: 'ICMS na base de PIS/COFINS',
    classe: 'RECONHECIDA',
    fonte: 'STF Tema 69 (RE 574.706, ED de 13/05/2021); Parecer SEI 7698/2021; IN RFB 2.121/2022 arts. 25 e 26',
    condicoes: proof,
    reductions: { base: 'icms_a_excluir', pis: 'icms_pis', cofins: 'icms_cofins' },
  },
  {
    tese: 'ST',
    nome: 'ICMS-ST do substituído',
    classe: 'RECONHECIDA',
    fonte: 'STJ Tema 1125 (REsp 1.896.678, 13/12/2023); Parecer SEI 4090/2024',
    condicoes: `${proof} O ICMS-ST vem da nota de venda ou do C185: confira com a compra.`,
    reductions: { base: 'st_a_excluir', pis: 'st_pis', cofins: 'st_cofins' },
  },
  {
    tese: 'MONO',
    nome: 'Monofásicos tributados na revenda',
    classe: 'NAO_INCIDE_POR_LEI',
    fonte: 'Leis 10.147/2000, 10.485/2002, 13.097/2015 e 9.718/1998 art. 4; MP 2.158-35/2001 art. 42',
    condicoes: `${proof} Créditos da compra são estornados.`,
    reductions: { base: 'mono_base', pis: 'mono_pis', cofins: 'mono_cofins' },
  },
];

/** Use of freed credits in later months: in no total until the class is ticked (SP-074). */
const chain = {
  tese: 'CADEIA',
  nome: 'Crédito liberado aproveitado em meses seguintes',
  classe: 'INDEFINIDA' as const,
  fonte: 'Leis 10.637/2002 e 10.833/2003, art. 3º § 4º; sem Selic (Lei 10.833/2003, art. 13)',
  condicoes:
    'Retificadoras de todos os meses da cadeia, na ordem. Só é pagamento indevido se o crédito for transportado nelas.',
};

/** Returns the law of a credit. */
export function lawOf(tese: Thesis['tese']): string {
  return theses.find((thesis) => thesis.tese === tese)?.fonte ?? '';
}

/** Builds the cells of a month: what is recoverable, divided by the reductions that made it so. Cents. */
export function spedCells(month: MonthRow, isPaid: boolean): StoredCell[] {
  const pis = divide(
    month.pis_a_recuperar,
    theses.map(({ reductions }) => month[reductions.pis]),
  );
  const cofins = divide(
    month.cofins_a_recuperar,
    theses.map(({ reductions }) => month[reductions.cofins]),
  );
  const own = theses.flatMap(({ reductions, ...thesis }, at): StoredCell[] => {
    const partes = { pis: pis[at] ?? 0, cofins: cofins[at] ?? 0 };
    const base = month[reductions.base];
    const doubtful = thesis.tese === 'ICMS' ? month.icms_em_duvida : 0;
    if (base === 0 && doubtful === 0 && partes.pis + partes.cofins === 0) return [];
    return [cellOf(thesis, { base, partes, doubtful, isPaid })];
  });
  const used = { pis: month.pis_credito_aproveitado, cofins: month.cofins_credito_aproveitado };
  return used.pis + used.cofins === 0 ? own : [...own, cellOf(chain, { base: 0, partes: used, doubtful: 0, isPaid })];
}

function cellOf(
  thesis: Pick<StoredCell, 'tese' | 'nome' | 'classe' | 'fonte' | 'condicoes'>,
  {
    base,
    partes,
    doubtful,
    isPaid,
  }: { base: number; partes: { pis: number; cofins: number }; doubtful: number; isPaid: boolean },
): StoredCell {
  return {
    ...thesis,
    verba: null,
    a_conferir: false,
    contavel: isPaid,
    acao_em: null,
    trabalhadores: 0,
    base,
    suspenso: 0,
    a_confirmar: doubtful,
    partes,
    credito: partes.pis + partes.cofins,
  };
}

/** Divides an amount by weights, cut to the cent; the cents that are left go to the first weights. */
export function divide(amount: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total <= 0) return weights.map(() => 0);
  const shares = weights.map((weight) => Number((BigInt(amount) * BigInt(weight)) / BigInt(total)));
  let left = amount - shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share, at) => {
    if (left === 0 || (weights[at] ?? 0) === 0) return share;
    left--;
    return share + 1;
  });
}

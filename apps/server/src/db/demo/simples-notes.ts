import { type TaxMonth, taxMonthParts } from '@restitui/brazil/tax-month.ts';
import type { Group, ItemLine, MonthOfNotes } from '@restitui/tax-engine/engine-types.ts';
import { emptyNotes } from '@restitui/tax-engine/months/note-figures.ts';
import { toAlert } from '@restitui/tax-engine/notes/alert-catalogue.ts';
import { classifySt, describeSt } from '@restitui/tax-engine/notes/icms-st.ts';
import { cfopClass } from '@restitui/tax-engine/rules/cfop-class.ts';
import { nameTraits } from '@restitui/tax-engine/rules/name-traits.ts';
import { classifyNcm } from '@restitui/tax-engine/rules/ncm-classify.ts';
import { describeNcm } from '@restitui/tax-engine/rules/ncm-describe.ts';
import { accessKey } from './documents.ts';
import type { Seeded } from './seeded.ts';
import { type Good, shelves } from './shelves.data.ts';
import type { Shelf } from './trades.data.ts';

interface Sales {
  taxMonth: TaxMonth;
  cnpj: string;
  estado: string;
  shelf: Shelf;
  /** Total of the month's notes. */
  cents: number;
}

/** Generates a few items sold, sometimes a return, and the month that they sum up to. */
export function notesOfMonth(sales: Sales, random: Seeded): { notes: MonthOfNotes; lines: ItemLine[] } {
  const goods = random.some(shelves[sales.shelf], random.between(8, 12));
  const returned = random.chance(0.12) ? Math.round(sales.cents * 0.015) : 0;
  const amounts = split(sales.cents + returned, goods, random);
  const lines = goods.map((good, i) => lineOf(sales, good, amounts[i] as number, i, random));
  const [first] = goods;
  if (returned > 0 && first) lines.push(lineOf(sales, first, -returned, goods.length, random));
  lines.sort((a, b) => a.emissao.localeCompare(b.emissao));
  return { notes: sumUp(sales, lines), lines };
}

/** Splits a total by weight; the parts sum up to it. */
function split(cents: number, goods: Good[], random: Seeded): number[] {
  const weights = goods.map(({ weight }) => weight * (0.6 + random.next() * 0.8));
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const shares = weights.map((weight) => Math.floor((cents * weight) / whole));
  shares[0] = (shares[0] as number) + cents - shares.reduce((sum, share) => sum + share, 0);
  return shares;
}

function lineOf({ taxMonth, cnpj, estado }: Sales, good: Good, valor: number, i: number, random: Seeded): ItemLine {
  const { year, month } = taxMonthParts(taxMonth);
  const day = `${year}-${String(month).padStart(2, '0')}-${String(random.between(1, 28)).padStart(2, '0')}`;
  const isReturn = valor < 0;
  const modelo = isReturn || valor > 400_000 ? '55' : '65';
  const numero = String((year - 2020) * 12_000 + month * 1_000 + i * 80 + random.between(1, 79));
  const cst_icms = good.st ? '500' : '102';
  const cfop = isReturn ? (good.st ? '1411' : '1202') : good.st ? '5405' : '5102';
  const st = classifySt(cst_icms, cfop, cfopClass(cfop));
  const { verdict, reason, row } = classifyNcm({
    ...good,
    extipi: '',
    traits: nameTraits(good.produto),
    day,
    newVehicle: false,
  });
  const ncm = describeNcm(good.ncm, reason, row);
  const time = `${random.between(8, 19)}`.padStart(2, '0');
  return {
    competencia: taxMonth,
    chave: accessKey({ estado, year, month, cnpj, modelo, numero }, random),
    modelo,
    serie: '1',
    numero,
    emissao: `${day}T${time}:${random.between(10, 59)}:${random.between(10, 59)}-03:00`,
    emitente: cnpj,
    item: 1,
    codigo: good.ncm.slice(-4) + String(good.produto.length).padStart(3, '0'),
    produto: good.produto,
    ncm: good.ncm,
    cest: good.cest,
    extipi: '',
    cfop,
    cst_icms,
    cst_pis: verdict === 'yes' ? '04' : '49',
    cst_cofins: verdict === 'yes' ? '04' : '49',
    valor,
    grupo: groupOf(st.st, verdict === 'yes'),
    anexo: 'I',
    revisar: verdict === 'review',
    regra: `${ncm.regra} ${describeSt(cst_icms, cfop, st.reason)}`,
    lei: [ncm.lei, st.st || ncm.lei === '' ? 'LC 123/2006 art. 18 § 4º-A I' : ''].filter(Boolean).join('; '),
  };
}

function groupOf(st: boolean, mono: boolean): Group {
  if (mono) return st ? 'both' : 'mono';
  return st ? 'st' : 'none';
}

function sumUp({ taxMonth, cnpj }: Sales, lines: ItemLine[]): MonthOfNotes {
  const notes = emptyNotes(taxMonth);
  for (const { grupo, valor } of lines) notes.groups.I[grupo] += valor;
  const sold = lines.filter(({ valor }) => valor > 0);
  const toReview = sold.filter(({ revisar }) => revisar).reduce((sum, { valor }) => sum + valor, 0);
  return {
    ...notes,
    unflooredTotal: lines.reduce((sum, { valor }) => sum + valor, 0),
    hasSales: true,
    items: {
      total: sold.length,
      mono: sold.filter(({ grupo }) => grupo === 'mono' || grupo === 'both').length,
      st: sold.filter(({ grupo }) => grupo === 'st' || grupo === 'both').length,
    },
    establishments: [cnpj],
    byEstablishment: [{ cnpj, groups: notes.groups }],
    alerts: toReview > 0 ? [toAlert('MONO_REVISAR', toReview)] : [],
  };
}

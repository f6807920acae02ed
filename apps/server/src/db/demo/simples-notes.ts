import { type TaxMonth, taxMonthParts } from '@restitui/brazil/tax-month.ts';
import type { Group, GroupCents } from '@restitui/tax-engine/engine-types.ts';
import { classifySt } from '@restitui/tax-engine/notes/icms-st.ts';
import { cfopClass } from '@restitui/tax-engine/rules/cfop-class.ts';
import { nameTraits } from '@restitui/tax-engine/rules/name-traits.ts';
import { classifyNcm } from '@restitui/tax-engine/rules/ncm-classify.ts';
import { accessKey } from './documents.ts';
import { gtinOf } from './gtin.ts';
import type { Seeded } from './seeded.ts';
import { type Good, shelves } from './shelves.data.ts';
import type { SoldItem } from './simples-sold-item.ts';
import type { Shelf } from './trades.data.ts';

interface Sales {
  taxMonth: TaxMonth;
  cnpj: string;
  estado: string;
  shelf: Shelf;
  /** Total of the month's notes. */
  cents: number;
}

/** Generates a few items sold, each in a note of its own, and sometimes a return. */
export function salesOfMonth(sales: Sales, random: Seeded): SoldItem[] {
  const goods = random.some(shelves[sales.shelf], random.between(8, 12));
  const returned = random.chance(0.12) ? Math.round(sales.cents * 0.015) : 0;
  const amounts = split(sales.cents + returned, goods, random);
  const items = goods.map((good, i) => itemOf(sales, good, amounts[i] as number, i, random));
  const [first] = goods;
  if (returned > 0 && first) items.push(itemOf(sales, first, -returned, goods.length, random));
  return items.sort((a, b) => a.emissao.localeCompare(b.emissao));
}

/** Sums the items in the groups in which an accountant who segregates correctly declares them. */
export function groupsOf(items: readonly SoldItem[]): GroupCents {
  const groups: GroupCents = { none: 0, st: 0, mono: 0, both: 0 };
  for (const { grupo, valor } of items) groups[grupo] += valor;
  return groups;
}

/** Splits a total by weight; the parts sum up to it. */
function split(cents: number, goods: Good[], random: Seeded): number[] {
  const weights = goods.map(({ weight }) => weight * (0.6 + random.next() * 0.8));
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const shares = weights.map((weight) => Math.floor((cents * weight) / whole));
  shares[0] = (shares[0] as number) + cents - shares.reduce((sum, share) => sum + share, 0);
  return shares;
}

function itemOf({ taxMonth, cnpj, estado }: Sales, good: Good, valor: number, i: number, random: Seeded): SoldItem {
  const { year, month } = taxMonthParts(taxMonth);
  const day = `${year}-${String(month).padStart(2, '0')}-${String(random.between(1, 28)).padStart(2, '0')}`;
  const isReturn = valor < 0;
  const modelo = isReturn || valor > 400_000 ? '55' : '65';
  const numero = String((year - 2020) * 12_000 + month * 1_000 + i * 80 + random.between(1, 79));
  const cst_icms = good.st ? '500' : '102';
  const cfop = isReturn ? (good.st ? '1411' : '1202') : good.st ? '5405' : '5102';
  const { st } = classifySt(cst_icms, cfop, cfopClass(cfop));
  const facts = { ...good, extipi: '', traits: nameTraits(good.produto), day, newVehicle: false };
  const isMono = classifyNcm(facts).verdict === 'yes';
  const time = `${random.between(8, 19)}`.padStart(2, '0');
  return {
    chave: accessKey({ estado, year, month, cnpj, modelo, numero }, random),
    modelo,
    serie: '1',
    numero,
    emissao: `${day}T${time}:${random.between(10, 59)}:${random.between(10, 59)}-03:00`,
    emitente: cnpj,
    item: 1,
    codigo: good.ncm.slice(-4) + String(good.produto.length).padStart(3, '0'),
    gtin: gtinOf(good),
    produto: good.produto,
    ncm: good.ncm,
    cest: good.cest,
    cfop,
    cst_icms,
    cst_pis: isMono ? '04' : '49',
    cst_cofins: isMono ? '04' : '49',
    valor,
    grupo: groupOf(st, isMono),
  };
}

function groupOf(st: boolean, mono: boolean): Group {
  if (mono) return st ? 'both' : 'mono';
  return st ? 'st' : 'none';
}

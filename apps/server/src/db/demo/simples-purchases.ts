import { taxMonthParts } from '@restitui/brazil/tax-month.ts';
import { accessKey, Documents } from './documents.ts';
import { gtinOf } from './gtin.ts';
import { Seeded } from './seeded.ts';
import { type Good, shelves } from './shelves.data.ts';
import { type Company, purchaseXml } from './simples-note-xml.ts';
import type { SoldItem } from './simples-sold-item.ts';
import type { SoldMonth } from './simples-sold-month.ts';
import type { Shelf } from './trades.data.ts';

/** A shop buys from its distributor every so many months. */
const interval = 3;

/** A company of the normal regime that supplies the shops of one trade and state. */
function supplierOf(shelf: Shelf, estado: string): Company {
  const cnpj = new Documents(new Seeded('supplier', shelf, estado)).cnpj();
  return { cnpj, razao_social: 'DISTRIBUIDORA EXEMPLO LTDA', estado, crt: '3' };
}

/** Builds the notes by which a shop bought those of its goods whose purchase is known, as files by name. */
export function purchaseNotes(
  months: readonly SoldMonth[],
  shelf: Shelf,
  shop: Company,
): Readonly<Record<string, string>> {
  const goods = shelves[shelf].filter(({ bought }) => bought !== undefined);
  const supplier = supplierOf(shelf, shop.estado);
  const random = new Seeded('purchases', shop.cnpj);
  const bought = goods.length === 0 ? [] : months.filter((_, i) => i % interval === 0);
  return Object.fromEntries(
    bought.map(({ taxMonth }, order) => {
      const { year, month } = taxMonthParts(taxMonth);
      const numero = String(random.between(100_000, 900_000) + order);
      const parts = { estado: shop.estado, year, month, cnpj: supplier.cnpj, modelo: '55', numero };
      const note = {
        chave: accessKey(parts, random),
        modelo: '55',
        serie: '1',
        numero,
        emissao: `${year}-${String(month).padStart(2, '0')}-01T07:30:00-03:00`,
        emitente: supplier.cnpj,
      };
      const items = goods.map((good, i) => ({
        ...note,
        ...boughtItem(good),
        item: i + 1,
        valor: good.weight * 10_000,
      }));
      return [`${note.chave}-procNFe.xml`, purchaseXml(items, supplier, shop)];
    }),
  );
}

type BoughtItem = Omit<SoldItem, 'chave' | 'modelo' | 'serie' | 'numero' | 'emissao' | 'emitente' | 'item' | 'valor'>;

/** The supplier names its goods by other codes; barcode and NCM are the same. */
function boughtItem(good: Good): BoughtItem {
  const { produto, ncm, cest, st, bought } = good;
  const cst = bought === 'concentrated' ? '04' : '01';
  return {
    codigo: `D${ncm.slice(2)}`,
    gtin: gtinOf(good),
    produto,
    ncm,
    cest,
    cfop: st ? '5405' : '5102',
    cst_icms: st ? '60' : '00',
    cst_pis: cst,
    cst_cofins: cst,
    grupo: 'none',
  };
}

import { comparePeriods } from '@restitui/brazil/tax-month.ts';
import type { StoredProduct } from '@restitui/column-store/list-products.ts';
import type { Suspicion } from '@restitui/domain/simples/decisions/product-ledger.api.ts';
import { foldWords } from '@restitui/tax-engine/rules/name-traits.ts';

/**
 * Words that begin the name of a product, and the positions of the NCM in which it belongs. Only the beginning is
 * compared: 'SUPORTE PARA SHAMPOO' is no shampoo.
 */
const positions: readonly [name: string, words: RegExp, ncm: readonly string[]][] = [
  ['xampu', /^ (SHAMPOO|XAMPU|SHAMPO|CONDICIONADOR) /, ['3305']],
  ['sabonete', /^ SABONETE /, ['3401']],
  ['perfume', /^ (PERFUME|COLONIA|DEO COLONIA|EAU DE) /, ['3303']],
  ['desodorante', /^ (DESODORANTE|DES AEROSOL|ANTITRANSPIRANTE) /, ['3307']],
  ['creme dental', /^ (CREME DENTAL|PASTA DENTAL|ENXAGUANTE BUCAL|FIO DENTAL) /, ['3306']],
  ['maquiagem', /^ (BATOM|ESMALTE|RIMEL|MASCARA CILIOS|PROTETOR SOLAR) /, ['3304']],
  [
    'medicamento',
    /^ (DIPIRONA|PARACETAMOL|IBUPROFENO|AMOXICILINA|DORFLEX|NEOSALDINA|OMEPRAZOL|LOSARTANA) /,
    ['3003', '3004'],
  ],
  ['refrigerante', /^ (REFRIGERANTE|REFRIG|ENERGETICO|ISOTONICO|REFRESCO) /, ['2202', '2106']],
  ['cerveja', /^ (CERVEJA|CHOPE|CHOPP) /, ['2203', '2202']],
  ['água', /^ (AGUA MINERAL|AGUA COM GAS|AGUA SEM GAS) /, ['2201', '2202']],
  ['pneu', /^ PNEU /, ['4011', '4012']],
  ['câmara de ar', /^ CAMARA (DE )?AR /, ['4013']],
  ['bateria', /^ BATERIA AUTOMOTIVA /, ['8507']],
  ['filtro', /^ FILTRO (DE )?(OLEO|AR|COMBUSTIVEL) /, ['8421', '8409', '8708']],
  ['pastilha de freio', /^ PASTILHAS? (DE |DO )?FREIO /, ['8708', '6813', '8714']],
  ['amortecedor', /^ AMORTECEDOR /, ['8708', '8714', '8302']],
  ['vela de ignição', /^ VELA (DE )?IGNICAO /, ['8511']],
  ['óleo lubrificante', /^ OLEO (LUBRIFICANTE|MOTOR) /, ['2710', '3403']],
];

const cstOfMonofasico = '04';
const formatNcm = (ncm: string) => ncm.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1.$2.$3');
const isCounted = ({ months }: StoredProduct) => [...months.values()].some(({ counted }) => counted !== 0);
const firstMonth = ({ months }: StoredProduct) => [...months.keys()].sort(comparePeriods)[0] ?? '';

/** Returns a function that gives the suspicions of a product, compared with all others of the client. */
export function suspicionsAmong(products: readonly StoredProduct[]): (product: StoredProduct) => Suspicion[] {
  const byName = Map.groupBy(products, ({ codigo, produto }) => `${codigo}\u0002${foldWords(produto)}`);
  // Of each NCM the first product that counts and the first that does not: comparing all with all takes seconds.
  const counted = firstOfEach(products.filter(isCounted));
  const left = firstOfEach(products.filter((product) => !isCounted(product)));
  return (product) => {
    const sameName = byName.get(`${product.codigo}\u0002${foldWords(product.produto)}`) ?? [];
    return [
      againstName(product),
      changedNcm(sameName),
      markedAsMonofasico(product),
      treatedOtherwise(product, isCounted(product) ? left : counted),
    ].filter((found) => found !== undefined);
  };
}

function againstName({ produto, ncm }: StoredProduct): Suspicion | undefined {
  const name = foldWords(produto);
  const found = positions.find(([, words]) => words.test(name));
  if (!found || found[2].some((position) => ncm.startsWith(position))) return undefined;
  const [label, , [expected = '']] = found;
  const texto = `A descrição é de ${label}, e o NCM da nota é ${formatNcm(ncm) || 'vazio'}: ${label} fica na posição ${expected.slice(0, 2)}.${expected.slice(2)}.`;
  return { tipo: 'DESCRICAO_NCM', texto };
}

function changedNcm(sameName: readonly StoredProduct[]): Suspicion | undefined {
  const ncms = new Set(sameName.map(({ ncm }) => ncm));
  if (ncms.size < 2) return undefined;
  const inOrder = [...sameName].sort((a, b) => comparePeriods(firstMonth(a), firstMonth(b)));
  const changes = inOrder
    .filter(({ ncm }, i) => inOrder.findIndex((other) => other.ncm === ncm) === i)
    .map((one) => `${formatNcm(one.ncm) || 'sem NCM'} desde ${firstMonth(one)}`);
  return { tipo: 'NCM_MUDOU', texto: `O NCM deste produto mudou: ${changes.join(', ')}.` };
}

function markedAsMonofasico(product: StoredProduct): Suspicion | undefined {
  if (!product.cst.has(cstOfMonofasico) || isCounted(product)) return undefined;
  const texto = product.revisar
    ? 'A nota já traz o CST 04, de produto monofásico, e as regras deixam o produto à decisão do analista.'
    : 'A nota traz o CST 04, de produto monofásico, e pelas regras o produto não conta.';
  return { tipo: 'CST_04', texto };
}

/** Returns the first product of each NCM. */
function firstOfEach(products: readonly StoredProduct[]): ReadonlyMap<string, StoredProduct> {
  const first = new Map<string, StoredProduct>();
  for (const product of products) if (product.ncm !== '' && !first.has(product.ncm)) first.set(product.ncm, product);
  return first;
}

function treatedOtherwise(product: StoredProduct, treated: ReadonlyMap<string, StoredProduct>): Suspicion | undefined {
  const other = treated.get(product.ncm);
  if (!other) return undefined;
  const texto = `${other.produto} tem o mesmo NCM e ${isCounted(product) ? 'não conta' : 'conta'} como monofásico.`;
  return { tipo: 'TRATADO_DIFERENTE', texto };
}

import type { ItemKind } from '@restitui/column-store/item-block.ts';
import type { SuspicionKind } from '@restitui/domain/simples/decisions/product-ledger.api.ts';
import { expect, it } from 'vitest';
import type { LedgerRow } from './ledger-product.wire.ts';
import { openProducts, positionOf } from './legal-position.rules.ts';

const suspicions = (...kinds: SuspicionKind[]) => kinds.map((tipo) => ({ tipo, texto: '' }));

it.each([
  ['falta_prova', []],
  ['falta_prova', ['DESCRICAO_NCM']],
  ['discutivel', ['NCM_MUDOU']],
  ['discutivel', ['DESCRICAO_NCM', 'TRATADO_DIFERENTE']],
  ['sai_do_declarado', ['NCM_MUDOU', 'CST_04']],
] as const)('is %s with the suspicions %j', (position, kinds) => {
  expect(positionOf(suspicions(...kinds))).toBe(position);
});

const kind = { regra: 'Depende do uso.', revisar: true } as ItemKind;
const row = (changes: Partial<LedgerRow['product']> = {}, kinds: SuspicionKind[] = []): LedgerRow => ({
  product: {
    ...{ codigo: 'P1', produto: 'BORRACHA', ncm: '40169990', cest: '', extipi: '' },
    ...{ months: new Map([['05/2025', { cents: 100, counted: 0, items: 1 }]]), kinds: new Map([[kind, 100]]) },
    ...{ cst: new Set(['49']), revisar: true },
    ...changes,
  },
  effect: { now: 0, possible: 10 },
  suspeitas: suspicions(...kinds),
  decisao: null,
});

it('sums names of one code, NCM and TIPI exception, which one decision settles', () => {
  const renamed = row({ produto: 'BORRACHA VEDACAO', ncm: '4016.99.90', extipi: '00', cst: new Set(['01']) }, [
    'CST_04',
  ]);
  const [product, ...others] = openProducts([row(), renamed]);
  expect(others).toEqual([]);
  expect(product).toMatchObject({ effect: { now: 0, possible: 20 }, suspeitas: [{ tipo: 'CST_04' }] });
  expect(product?.product.produto).toBe('BORRACHA');
  expect(product?.product.months.get('05/2025')).toEqual({ cents: 200, counted: 0, items: 2 });
  expect(product?.product.kinds.get(kind)).toBe(200);
  expect([...(product?.product.cst ?? [])]).toEqual(['49', '01']);
});

it('leaves out what is decided or settled, and keeps codes and exceptions apart', () => {
  const decided: LedgerRow = { ...row(), decisao: { id: 'd' } as LedgerRow['decisao'] };
  expect(openProducts([decided, row({ revisar: false })])).toEqual([]);
  expect(openProducts([row(), row({ codigo: 'P2' }), row({ extipi: '01' })])).toHaveLength(3);
});

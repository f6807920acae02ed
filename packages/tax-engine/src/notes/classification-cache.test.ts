import fc from 'fast-check';
import { expect, it } from 'vitest';
import { elementAt } from '../element-at.ts';
import type { Decision } from '../rules/decision.ts';
import { latestRuleSet } from '../rules/rule-set.ts';
import { ClassificationCache } from './classification-cache.ts';
import type { PrintedItem } from './document-facts.ts';
import { prepareRules } from './item-rules.ts';

const decision: Decision = {
  id: 'd1',
  alcance: 'cliente',
  codigo: 'P1',
  ncm: '40169990',
  extipi: '',
  palavras: '',
  monofasico: true,
  de: '2025-03-01',
  ate: null,
  motivo: 'Uso automotivo.',
  autor: 'Ana',
  em: '2026-11-22',
};

const ncms = ['87083090', '40111000', '22029900', '22071090', '40169990', '87032100', '33051000', '10063021'];
const names = ['PEÇA', 'PEÇA USADA', 'NECTAR DE UVA', 'GEL', 'CAFÉ', 'PNEU 175/70', 'COXIM'];

/** Records that its texts were accessed, as `ReadItem` does. */
class TrialItem {
  wasCodeRead = false;
  wasNameRead = false;
  readonly nItem = 1;
  readonly EXTIPI = '';
  readonly CEST = '';
  readonly CFOP = '5405';
  readonly orig = '0';
  readonly icms = '500';
  readonly cstPis = '49';
  readonly cstCofins = '49';
  readonly inTotal = true;
  readonly NCM: string;
  readonly value = 1000;
  readonly codes: { id: number };
  readonly newVehicle: boolean;
  readonly #code: string;
  readonly #name: string;

  constructor(ncm: number, name: string, code: string, newVehicle: boolean) {
    this.NCM = elementAt(ncms, ncm);
    this.codes = { id: ncm };
    this.newVehicle = newVehicle;
    this.#code = code;
    this.#name = name;
  }

  get cProd() {
    this.wasCodeRead = true;
    return this.#code;
  }

  get xProd() {
    this.wasNameRead = true;
    return this.#name;
  }
}

const items = fc.array(
  fc.record({
    item: fc
      .tuple(fc.nat(ncms.length - 1), fc.constantFrom(...names), fc.constantFrom('P1', 'P2'), fc.boolean())
      .map((parts) => new TrialItem(...parts) as unknown as PrintedItem),
    day: fc.constantFrom('2025-02-10', '2025-05-10'),
    side: fc.constantFrom('own' as const, 'buyer' as const),
  }),
  { minLength: 2, maxLength: 60 },
);

const overruling = { ...decision, id: 'd2', ncm: '33051000', monofasico: false, corrige: true };

it.each([[[]], [[decision]], [[decision, overruling]]])(
  'gives the same classification with and without a cached one (%o)',
  (decisions) => {
    const rules = prepareRules({ ruleSet: latestRuleSet, decisions });
    const kind = { tpNF: '1', finNFe: '1' };
    fc.assert(
      fc.property(items, (asked) => {
        const cache = new ClassificationCache(rules);
        for (const { item, day, side } of asked) {
          const fresh = new ClassificationCache(rules).forNote(kind, side, day)(item);
          expect(cache.forNote(kind, side, day)(item)).toEqual(fresh);
        }
      }),
      { numRuns: 200 },
    );
  },
);

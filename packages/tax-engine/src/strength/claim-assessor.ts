import type { PreparedRules } from '../notes/item-rules.ts';
import type { SpilledCodes } from '../notes/spill-line.ts';
import type { ProductHash } from '../notes/spill-scanner.ts';
import { assessClaim } from './assess-claim.ts';
import type { ProductHistory } from './product-history.ts';
import { nameConfirmsGroup } from './product-words.ts';
import type { PurchaseEvidence, PurchaseIndex } from './purchases.ts';
import type { Assessment, ClaimState } from './strength.ts';

/** Names of products whose comparison with their group is kept. */
const MAX_NAMES = 20_000;

/** The texts of an item that its assessment depends on; accessing them may be expensive. */
export interface AssessedItem {
  readonly xProd: string;
  readonly gtin: string;
  readonly hash: ProductHash;
}

/** The evidence for one item, as bits: few combinations, whatever the number of products. */
export type EvidenceBits = number;

const IS_NAMED = 1;
const IS_OUTSIDE = 2;
const IS_PROVED = 4;
const IS_CONTRADICTED = 8;
const BY_BARCODE = 16;
const OTHER_NCM = 32;
export const EVIDENCE_VALUES = 64;

/** Assesses items by their evidence. */
export class ClaimAssessor {
  readonly #rules: PreparedRules;
  readonly #purchases: PurchaseIndex;
  readonly #history: ProductHistory;
  readonly #names = new Map<string, boolean | undefined>();

  constructor(rules: PreparedRules, purchases: PurchaseIndex, history: ProductHistory) {
    this.#rules = rules;
    this.#purchases = purchases;
    this.#history = history;
  }

  /** Collects the evidence for an item that counts or awaits a decision. */
  evidence(item: AssessedItem, codes: SpilledCodes): EvidenceBits {
    const named = this.#isNamed(item, codes);
    const purchase = this.#purchases.isEmpty ? undefined : this.#purchases.find(item.gtin, codes.NCM, item.xProd);
    return (
      (named === true ? IS_NAMED : named === false ? IS_OUTSIDE : 0) +
      (purchase?.isProved ? IS_PROVED : 0) +
      (purchase?.isContradicted ? IS_CONTRADICTED : 0) +
      (purchase?.byBarcode ? BY_BARCODE : 0) +
      (this.#history.hasOtherNcm(item.hash, codes) ? OTHER_NCM : 0)
    );
  }

  assess(codes: SpilledCodes, state: ClaimState, evidence: EvidenceBits): Assessment {
    const has = (bit: number) => (evidence & bit) !== 0;
    const purchase: PurchaseEvidence | undefined =
      has(IS_PROVED) || has(IS_CONTRADICTED)
        ? { isProved: has(IS_PROVED), isContradicted: has(IS_CONTRADICTED), byBarcode: has(BY_BARCODE) }
        : undefined;
    return assessClaim({
      reason: codes.ncmReason,
      rule: this.#rules.ruleSet.ncm[codes.ncmRow],
      cest: codes.CEST,
      isNamed: has(IS_NAMED) ? true : has(IS_OUTSIDE) ? false : undefined,
      isOpen: state === 'revisar',
      purchase,
      hasOtherNcm: has(OTHER_NCM),
    });
  }

  #isNamed(item: AssessedItem, { ncmRow }: SpilledCodes): boolean | undefined {
    const group = this.#rules.ruleSet.ncm[ncmRow]?.group;
    if (!group) return undefined;
    const { xProd } = item;
    const key = `${group} ${xProd}`;
    if (this.#names.has(key)) return this.#names.get(key);
    const named = nameConfirmsGroup(xProd, group);
    if (this.#names.size === MAX_NAMES) this.#names.clear();
    this.#names.set(key, named);
    return named;
  }
}

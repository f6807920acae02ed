import type { Tax } from '../../rules/simples-tables.ts';
import type { GeneratedDas, TaxCents } from '../declaration.ts';
import { type FlatRecord, moneyField, textField } from './flat-fields.ts';
import { createTaxCents } from './flat-parcels.ts';

const taxOfCode: Record<string, Tax> = {
  '1001': 'irpj',
  '1002': 'csll',
  '1004': 'cofins',
  '1005': 'pis',
  '1006': 'cpp',
  '1007': 'icms',
  '1008': 'ipi',
  '1010': 'iss',
};

interface IssuedDas {
  issuedAt: string;
  das: GeneratedDas & { taxes: TaxCents };
}

/** Registers 01000 and 01100: each generated DAS with its taxes. */
export class FlatDas {
  readonly #issued: IssuedDas[] = [];

  open(record: FlatRecord): void {
    const das = {
      number: textField(record, 1),
      taxes: createTaxCents(),
      principal: moneyField(record, 2),
      fine: moneyField(record, 3),
      interest: moneyField(record, 4),
      total: moneyField(record, 5),
    };
    this.#issued.push({ issuedAt: textField(record, 8), das });
  }

  addTax(record: FlatRecord): void {
    const tax = taxOfCode[textField(record, 1)];
    const das = this.#issued.at(-1)?.das;
    if (!tax || !das) return;
    das.taxes[tax] += moneyField(record, 2);
    das.taxes.total += moneyField(record, 2);
  }

  /** Returns the latest DAS; a later copy of a DAS replaces the earlier one. */
  latest(): GeneratedDas | undefined {
    const last = this.#issued.toSorted((a, b) => (a.issuedAt < b.issuedAt ? -1 : 1)).at(-1)?.das;
    return last && { ...last, taxes: last.taxes.total > 0 ? last.taxes : undefined };
  }
}

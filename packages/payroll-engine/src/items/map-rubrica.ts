import type { PayrollOptions } from '../payroll-options.ts';
import { suggestVerba } from '../rules/natures.ts';

/** The verba of a rubrica; without one it has no row. */
export interface MappedVerba {
  verba: number | undefined;
  /** It counts without being asked about. */
  isConfirmed: boolean;
  /** The entry of the client's mapping that was used. */
  mapping: Mapping | undefined;
}

export interface RubricaFacts {
  table: string;
  code: string;
  nature: string | undefined;
  description: string;
}

/** An entry of the client's mapping. */
export type Mapping = PayrollOptions['mapeamento'][number];

/** The mapping of a client's rubricas, before the rules of natRubr and description (PR-043). */
export class ClientMapping {
  readonly #byKey: Map<string, Mapping[]>;

  constructor(mappings: readonly Mapping[]) {
    // The last entry of a key prevails.
    this.#byKey = Map.groupBy(mappings.toReversed(), ({ tabela, codigo }) => `${tabela || '*'}\u0000${codigo}`);
  }

  /** Returns the entry for a rubrica: that of its table before that of any table. */
  find(table: string, code: string, facts?: Pick<RubricaFacts, 'description' | 'nature'>): Mapping | undefined {
    const candidates = [`${table}\u0000${code}`, `*\u0000${code}`].flatMap((key) => this.#byKey.get(key) ?? []);
    return candidates.find((mapping) => !facts || isUnchanged(mapping, facts));
  }

  verbaOf(facts: RubricaFacts): MappedVerba {
    const mapping = this.find(facts.table, facts.code, facts);
    if (mapping) {
      const isConfirmed = mapping.verba !== null && mapping.confirmada;
      return { verba: mapping.verba ?? undefined, isConfirmed, mapping };
    }
    const suggestion = suggestVerba(facts.nature, facts.description);
    return { verba: suggestion?.verba, isConfirmed: suggestion?.isAutomatic ?? false, mapping: undefined };
  }
}

/** A rubrica whose description or nature changed since it was mapped is asked again (PR-071). */
function isUnchanged(
  { descricao, natureza }: Mapping,
  { description, nature }: Pick<RubricaFacts, 'description' | 'nature'>,
): boolean {
  return (descricao ?? description) === description && (natureza ?? nature) === nature;
}

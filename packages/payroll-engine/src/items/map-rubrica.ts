import type { PayrollOptions } from '../payroll-options.ts';
import { suggestVerba } from '../rules/natures.ts';

/** The verba of a rubrica; without one it has no row. */
export interface MappedVerba {
  verba: number | undefined;
  /** It counts without being asked about. */
  isConfirmed: boolean;
}

export interface RubricaFacts {
  table: string;
  code: string;
  nature: string | undefined;
  description: string;
}

type Mapping = PayrollOptions['mapeamento'][number];

/** The mapping of a client's rubricas, before the rules of natRubr and description (PR-043). */
export class ClientMapping {
  readonly #byKey = new Map<string, Mapping>();

  constructor(mappings: readonly Mapping[]) {
    for (const mapping of mappings) this.#byKey.set(`${mapping.tabela || '*'}\u0000${mapping.codigo}`, mapping);
  }

  /** Returns the entry for a rubrica: that of its table before that of any table. */
  find(table: string, code: string): Mapping | undefined {
    return this.#byKey.get(`${table}\u0000${code}`) ?? this.#byKey.get(`*\u0000${code}`);
  }

  verbaOf({ table, code, nature, description }: RubricaFacts): MappedVerba {
    const mapping = this.find(table, code);
    if (mapping)
      return { verba: mapping.verba ?? undefined, isConfirmed: mapping.verba !== null && mapping.confirmada };
    const suggestion = suggestVerba(nature, description);
    return { verba: suggestion?.verba, isConfirmed: suggestion?.isAutomatic ?? false };
  }
}

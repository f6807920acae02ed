import { createHash } from 'node:crypto';
import { canonicalJson } from './canonical-json.ts';
import cfops from './cfop-classes.data.json' with { type: 'json' };
import dueDates from './due-dates.data.json' with { type: 'json' };
import holidays from './holidays.data.json' with { type: 'json' };
import ncm from './ncm-monofasico.data.json' with { type: 'json' };
import type { BracketRow, CfopRow, DueDateRow, HolidayRow, NcmRow, TableAnnex } from './rule-rows.ts';
import tables from './simples-tables.data.json' with { type: 'json' };

/** All rules by which a result was made. Plain data, so that it passes between threads. */
export interface RuleSet {
  /** Year and month of release; a second one in a month has a letter. */
  nome: string;
  /** `AAAA-MM-DD`. */
  publicado_em: string;
  /** Version of the code that applies the rows; another one may give other figures from the same rows. */
  codigo: number;
  ncm: readonly NcmRow[];
  cfops: readonly CfopRow[];
  annexes: Readonly<Record<TableAnnex, readonly BracketRow[]>>;
  dueDates: readonly DueDateRow[];
  holidays: readonly HolidayRow[];
}

/**
 * All released rule sets, oldest first. A released one never changes: what changes is a file of its own beside the
 * old one and a set at the end of this list, so that an older result can still be made again.
 */
export const ruleSets: readonly RuleSet[] = [
  {
    nome: '2026.11',
    publicado_em: '2026-11-22',
    codigo: 1,
    ncm: ncm as NcmRow[],
    cfops: cfops as CfopRow[],
    annexes: tables.annexes as RuleSet['annexes'],
    dueDates: dueDates as DueDateRow[],
    holidays: holidays as HolidayRow[],
  },
];

/** What new analyses use. */
export const latestRuleSet = ruleSets.at(-1) as RuleSet;

/** The rules of that name, with which an earlier analysis was made; undefined when they are unknown. */
export function findRuleSet(nome: string): RuleSet | undefined {
  return ruleSets.find((rules) => rules.nome === nome);
}

/** Builds something from a rule set once. */
export function perRuleSet<T>(build: (rules: RuleSet) => T): (rules: RuleSet) => T {
  const built = new WeakMap<RuleSet, T>();
  return (rules) => {
    let found = built.get(rules);
    if (found === undefined) {
      found = build(rules);
      built.set(rules, found);
    }
    return found;
  };
}

/** SHA-256 of the content, 64 hexadecimal digits. */
export const ruleSetHash = perRuleSet((rules) => createHash('sha256').update(canonicalJson(rules)).digest('hex'));

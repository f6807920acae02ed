import { createHash } from 'node:crypto';
import { elementAt } from '../element-at.ts';
import { canonicalJson } from './canonical-json.ts';
import cfops from './cfop-classes.data.json' with { type: 'json' };
import cfops11c from './cfop-classes-2026-11c.data.json' with { type: 'json' };
import dueDates from './due-dates.data.json' with { type: 'json' };
import dueDates11c from './due-dates-2026-11c.data.json' with { type: 'json' };
import holidays from './holidays.data.json' with { type: 'json' };
import holidays11c from './holidays-2026-11c.data.json' with { type: 'json' };
import ncm from './ncm-monofasico.data.json' with { type: 'json' };
import ncm11c from './ncm-monofasico-2026-11c.data.json' with { type: 'json' };
import type { BracketRow, CfopRow, DueDateRow, HolidayRow, NcmRow, TableAnnex } from './rule-rows.ts';
import tables from './simples-tables.data.json' with { type: 'json' };
import tables11c from './simples-tables-2026-11c.data.json' with { type: 'json' };

/** All rules behind a result. Plain data that can be posted between threads. */
export interface RuleSet {
  /** Year and month of release; a second release in a month has a letter. */
  nome: string;
  /** `AAAA-MM-DD`. */
  publicado_em: string;
  /** Version of the code that applies the rows; another version may compute different figures from the same rows. */
  codigo: number;
  ncm: readonly NcmRow[];
  cfops: readonly CfopRow[];
  annexes: Readonly<Record<TableAnnex, readonly BracketRow[]>>;
  dueDates: readonly DueDateRow[];
  holidays: readonly HolidayRow[];
}

/**
 * All released rule sets, oldest first. A released set never changes, so that an older result can be computed again: a
 * change is a new data file and a new set at the end of this list.
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
  {
    nome: '2026.11b',
    publicado_em: '2026-11-23',
    codigo: 2,
    ncm: ncm as NcmRow[],
    cfops: cfops as CfopRow[],
    annexes: tables.annexes as RuleSet['annexes'],
    dueDates: dueDates as DueDateRow[],
    holidays: holidays as HolidayRow[],
  },
  {
    nome: '2026.11c',
    publicado_em: '2026-11-24',
    codigo: 3,
    ncm: ncm11c as NcmRow[],
    cfops: cfops11c as CfopRow[],
    annexes: tables11c.annexes as RuleSet['annexes'],
    dueDates: dueDates11c as DueDateRow[],
    holidays: holidays11c as HolidayRow[],
  },
  {
    nome: '2026.11d',
    publicado_em: '2026-11-27',
    codigo: 4,
    ncm: ncm11c as NcmRow[],
    cfops: cfops11c as CfopRow[],
    annexes: tables11c.annexes as RuleSet['annexes'],
    dueDates: dueDates11c as DueDateRow[],
    holidays: holidays11c as HolidayRow[],
  },
];

/** The rule set for new analyses. */
export const latestRuleSet = elementAt(ruleSets, ruleSets.length - 1);

/** Returns the rule set with a name, to repeat an earlier analysis; undefined for an unknown name. */
export function findRuleSet(nome: string): RuleSet | undefined {
  return ruleSets.find((rules) => rules.nome === nome);
}

/** Memoises a value computed from a rule set, per rule set. */
export function perRuleSet<T>(build: (rules: RuleSet) => T): (rules: RuleSet) => T {
  const built = new WeakMap<RuleSet, T>();
  // Nearly all calls are about the same rule set, so the last one avoids a look-up.
  let last: { rules: RuleSet; value: T } | undefined;
  return (rules) => {
    if (last?.rules === rules) return last.value;
    let value = built.get(rules);
    if (value === undefined) {
      value = build(rules);
      built.set(rules, value);
    }
    last = { rules, value };
    return value;
  };
}

/** Computes the SHA-256 of the content: 64 hexadecimal digits. */
export const ruleSetHash = perRuleSet((rules) => createHash('sha256').update(canonicalJson(rules)).digest('hex'));

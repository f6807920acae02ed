import { describe, expect, it } from 'vitest';
import { problemsOf } from '../../test-support/plain-sentence.ts';
import { describeSt, stReasons } from '../notes/icms-st.ts';
import type { SpilledCodes } from '../notes/spill-line.ts';
import { assessClaim, type ClaimFacts } from '../strength/assess-claim.ts';
import { describeReason } from '../strength/describe-reason.ts';
import { describeClassification } from './describe-classification.ts';
import { type NcmReason, ncmReasons } from './ncm-classify.ts';
import { ruleSets } from './rule-set.ts';

const outcomes = ruleSets.flatMap((rules) =>
  ncmReasons.flatMap((reason) =>
    [...rules.ncm.keys(), -1].map((row) => ({ reason, row, rules, rule: rules.ncm[row]?.prefix ?? 'none' })),
  ),
);
const distinct = (sentences: Iterable<string>) => [...new Set(sentences)].map((text) => [text, problemsOf(text)]);
const isPlain = ([, problems]: (string | string[])[]) => problems?.length === 0;
const unreadable = (sentences: Iterable<string>) => distinct(sentences).filter((one) => !isPlain(one));

describe('sentences that an analyst reads with an item', () => {
  it('are plain for every rule and every reason of all rule sets', () => {
    const texts = outcomes.map(({ reason, row, rules }) => describeClassification(reason, row, rules).text);
    expect(new Set(texts).size).toBeGreaterThan(150);
    expect(unreadable(texts)).toEqual([]);
  });

  it('name the law, and the text with the day that the rule was compared with', () => {
    for (const { reason, row, rules, rule } of outcomes) {
      const { law, source } = describeClassification(reason, row, rules);
      expect([rule, row < 0 || /^(Lei|LC|MP) [\d.]+(-\d+)?\/\d{4}, arts?\. /.test(law)]).toEqual([rule, true]);
      expect([rule, law]).toEqual([rule, law.replace(/art\.\S|\bST\b/g, '')]);
      expect(source).toMatch(/\d{2}\/\d{2}\/20\d{2}.*\.$/);
    }
  });

  it('are plain for the ICMS of an item', () => {
    const texts = stReasons.flatMap((reason) => ['102', '500', '60', ''].map((icms) => describeSt(icms, reason)));
    expect(texts.length).toBeGreaterThan(20);
    expect(unreadable(texts)).toEqual([]);
  });

  it('are plain for own production, imports and sales at wholesale', () => {
    const codes = (changes: Partial<SpilledCodes>) =>
      ({ ncmReason: 'listed', ncmRow: 8, mono: true, cold: true, exclusion: '', ...changes }) as SpilledCodes;
    const texts = ruleSets.flatMap((rules) =>
      [codes({}), codes({ exclusion: 'own_production' }), codes({ exclusion: 'import' }), codes({ ncmRow: 3 })].flatMap(
        (of) =>
          [true, false].flatMap((ownProduction) =>
            [true, false].map((wholesale) => describeReason(of, { ownProduction, wholesale }, rules).text),
          ),
      ),
    );
    expect(new Set(texts).size).toBeGreaterThan(4);
    expect(unreadable(texts)).toEqual([]);
    const [rules] = ruleSets.slice(-1);
    const unlisted = codes({ ncmReason: 'not_listed', ncmRow: -1, exclusion: 'own_production' });
    expect(rules && describeReason(unlisted, { ownProduction: true, wholesale: false }, rules).law).toBe(
      'CGSN 140/2018, art. 25, §§ 6º e 7º',
    );
  });

  it('are plain for all evidence of a claim', () => {
    const flags = [true, false];
    const rules = ruleSets.flatMap(({ ncm }) => ncm);
    const distinctRules = new Map(rules.map((rule) => [`${rule.group} ${rule.confidence}`, rule])).values();
    const texts = [[...distinctRules, undefined]].flatMap((all) =>
      all.flatMap((rule) =>
        (['listed', 'drink_word_in', 'decided_yes'] satisfies NcmReason[]).flatMap((reason) =>
          flags.flatMap((isOpen) => [...evidence(flags)].map((facts) => ({ ...facts, rule, reason, isOpen }))),
        ),
      ),
    );
    const assessed = texts.map((facts) => assessClaim(facts));
    expect(unreadable(assessed.map(({ evidence }) => evidence.replace(/\.$/, '')))).toEqual([]);
    const wanted = new Set(assessed.filter(({ wanted }) => wanted !== '').map(({ wanted }) => wanted));
    expect(wanted.size).toBeGreaterThan(5);
    expect(unreadable([...wanted].map((text) => text.replace(/\.$/, '')))).toEqual([]);
    expect(assessed.filter(({ strength, wanted }) => (strength === 'certa') !== (wanted === ''))).toEqual([]);
  });
});

function* evidence(flags: readonly boolean[]): Generator<Omit<ClaimFacts, 'reason' | 'rule' | 'isOpen'>> {
  for (const isNamed of [undefined, ...flags])
    for (const cest of ['', '0302100', '2800100'])
      for (const hasOtherNcm of flags)
        for (const byBarcode of flags)
          for (const isProved of flags)
            for (const isContradicted of flags) {
              const purchase = isProved || isContradicted ? { isProved, isContradicted, byBarcode } : undefined;
              yield { isNamed, cest, hasOtherNcm, purchase };
            }
}

it('names the product of an exception in the sentence', () => {
  const { ncm } = ruleSets[2] ?? { ncm: [] };
  const row = ncm.findIndex(({ prefix }) => prefix === '85365090');
  expect(describeClassification('ex_missing', row).text).toBe(
    'Só interruptor próprio para veículos é monofásico, e a nota não diz se é o caso',
  );
});

it.each([
  ['NCM 22021000 monofásico: Águas/gelo p/ refrigerante', ['an abbreviation', 'a number of a code']],
  ['O item tem indTot zero e EXTIPI vazia', ['a code name', 'a name of a field of the invoice', 'capitals: EXTIPI']],
  ['BEBIDA_SEM_CEST é o alerta', ['a code name', 'capitals: BEBIDA_SEM_CEST']],
  ['Cerveja e chope são monofásicos', []],
])('finds in %j what is not plain', (sentence, problems) => {
  expect(problemsOf(sentence)).toEqual(problems);
});

import { describe, expect, it } from 'vitest';
import { describeNcm } from './ncm-describe.ts';
import { latestRuleSet } from './rule-set.ts';

const rowOf = (prefix: string) => latestRuleSet.ncm.findIndex((rule) => rule.prefix === prefix);
const codes = /EXTIPI|indTot|cód\.|\bEx \d|4\.3\.1|\d{2}\.\d{2}[-,/*]/;

describe('sentences of rules that people decide on', () => {
  it('say for every row that depends on use what counts, without codes of the law', () => {
    const dependent = latestRuleSet.ncm.filter(({ flag }) => flag === 'COND');
    expect(dependent.length).toBeGreaterThan(15);
    for (const { prefix } of dependent) {
      const { regra } = describeNcm(prefix, 'conditional', rowOf(prefix));
      expect([prefix, codes.test(regra), regra.includes('Depende do uso')]).toEqual([prefix, false, false]);
    }
  });

  it('name the product of an exception of the TIPI', () => {
    for (const { prefix } of latestRuleSet.ncm.filter(({ flag }) => flag === 'EX')) {
      const { regra } = describeNcm(prefix, 'ex_missing', rowOf(prefix));
      expect([prefix, codes.test(regra)]).toEqual([prefix, false]);
    }
    expect(describeNcm('85365090', 'ex_missing', rowOf('85365090')).regra).toBe(
      'NCM 85365090: só interruptor próprio para veículos é monofásico, e a nota não diz se é o caso: revisar.',
    );
  });
});

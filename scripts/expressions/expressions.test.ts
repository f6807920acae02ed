import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkExpressions } from './check-all.ts';
import { findExpressions } from './find-expressions.ts';
import { fuzzExpressions } from './fuzz-expressions.ts';
import { relaxedForms } from './relax-expression.ts';
import { productExpressions } from './source-expressions.ts';

const root = `${import.meta.dirname}/../..`;
const once = [{ length: 200_000, seconds: 2 }];
const nothing: ReadonlySet<string> = new Set();
const planted = (text: string) => findExpressions('packages/domain/src/planted.ts', text);
const check = async (text: string) => (await checkExpressions(planted(text), nothing, once)).problems;

describe('regular expressions of the product', () => {
  it('take linear time, or name the reason why their input is bounded', async () => {
    const list = readFileSync(`${import.meta.dirname}/linear-expressions.json`, 'utf8');
    const { problems } = await checkExpressions(productExpressions(root), new Set<string>(JSON.parse(list)));
    expect(problems).toEqual([]);
  });

  it('end on a text of 100,000 characters that repeats their own parts', async () => {
    const { texts, slow } = await fuzzExpressions(productExpressions(root), { characters: 100_000, seconds: 30 });
    expect(slow).toEqual([]);
    expect(texts).toBeGreaterThan(1000);
  });
});

describe('the check of regular expressions', () => {
  it.each([
    ['exponential', String.raw`const empty = /<(p|div)>(?:\s|\u00a0|<br \/>)*<\/\1>/g;`],
    [
      'exponential behind a look-around',
      String.raw`const upper = /(?<![\p{L}\d[])\p{Lu}{2,}(?:[-/.&]?\p{Lu}+)*(?![\p{L}\d])/gu;`,
    ],
    ['quadratic when it begins anywhere', String.raw`const end = text.replace(/\/+$/, '');`],
    ['quadratic in repeated matches that succeed', 'const piece = /<[^>]*>|[^<]+|</g;'],
    ['quadratic with an optional sign between spaces', String.raw`const label = /^pagina\s*:?\s*\d/;`],
    ['computed from constants', "const word = '(?:a|a)+'; const all = new RegExp('^' + word + '$');"],
  ])('reports one that is %s, with its place and an attack', async (_, text) => {
    const [problem = ''] = await check(text);
    expect(problem).toMatch(/^packages\/domain\/src\/planted\.ts:1: .* is slow \(.*for example with .*repeat/s);
    expect(problem).toContain('write "// Linear because');
  });

  it('reports one that is only known at run time', async () => {
    const [problem] = await check('export const find = (name: string) => new RegExp(name);');
    expect(problem).toMatch(/planted\.ts:1: this RegExp is only known at run time/);
  });

  it.each([
    String.raw`const end = text.replace(/(?<!\/)\/+$/, '');`,
    String.raw`const label = /^pagina\s*(?::\s*)?\d/;`,
    String.raw`const isNumber = /^\d{44}$/;`,
    'const words = /^(?:[a-z]+ )*[a-z]+$/v;',
  ])('accepts %s', async (text) => {
    expect(await check(text)).toEqual([]);
  });

  it('accepts a reason above the expression or beside it, and no other comment', async () => {
    const slow = String.raw`const end = /\/+$/;`;
    expect(await check(`// Linear because the address is a setting of the operator.\n${slow}`)).toEqual([]);
    expect(await check(`${slow} // Linear because the address is a setting of the operator.`)).toEqual([]);
    expect(await check(`// Linear because.\n${slow}`)).toHaveLength(1);
    expect(await check(`// The end.\n${slow}`)).toHaveLength(1);
  });

  it('skips an expression that was proved before', async () => {
    const found = planted(String.raw`const label = /^pagina\s*(?::\s*)?\d/;`);
    const { linear } = await checkExpressions(found, nothing);
    expect(linear).toHaveLength(1);
    expect(await checkExpressions(found, new Set(linear))).toEqual({ problems: [], linear });
  });

  it('relaxes look-around, back-references, long words and large repetitions', () => {
    expect(relaxedForms(String.raw`(?<!\d)(["'])x{3,40}\1(?=;)`, '')).toEqual([
      `(?:)(["'])x+(?:["'])(?:)`,
      String.raw`(?:)(["'])x+(?:["'])\uffff`,
    ]);
    expect(relaxedForms('cnpj estabelecimento', 'i')).toEqual(['cn es']);
  });
});

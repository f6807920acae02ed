import { expect, it } from 'vitest';
import { portalHeadline } from './portal-headline.ts';

const nothing = { granted: 0, asked: 0, found: 0, total: 0 };
const headline = (coming: Partial<typeof nothing>, back: { received?: number; used?: number } = {}) => {
  const { granted = 0, asked = 0, found = 0 } = coming;
  const parts = { granted, asked, found, total: granted + asked + found };
  const said = portalHeadline({ coming: parts, received: 0, used: 0, ...back });
  return said && [said.amount, said.line, said.text.replace(/\s/g, ' ')];
};
const estimate = 'antes da correção: uma estimativa até a Receita Federal confirmar.';

it('names what the amount consists of', { tags: ['D-31'] }, () => {
  const line = 'voltam para você';
  expect(headline({ found: 100 })).toEqual([100, line, `É a soma dos créditos encontrados, ${estimate}`]);
  expect(headline({ asked: 100 })).toEqual([100, line, `É a soma do que foi pedido à Receita Federal, ${estimate}`]);
  expect(headline({ granted: 60 })).toEqual([
    ...[60, line, 'É o que a Receita Federal reconheceu e ainda não entrou ou não foi usado, antes da correção.'],
  ]);
  expect(headline({ granted: 60, asked: 100, found: 5 })).toEqual([
    ...[165, line],
    `São R$ 60,00 reconhecidos pela Receita Federal, R$ 100,00 em pedidos sem decisão e R$ 5,00 em créditos não pedidos, ${estimate}`,
  ]);
});

it('names what came back beside what is still coming', () => {
  expect(headline({ granted: 60 }, { received: 66.6, used: 10 })?.[2]).toBe(
    'É o que a Receita Federal reconheceu e ainda não entrou ou não foi usado, antes da correção. Além disso, R$ 66,60 já voltaram e R$ 10,00 já pagaram impostos.',
  );
});

it('names what came back where nothing is coming, and nothing after a denial alone', () => {
  expect(headline({}, { received: 66.6, used: 10 })).toEqual([
    ...[
      66.6,
      'voltaram para você',
      'A Receita Federal já devolveu este valor. Além disso, R$ 10,00 já pagaram impostos.',
    ],
  ]);
  expect(headline({}, { used: 10 })?.slice(0, 2)).toEqual([10, 'já pagaram impostos para você']);
  expect(headline({})).toBeUndefined();
});

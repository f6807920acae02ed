import { expect, it } from 'vitest';
import { contentsOf, isTextHeading } from './contents-of-text.ts';

it.each([
  ['H2', 'Do objeto', true],
  ['H5', 'Do foro', true],
  ['p', 'CLÁUSULA PRIMEIRA: DO OBJETO', true],
  ['p', 'Cláusula 2ª', true],
  ['p', 'As partes acordam o que segue.', false],
  ['p', `Cláusula ${'longa '.repeat(40)}`, false],
  ['p', 'Anexos seguem ao fim.', false],
  ['h2', '  ', false],
  ['h6', 'Nota', false],
])('tells whether <%s> "%s" is a heading: %s', (tag, text, expected) => {
  expect(isTextHeading({ tag, text })).toBe(expected);
});

const headings = ['h2', 'h3', 'h4', 'h3', 'p'].map((tag, i) => ({ tag, text: ` Parte\n ${i + 1} ` }));

it('lists headings with levels that begin at 1', () => {
  expect(contentsOf(headings).map(({ text, level }) => `${level} ${text}`)).toEqual([
    ...['1 Parte 1', '2 Parte 2', '3 Parte 3', '2 Parte 4', '2 Parte 5'],
  ]);
  expect(contentsOf(headings.map((block) => ({ ...block, tag: 'h3' })))[0]?.level).toBe(1);
});

it('lists nothing for a text with few headings', () => {
  expect(contentsOf(headings.slice(0, 4))).toEqual([]);
});

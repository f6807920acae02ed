import { expect, it } from 'vitest';
import { traceText } from './signature-trace.ts';

const drawn = { way: 'desenhada', width: 300, height: 100, strokes: [[[1, 2, 0, 0.5]]] };

it.each([
  ['strokes', JSON.stringify(drawn), true],
  ['a written name', '{"way":"escrita","name":"Ana Souza"}', true],
  ['no stroke', JSON.stringify({ ...drawn, strokes: [] }), false],
  ['a point without a time', JSON.stringify({ ...drawn, strokes: [[[1, 2]]] }), false],
  ['an empty name', '{"way":"escrita","name":" "}', false],
  ['what is no JSON', '{', false],
  ['too much', JSON.stringify(drawn).padEnd(60_001), false],
])('validates %s as a trace: %s', { tags: ['D-32'] }, (_, text, good) => {
  expect(traceText.safeParse(text).success).toBe(good);
});

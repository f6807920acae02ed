import { previewChanges } from '../apps/server/src/features/agreements/suggestions/suggested-text.rules.ts';

/** Times the preview of a suggestion on a contract of 70 kB: a few changed words, and many. */

const rounds = 15;
const kilobytes = 70;
const words =
  'a contratada prestará à contratante os serviços de recuperação de créditos tributários previstos neste contrato'.split(
    ' ',
  );

function clause(number: number): string {
  const sentence = Array.from({ length: 60 }, (_, i) => words[(i * 7 + number) % words.length]).join(' ');
  return `<h2>Cláusula ${number}</h2><p>${sentence}. <strong>Parágrafo ${number}.</strong> ${sentence}.</p><ul><li>${sentence}</li></ul>`;
}

function contract(): string {
  let html = '';
  for (let number = 1; html.length < kilobytes * 1000; number++) html += clause(number);
  return html;
}

function measure(name: string, before: string, after: string): void {
  const times = Array.from({ length: rounds }, () => {
    const started = performance.now();
    previewChanges({ before, after, highlight: true });
    return performance.now() - started;
  }).toSorted((a, b) => a - b);
  const at = (share: number) => times[Math.floor(share * (times.length - 1))]?.toFixed(0).padStart(6);
  console.log(`${name.padEnd(36)} p50 ${at(0.5)}   p95 ${at(0.95)}`);
}

const before = contract();
const everyOther = before.replace(/<p>(\w+)/g, (whole, word: string, at: number) =>
  at % 2 ? whole : `<p>Outra ${word}`,
);
const allNew = before
  .replace(/serviços/g, 'trabalhos')
  .replace(/contratada/g, 'prestadora')
  .replace(/créditos/g, 'valores');
console.log(`Preview of ${Math.round(before.length / 1000)} kB, ${rounds} times each, in milliseconds`);
measure('nothing changed', before, before);
measure('one clause changed', before, before.replace('Parágrafo 7.', 'Parágrafo sétimo.'));
measure('every other paragraph changed', before, everyOther);
measure('words changed everywhere', before, allNew);
measure(
  'another text altogether',
  before,
  `<p>${[...before.matchAll(/\w+/g)]
    .map(([word]) => word)
    .reverse()
    .join(' ')}</p>`,
);

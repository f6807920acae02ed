import type { Endpoint } from '@restitui/domain/wire/endpoint.ts';
import { docxOf, paragraph } from '../docx.ts';
import { photoOf, strokePng } from '../identity-checks.ts';
import { testPems } from '../pems.ts';
import { csvOf, portfolioCells, portfolioHeadings } from '../portfolio.ts';
import { emptyZip } from '../send-files.ts';
import type { Choices } from './choices.ts';

/** Valid content by extension. */
const contents: Record<string, () => Buffer> = {
  '.zip': () => emptyZip,
  '.pdf': () => Buffer.from('%PDF-1.7'),
  '.jpg': () => photoOf('fuzz'),
  '.jpeg': () => photoOf('fuzz'),
  '.png': () => strokePng,
  '.svg': () => Buffer.from('<svg viewBox="0 0 1 1"><path d="M0 0h1v1z"/></svg>'),
  '.key': () => Buffer.from(testPems.key),
  '.crt': () => Buffer.from(testPems.certificate),
  '.csv': () => Buffer.from(csvOf([portfolioHeadings, portfolioCells()])),
  '.docx': () => docxOf([paragraph(['Contrato'])]),
  '.html': () => Buffer.from('<p>Contrato</p>'),
};

/** Returns files for a form: mostly of a permitted kind, some spoilt, some missing. */
export function fuzzFiles(
  { files = {} }: Endpoint,
  choices: Choices,
): Record<string, { name: string; content: Buffer }> {
  const sent: Record<string, { name: string; content: Buffer }> = {};
  for (const [field, { extensions }] of Object.entries(files)) {
    if (choices.chance(0.1)) continue;
    const known = extensions.filter((extension) => contents[extension]);
    const extension =
      choices.chance(0.9) && known.length > 0 ? choices.pick(known) : choices.pick(Object.keys(contents));
    const name = choices.pick(['a', 'ação', '../a', 'a'.repeat(300), 'a\u202eb', '"', '']);
    sent[field] = { name: `${name}${extension}`, content: spoilt(contentOf(extension, choices), choices) };
  }
  return sent;
}

/** The content of the extension; sometimes that of another one. */
function contentOf(extension: string, choices: Choices): Buffer {
  const kind = choices.chance(0.9) ? extension : choices.pick(Object.keys(contents));
  return contents[kind]?.() ?? Buffer.from('a');
}

function spoilt(content: Buffer, choices: Choices): Buffer {
  if (choices.chance(0.4)) return content;
  if (choices.chance(0.3)) return content.subarray(0, choices.below(content.length + 1));
  const copy = Buffer.from(content);
  for (let i = choices.below(6); i >= 0; i--) copy[choices.below(copy.length)] = choices.below(256);
  return copy;
}

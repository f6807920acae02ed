import { expect, it } from 'vitest';

const sources = import.meta.glob<string>(['../**/*.ts', '../**/*.tsx', '!../**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const files = Object.entries(sources);

/** Mutations whose call sends files; the type of `call` requires that it reports its progress. */
const uploads = files
  .filter(
    ([file, text]) => file.endsWith('.queries.ts') && /\bfiles\b[^;]*(?:\.\.\.sending|onUploadProgress)/.test(text),
  )
  .flatMap(([, text]) => [...text.matchAll(/export const (\w+)[^\n]*(?:\n(?!export )[^\n]*)*/g)])
  .filter(([text]) => /\.\.\.sending|onUploadProgress/.test(text))
  .map(([, name]) => name ?? '');

it('finds the mutations that send files', () => {
  expect(uploads.toSorted()).toEqual([
    'attachPdf',
    'saveBank',
    'saveBranding',
    'saveDrawing',
    'savePhotos',
    'sendCertificate',
    'sendTemplate',
    'uploadAnalysis',
    'uploadAttachment',
    'uploadDocument',
    'uploadFiles',
    'uploadPortfolio',
  ]);
});

it('shows how much was sent wherever files are sent', () => {
  const isShown = /\bsent=\{|\buseNamedFile\(|\buseUpload\(|<Progress\b/;
  const isSender = (text: string) => uploads.some((name) => text.includes(`(${name}`) || text.includes(`...${name}`));
  const senders = files.filter(([, text]) => isSender(text));
  expect(senders.length).toBeGreaterThanOrEqual(uploads.length);
  expect(senders.filter(([, text]) => !isShown.test(text)).map(([file]) => file)).toEqual([]);
});

it('ignores the progress of no upload', () => {
  const ignored = files.filter(([, text]) => /\bon(?:Upload)?Progress(?:: |=\{)\(\) =>/.test(text));
  expect(ignored.map(([file]) => file)).toEqual([]);
});

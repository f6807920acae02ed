import { expect, it } from 'vitest';

const components = import.meta.glob<string>('../**/*.tsx', { query: '?raw', import: 'default', eager: true });
const saving = Object.entries(components).filter(([, text]) => /loading=\{[^}]*[pP]ending|[sS]aving/.test(text));
const nameOf = ([file]: [string, string]) => file.split('/').at(-1);

/** Sends files in the background, and tells so. */
const backgroundUploads = ['file-upload-dialog.tsx', 'upload-dialog.tsx'];
/** Returns to read mode before the answer, and back when it is refused. */
const optimistic = ['icms-credit-card.tsx'];

it('disables what cancels a form while it is saved, which it would not stop', () => {
  const enabled = saving.filter(([, text]) =>
    [...text.matchAll(/<Button\b([^<]*?)>\s*Cancelar\s*<\/Button>/g)].some(
      ([, props]) => !props?.includes('disabled='),
    ),
  );
  expect(saving.length).toBeGreaterThan(60);
  expect(enabled.map(nameOf).filter((name) => !optimistic.includes(name ?? ''))).toEqual([]);
});

it('keeps a dialog open while it saves: by its submit button, or by itself', () => {
  const closable = saving.filter(
    ([, text]) => /<Dialog\b/.test(text) && /loading=\{/.test(text) && !/type="submit"|dismissible=/.test(text),
  );
  expect(closable.map(nameOf).filter((name) => !backgroundUploads.includes(name ?? ''))).toEqual([]);
});

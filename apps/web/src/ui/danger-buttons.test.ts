import { expect, it } from 'vitest';

const components = import.meta.glob<string>('../**/*.tsx', { query: '?raw', import: 'default', eager: true });

it('fills a button red only in the dialog that confirms, so that no page draws the eye to what destroys', () => {
  const filled = Object.entries(components).filter(([, text]) => /variant=(?:"danger"|\{'danger'\})/.test(text));
  expect(Object.keys(components).length).toBeGreaterThan(400);
  expect(filled.map(([file]) => file)).toEqual([]);
});

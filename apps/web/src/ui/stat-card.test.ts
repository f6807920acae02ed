import { expect, it } from 'vitest';

const components = import.meta.glob<string>('../**/*.tsx', { query: '?raw', import: 'default', eager: true });

/** Shares a card or a line of a phone: the first window must show more than numbers. */
const isLow = (text: string) => /<StatGroup|\bgrid-cols-2 |\bgap-px\b/.test(text);

it('places three numbers or more in one low card on a phone', () => {
  const many = Object.entries(components).filter(([, text]) => text.split('<StatCard').length > 3);
  expect(many.length).toBeGreaterThan(4);
  expect(many.filter(([, text]) => !isLow(text)).map(([file]) => file)).toEqual([]);
});

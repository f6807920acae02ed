import { expect, it } from 'vitest';

const components = import.meta.glob<string>('../features/**/*.tsx', { query: '?raw', import: 'default', eager: true });
const isSelection = /<SelectionBar\b|aria-label="Seleção"|'\w* ?selecionado'/;

it('has no primary button in a bar of actions on selected rows, since the list has one already', () => {
  const bars = Object.entries(components).filter(([, text]) => isSelection.test(text));
  expect(bars.length).toBeGreaterThanOrEqual(8);
  const primary = bars.filter(([, text]) => /variant="primary"|variant: 'primary'/.test(text));
  expect(primary.map(([file]) => file)).toEqual([]);
});

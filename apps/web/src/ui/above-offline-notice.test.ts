import { expect, it } from 'vitest';

const components = import.meta.glob<string>('../**/*.tsx', { query: '?raw', import: 'default', eager: true });
const notice = '../app/offline-notice.tsx';
const veil = 'bg-veil';

/** Classes that put an element at the bottom of the window, whatever is shown there. */
const atBottom = /\b(?:sticky|fixed)\b[^'"`\n]*(?<![\w-])(?:bottom-\d|inset-0|inset-y-0)|(?<![\w-])h-dvh/;

it('keeps what is at the bottom of the window above the notice without a network', () => {
  const covered = Object.entries(components).flatMap(([file, text]) =>
    file === notice
      ? []
      : text
          .split('\n')
          .filter((line) => atBottom.test(line) && !line.includes(veil))
          .map((line) => `${file}: ${line.trim().slice(0, 80)}`),
  );
  expect(Object.keys(components).length).toBeGreaterThan(400);
  expect(covered).toEqual([]);
});

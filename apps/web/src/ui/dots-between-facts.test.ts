import { expect, it } from 'vitest';

const sources = {
  ...import.meta.glob<string>('../**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true }),
  ...import.meta.glob<string>('../../../../packages/domain/src/**/*.ts', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
};

/** Titles and footers of PDFs have one line; the title of a contract is split where the server joined it. */
const ofOneLine =
  /\/(use-document-head\.ts|render-(entrance|site)\.tsx|(\w+-)*pdf(-page)?\.ts|verification-facts\.tsx)$|\.test\.ts$/;

it('puts a no-break space before a dot between facts, which would begin a line else', () => {
  const written = Object.entries(sources).filter(([file]) => !ofOneLine.test(file));
  const isComment = (line: string) => /^\s*(\/\*)?\*/.test(line);
  const isFound = (line: string) => /(?<!^\s*) ·|^\s*· /.test(line) && !isComment(line);
  const found = written.flatMap(([file, text]) =>
    text
      .split('\n')
      .filter(isFound)
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(written.length).toBeGreaterThan(1200);
  expect(found).toEqual([]);
});

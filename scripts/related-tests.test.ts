import type { IModule } from 'dependency-cruiser';
import { expect, it } from 'vitest';
import { relatedTests } from './related-tests.ts';

const area = 'packages/domain/src/crm';

/** Builds an import graph from file → imported files. */
function graphOf(imports: Record<string, string[]>): IModule[] {
  return Object.entries(imports).map(
    ([source, resolved]) => ({ source, dependencies: resolved.map((file) => ({ resolved: file })) }) as IModule,
  );
}

const graph = graphOf({
  [`${area}/leads/leads.test.ts`]: [`${area}/clients/clients.ts`],
  [`${area}/clients/names.ts`]: [`${area}/clients/clients.ts`],
  [`${area}/clients/names.test.ts`]: [`${area}/clients/names.ts`],
  [`${area}/tags/tags.test.ts`]: [`${area}/tags/tags.ts`],
});

it('lists tests of the changed feature before nearer tests of others, and no unrelated test', () => {
  expect(relatedTests([`${area}/clients/clients.ts`], graph)).toEqual([
    `${area}/clients/names.test.ts`,
    `${area}/leads/leads.test.ts`,
  ]);
});

it('lists a changed test itself', () => {
  expect(relatedTests([`${area}/tags/tags.test.ts`], graph)).toEqual([`${area}/tags/tags.test.ts`]);
});

it('lists the tests that read tables by pattern when a table changes', () => {
  expect(relatedTests(['apps/server/src/features/crm/tags/tags.table.ts'], graph)).toContain(
    'apps/server/src/db/isolation-gaps.test.ts',
  );
});

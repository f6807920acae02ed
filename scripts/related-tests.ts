import type { IModule } from 'dependency-cruiser';

const isTest = (file: string) => /\.test\.tsx?$/.test(file);

/** Returns, for each file, the files that import it directly. Type-only imports count: a test may fail on its types. */
function importersOf(modules: IModule[]): Map<string, string[]> {
  const importers = new Map<string, string[]>();
  for (const { source, dependencies } of modules) {
    for (const { resolved } of dependencies) {
      const known = importers.get(resolved);
      if (known) known.push(source);
      else importers.set(resolved, [source]);
    }
  }
  return importers;
}

/** Tests that read files by pattern, so that the import graph does not connect them with a change. */
const testsByPattern: [changed: RegExp, test: string][] = [
  [/\.table\.ts$/, 'apps/server/src/db/personal-data.test.ts'],
  [/\.table\.ts$/, 'apps/server/src/db/isolation-gaps.test.ts'],
  [/\.(api|probes|routes)\.ts$/, 'apps/server/test/isolation.test.ts'],
  [/feature-template|\/app\/(menu|routes)/, 'scripts/new-feature.test.ts'],
];

/** Returns area and feature of a file: `crm/clients`. */
function featureOf(file: string): string | undefined {
  return /^(?:apps\/\w+\/src\/features|packages\/domain\/src)\/([^/]+\/[^/]+)\//.exec(file)?.[1];
}

/**
 * Returns the tests that depend on the changed files: those that read the changed files by pattern, then changed tests and
 * those of the changed features, then the others by distance in the import graph. Paths are relative to the repository root.
 */
export function relatedTests(changed: string[], modules: IModule[]): string[] {
  const importers = importersOf(modules);
  const found = new Set(changed);
  // A Set yields what is added while it is walked, so this is a breadth-first search.
  for (const file of found) for (const importer of importers.get(file) ?? []) found.add(importer);
  const byPattern = testsByPattern.filter(([pattern]) => changed.some((file) => pattern.test(file)));
  const features = new Set(changed.map(featureOf));
  const isNear = (test: string) => changed.includes(test) || features.has(featureOf(test) ?? '');
  const byDistance = [...found].filter(isTest);
  return [
    ...new Set([
      ...byPattern.map(([, test]) => test),
      ...byDistance.filter(isNear),
      ...byDistance.filter((test) => !isNear(test)),
    ]),
  ];
}

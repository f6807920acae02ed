import type { IModule } from 'dependency-cruiser';
import type { Violation } from './source-rules.ts';

const layers: [string, RegExp][] = [
  ['domain', /^packages\/domain\/src\/([^/]+\/[^/]+)\//],
  ['web', /^apps\/web\/src\/features\/([^/]+\/[^/]+)\//],
  ['tables', /^apps\/server\/src\/features\/([^/]+\/[^/]+)\/.*\.table\.ts$/],
  ['repositories', /^apps\/server\/src\/features\/([^/]+\/[^/]+)\/.*\.repository\.ts$/],
  ['server', /^apps\/server\/src\/features\/([^/]+\/[^/]+)\/(?!.*\.(table|repository)\.ts$)/],
];

const isTest = (file: string) => /\.test\.tsx?$/.test(file);

const isRunning = ({ dependencyTypes }: IModule['dependencies'][number]) => !dependencyTypes.includes('type-only');

type Layer = { featureOf: (file: string) => string | undefined; imports: Map<string, string[]> };

/** The files of one layer with their features, and each file's imports inside the layer. */
function layerOf(modules: IModule[], pattern: RegExp): Layer {
  const featureOf = (file: string) => pattern.exec(file)?.[1];
  const files = modules.filter(({ source }) => featureOf(source) && !isTest(source));
  const imports = new Map(
    files.map(({ source, dependencies }) => [
      source,
      dependencies
        .filter(isRunning)
        .map(({ resolved }) => resolved)
        .filter(featureOf),
    ]),
  );
  return { featureOf, imports };
}

/** Returns a chain of imports that starts in a file, leaves its feature and returns to it; undefined without one. */
function wayBack({ featureOf, imports }: Layer, start: string): string[] | undefined {
  const home = featureOf(start);
  const ways = (imports.get(start) ?? []).filter((file) => featureOf(file) !== home).map((file) => [start, file]);
  const seen = new Set<string>();
  for (const way of ways) {
    for (const next of imports.get(way.at(-1) as string) ?? []) {
      if (featureOf(next) === home) return [...way, next];
      if (!seen.has(next)) ways.push([...way, next]);
      seen.add(next);
    }
  }
  return undefined;
}

/**
 * Returns chains of imports (without types) that leave a feature and return to it within one layer. Between layers this
 * is no cycle: a use-case of clients may use the repository of products while one of products uses that of clients.
 */
export function featureCycles(modules: IModule[]): Violation[] {
  return layers.flatMap(([name, pattern]) => {
    const layer = layerOf(modules, pattern);
    const chains = [...layer.imports.keys()].map((file) => wayBack(layer, file)).filter((chain) => chain !== undefined);
    return chains.map((chain) => ({
      rule: 'no-feature-cycle',
      where: `${name}: ${chain.join(' → ')}`,
      advice:
        'This chain leaves a feature and comes back to it. Move what both need into the feature that can stand without the other.',
    }));
  });
}

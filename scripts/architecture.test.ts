import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { repoRoot } from './repo-root.mjs';

/** Features of domain, server and web, as `area/feature`. */
const places = globSync('{apps/{server,web}/src/features,packages/domain/src}/*/*/', { cwd: repoRoot }).map((folder) =>
  folder.split(path.sep).slice(-2).join('/'),
);
const text = readFileSync(path.join(repoRoot, 'docs/architecture.md'), 'utf8');
const features = globSync('apps/{server,web}/src/features/*/*/', { cwd: repoRoot }).map((folder) =>
  path.basename(folder),
);

it('names every feature in the table of areas of docs/architecture.md', () => {
  expect(features.length).toBeGreaterThan(50);
  expect([...new Set(features)].filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
});

it('names in the table of areas only features that exist, in their area', () => {
  const rows = [...text.matchAll(/^\| `(\w+)` \| (.*`.*) \|$/gm)].filter(([, area]) =>
    places.some((place) => place.startsWith(`${area}/`)),
  );
  expect(rows).toHaveLength(9);
  const named = rows.flatMap(([, area, list = '']) =>
    [...list.matchAll(/`([\w-]+)`/g)].map(([, name]) => `${area}/${name}`),
  );
  expect(named.filter((place) => !places.includes(place))).toEqual([]);
});

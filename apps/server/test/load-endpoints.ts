import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { Api, Endpoint } from '@restitui/domain/wire/endpoint.ts';

const domain = join(import.meta.dirname, '../../../packages/domain/src');

/** A table of endpoints as packages/domain declares it. */
export interface EndpointTable {
  /** File name without `.api.ts`. */
  name: string;
  /** `area/feature`. */
  folder: string;
  /** Name under which the file exports it, such as `boletosApi`. */
  exported: string;
  api: Api;
}

/** Loads every table of endpoints; a new one is found by its file name. */
export async function loadEndpointTables(): Promise<EndpointTable[]> {
  const tables: EndpointTable[] = [];
  for (const file of globSync('*/*/*.api.ts', { cwd: domain }).sort()) {
    const module: Record<string, unknown> = await import(join(domain, file));
    const apis = Object.entries(module).filter((entry): entry is [string, Api] => entry[0].endsWith('Api'));
    const [declared] = apis;
    if (apis.length !== 1 || !declared) {
      throw new Error(`${file} declares ${apis.length} tables of endpoints; it should declare one.`);
    }
    const [area, feature, base = ''] = file.split('/');
    tables.push({
      name: base.replace('.api.ts', ''),
      folder: `${area}/${feature}`,
      exported: declared[0],
      api: declared[1],
    });
  }
  return tables;
}

/** Loads every endpoint by `table.name`. */
export async function loadEndpoints(): Promise<Record<string, Endpoint>> {
  const tables = await loadEndpointTables();
  return Object.fromEntries(
    tables.flatMap(({ name, api }) => Object.entries(api).map(([key, endpoint]) => [`${name}.${key}`, endpoint])),
  );
}

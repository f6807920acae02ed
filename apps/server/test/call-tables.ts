import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { Api, Endpoint } from '@restitui/domain/wire/endpoint.ts';

const domain = join(import.meta.dirname, '../../../packages/domain/src');

/** Every call that packages/domain declares, by `file.name`: a new table is found by its file name. */
export async function loadCalls(): Promise<Record<string, Endpoint>> {
  const calls: Record<string, Endpoint> = {};
  for (const file of globSync('*/*.api.ts', { cwd: domain }).sort()) {
    const tables = Object.entries((await import(join(domain, file))) as Record<string, unknown>).filter(
      (entry): entry is [string, Api] => entry[0].endsWith('Api'),
    );
    if (tables.length !== 1) throw new Error(`${file} declares ${tables.length} tables of calls; it should be one.`);
    for (const [name, call] of Object.entries(tables[0]?.[1] ?? {})) {
      calls[`${file.replace(/^.*\/|\.api\.ts$/g, '')}.${name}`] = call;
    }
  }
  return calls;
}

import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { Api, Endpoint, Request } from '@restitui/domain/wire/endpoint.ts';
import type { ZodType } from 'zod';
import type { EndpointTable } from './load-endpoints.ts';
import type { TenantFixture } from './tenant-fixture.ts';

/** The parts of a request that an endpoint declares; query parameters may be left out. */
type ProbeRequest<E extends Endpoint> = {
  [Part in 'params' | 'body' as E[Part] extends ZodType | undefined ? Part : never]: Request<E>[Part];
} & { query?: Partial<Request<E>['query']> };

/** How the isolation matrix (isolation.test.ts) calls one endpoint. */
export interface Probe<E extends Endpoint = Endpoint> {
  /** Builds a request that succeeds for the provider's CEO in the tenant of the fixture. */
  request?: (fixture: TenantFixture) => ProbeRequest<E>;
  /** Sends the fields of an upload as JSON, without its optional files. */
  withoutFiles?: true;
  /** The request names no data of a tenant (it creates or looks up), so another tenant's fixture is not refused. */
  namesNoTenant?: true;
  /** Changes the caller's own account, which the next call would read. */
  changesCaller?: true;
  /** Succeeds only for the caller's own record. */
  ownRecordOnly?: true;
  /** Succeeds only for a manager of the tenant. */
  homeCaller?: 'manager';
  /** A read that adds to what it answers, so that no two answers are the same. */
  recordsItself?: true;
  /** Returns all tenants to an ADMIN. */
  listsAllTenants?: true;
}

/** An endpoint that the matrix cannot call; the text is the reason. Its feature's own tests cover it. */
interface TestedElsewhere {
  testedElsewhere: string;
}

/** The probes of a table of endpoints, one for each endpoint that takes a member of staff. */
export type Probes<A extends Api> = {
  [K in keyof A as A[K]['session'] extends 'public' | 'client' ? never : K]: Probe<A[K]> | TestedElsewhere;
};

/** Called first, in this order: later calls sign, replace or verify the agreement that these need. */
const calledFirst = ['suggestions', 'agreement-links', 'agreements', 'client-agreements'];

const features = join(import.meta.dirname, '../src/features');

/** An endpoint with its probe, as the isolation matrix calls it. */
export interface ProbedEndpoint {
  /** `table.endpoint`. */
  name: string;
  endpoint: Endpoint;
  probe: Probe;
}

/**
 * Loads the probe of every endpoint that takes a member of staff, in the order of the calls.
 * @throws for an endpoint without a probe, naming the file to write it in
 */
export async function loadProbes(tables: readonly EndpointTable[]): Promise<ProbedEndpoint[]> {
  const probes = await importProbes();
  return tables
    .toSorted((one, other) => turnOf(one) - turnOf(other))
    .flatMap(({ name: table, folder, api, exported }) =>
      Object.entries(api).flatMap(([key, endpoint]) => {
        const { session = 'staff' } = endpoint;
        if (session === 'public' || session === 'client') return [];
        const name = `${table}.${key}`;
        const probe = probes[exported.replace(/Api$/, 'Probes')]?.[key];
        if (!probe) throw new Error(missingProbe(name, endpoint, folder));
        return 'testedElsewhere' in probe ? [] : [{ name, endpoint, probe }];
      }),
    );
}

/** Imports every `*.probes.ts`; a table of endpoints `boletosApi` has its probes under `boletosProbes`. */
async function importProbes(): Promise<Record<string, Record<string, Probe | TestedElsewhere>>> {
  const files = globSync('*/*/*.probes.ts', { cwd: features });
  return Object.assign({}, ...(await Promise.all(files.map((file) => import(join(features, file))))));
}

function turnOf({ name }: EndpointTable): number {
  const turn = calledFirst.indexOf(name);
  return turn < 0 ? calledFirst.length : turn;
}

function missingProbe(name: string, { method, path }: Endpoint, folder: string): string {
  const feature = folder.replace(/^.*\//, '');
  return `${name} (${method} ${path}) has no probe. Write it in apps/server/src/features/${folder}/${feature}.probes.ts.`;
}

import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type { Endpoint } from '@restitui/domain/wire/endpoint.ts';
import { endpointUrl } from './endpoint-url.ts';
import type { Caller, Reply, TestServer } from './harness.ts';
import { photoOf, strokePng } from './identity-checks.ts';
import { testPems } from './pems.ts';
import { csvOf, portfolioCells, portfolioHeadings } from './portfolio.ts';
import type { ProbedEndpoint } from './probes.ts';
import { emptyZip, sendForm } from './send-files.ts';
import type { TenantFixture } from './tenant-fixture.ts';

export interface Acting {
  caller: Caller;
  /** The tenant in the header. */
  acting: TenantId;
}

/** Valid content by file extension. */
const contents: Record<string, Buffer> = {
  '.zip': emptyZip,
  '.pdf': Buffer.from('%PDF-1.7'),
  '.jpg': photoOf('isolation'),
  '.png': strokePng,
  '.key': Buffer.from(testPems.key),
  '.crt': Buffer.from(testPems.certificate),
  '.csv': Buffer.from(csvOf([portfolioHeadings, portfolioCells()])),
};

function filesOf({ files = {} }: Endpoint) {
  return Object.entries(files).map(([field, rule]) => {
    const extension = rule.extensions.find((each) => contents[each]) ?? '';
    return [field, { name: `a${extension}`, content: contents[extension] ?? '' }] as const;
  });
}

/** Calls an endpoint with the request of its probe, on the data of a fixture. */
export async function callProbe(
  server: TestServer,
  { caller, acting }: Acting,
  { endpoint, probe }: ProbedEndpoint,
  fixture: TenantFixture,
): Promise<Reply<{ code?: string; message?: string }>> {
  const request: { params?: unknown; query?: unknown; body?: unknown } = probe.request?.(fixture) ?? {};
  if (!endpoint.files || probe.withoutFiles) return caller.try(endpoint, request);

  const { body, ...address } = request;
  const fields = Object.entries(body ?? {}).map(([field, value]) => [field, String(value)] as const);
  return sendForm(
    server,
    caller,
    endpointUrl(endpoint, address),
    Object.fromEntries([...fields, ...filesOf(endpoint)]),
    acting,
    endpoint.method === 'PUT' ? 'PUT' : 'POST',
  );
}

import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { LightMyRequestResponse } from 'fastify';
import { loadEndpoints, loadEndpointTables } from '../load-endpoints.ts';
import { loadProbes } from '../probes.ts';
import { problemOf } from './check-reply.ts';
import { choicesOf } from './choices.ts';
import { type FuzzCaller, openFuzzGround } from './fuzz-callers.ts';
import { type FuzzCall, type FuzzedEndpoint, makeCall } from './make-call.ts';

interface FuzzOptions {
  calls: number;
  seed: number;
  /** Records and sessions are renewed, and memory is measured, after so many calls. */
  block?: number;
  report?: (line: string) => void;
}

interface Finding {
  call: number;
  name: string;
  problem: string;
  request: string;
}

export interface FuzzResult {
  findings: Finding[];
  /** Replies by status. */
  statuses: Record<string, number>;
  /** Endpoints that answered with success at least once. */
  succeeded: Set<string>;
  endpoints: number;
  /** Megabytes of the heap after each block, garbage collected. */
  heap: number[];
  slowestMilliseconds: number;
}

/** Far beyond the slowest call, so that only a call that never answers takes as long. */
const secondsOfHang = 60;
const mebibyte = 1024 ** 2;

/** Makes the calls of a seed, one after the other. The same seed makes the same calls, apart from random ids. */
export async function runFuzz({ calls, seed, block = 2_000, report }: FuzzOptions): Promise<FuzzResult> {
  const endpoints = await fuzzedEndpoints();
  const ground = await openFuzzGround();
  const result: FuzzResult = {
    ...{
      findings: [],
      statuses: {},
      succeeded: new Set(),
      endpoints: endpoints.length,
      heap: [],
      slowestMilliseconds: 0,
    },
  };
  try {
    for (let i = 0; i < calls; i++) {
      if (i > 0 && i % block === 0) {
        await ground.renew();
        result.heap.push(heapAfterCollection());
        report?.(`${i} calls, heap ${result.heap.at(-1)?.toFixed(0)} MB, ${result.findings.length} findings`);
      }
      const choices = choicesOf(seed, i);
      const call = makeCall(ground, endpoints[i % endpoints.length] ?? choices.pick(endpoints), choices);
      const found = result.findings.length;
      const reply = await tryCall(ground.server.app, call, i, result);
      for (const finding of result.findings.slice(found)) report?.(JSON.stringify(finding));
      if (reply?.statusCode === 401 && isSignedIn(call.caller)) await ground.replace(call.caller);
      if (reply?.statusCode === 403 && /second_factor|reauthentication/.test(reply.body)) await ground.relax();
    }
    return result;
  } finally {
    await ground.server.close();
  }
}

async function fuzzedEndpoints(): Promise<FuzzedEndpoint[]> {
  const probes = new Map((await loadProbes(await loadEndpointTables())).map(({ name, probe }) => [name, probe]));
  return Object.entries(await loadEndpoints()).map(([name, endpoint]) => ({ name, endpoint, probe: probes.get(name) }));
}

function isSignedIn({ name }: FuzzCaller): boolean {
  return name !== 'visitor' && name !== 'stranger';
}

type App = Awaited<ReturnType<typeof openFuzzGround>>['server']['app'];

async function tryCall(
  app: App,
  call: FuzzCall,
  i: number,
  result: FuzzResult,
): Promise<LightMyRequestResponse | undefined> {
  const started = performance.now();
  const reply = await Promise.race([app.inject(call.request).catch((error: Error) => error), hang()]);
  result.slowestMilliseconds = Math.max(result.slowestMilliseconds, performance.now() - started);
  if (reply === undefined || reply instanceof Error) {
    note(result, call, i, reply ? `failed: ${reply.message}` : 'never answered');
    return undefined;
  }
  const { statusCode } = reply;
  result.statuses[statusCode] = (result.statuses[statusCode] ?? 0) + 1;
  if (statusCode < 300) result.succeeded.add(call.name);
  const problem = problemOf(call.endpoint, reply);
  if (problem) note(result, call, i, problem);
  return reply;
}

function hang(): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), secondsOfHang * 1000).unref());
}

function note({ findings }: FuzzResult, { name, caller, request }: FuzzCall, call: number, problem: string): void {
  const { method, url, payload } = request;
  const sent = `${caller.name}: ${method} ${String(url).slice(0, 300)} ${Buffer.from(String(payload ?? ''))
    .toString()
    .slice(0, 1_500)}`;
  findings.push({ call, name, problem, request: sent });
}

function heapAfterCollection(): number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
  collect();
  return process.memoryUsage().heapUsed / mebibyte;
}

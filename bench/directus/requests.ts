import { loadavg } from 'node:os';
import { clientAt } from '../scale/fill.ts';
import { at } from '../timings.ts';

/** One of the two that are compared; the product has a tenant. */
export interface Side {
  name: string;
  address: string;
  token: string;
  tenant?: string;
}

interface Load {
  clients: number;
  seconds: number;
  callers: number;
}

/**
 * `search` is the search of each product; the one by columns compares the same two, name and number, in both. `no work`
 * asks each process whether it runs: what HTTP, server and caller cost without database and permissions.
 */
type What = 'list' | 'search' | 'search by columns' | 'write' | 'no work';

function requestOf({ tenant, address }: Side, what: What, n: number): { url: string; init: RequestInit } {
  const page = 1 + (n % 20);
  const word = 'padaria aurora';
  // A search has a word that many names contain, or a part of a number that few contain.
  const text = n % 2 ? word : clientAt(n).slice(1, 7);
  const q = encodeURIComponent(text);
  const send = (method: string): RequestInit => ({
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ complemento: `Sala ${n}` }),
  });
  if (what === 'no work') return { url: `${address}/${tenant ? 'health' : 'server/ping'}`, init: {} };
  if (tenant) {
    const list = `${address}/clients/tenant/${tenant}?pageSize=50`;
    if (what === 'list') return { url: `${list}&status=ATIVO&sort=razao_social&page=${page}`, init: {} };
    if (what !== 'write') return { url: `${list}&q=${q}`, init: {} };
    return { url: `${address}/clients/update/${clientAt(n)}`, init: send('POST') };
  }
  const items = `${address}/items/clients`;
  const list = `${items}?limit=50&sort=razao_social&meta=filter_count`;
  if (what === 'list') return { url: `${list}&filter[status][_eq]=ATIVO&page=${page}`, init: {} };
  if (what === 'search') return { url: `${list}&search=${q}`, init: {} };
  if (what === 'search by columns') {
    const filter = { _or: [{ razao_social: { _icontains: text } }, { cnpjcpf: { _icontains: text } }] };
    return { url: `${list}&filter=${encodeURIComponent(JSON.stringify(filter))}`, init: {} };
  }
  return { url: `${items}/${clientAt(n)}`, init: send('PATCH') };
}

async function measure(side: Side, what: What, { clients, seconds, callers }: Load) {
  const times: number[] = [];
  let errors = 0;
  const end = performance.now() + seconds * 1000;
  const caller = async () => {
    while (performance.now() < end) {
      const { url, init } = requestOf(side, what, Math.floor(Math.random() * clients));
      const started = performance.now();
      const headers = { ...init.headers, authorization: `Bearer ${side.token}` };
      const answer = await fetch(url, { ...init, headers });
      const text = await answer.text();
      if (!answer.ok && errors++ === 0) console.log(`${side.name}, ${what}: ${answer.status} ${text.slice(0, 200)}`);
      times.push(performance.now() - started);
    }
  };
  const begun = performance.now();
  await Promise.all(Array.from({ length: callers }, caller));
  const perSecond = times.length / ((performance.now() - begun) / 1000);
  return {
    perSecond,
    errors,
    p50: at(
      times.sort((a, b) => a - b),
      0.5,
    ),
    p95: at(times, 0.95),
  };
}

/** One line of the comparison: rates and times of each side by its name, and the ratio of the rates. */
export type Compared = Record<string, string | number> & { what: string };

/** Measures kinds of requests on both, one after the other, after a short warm-up. Times in milliseconds. */
export async function compare(sides: [Side, Side], whats: readonly What[], load: Load): Promise<Compared[]> {
  const rows: Compared[] = [];
  for (const what of whats) {
    const results = [];
    for (const side of sides) {
      await measure(side, what, { ...load, seconds: Math.min(3, load.seconds) });
      results.push(await measure(side, what, load));
    }
    const [own, other] = results;
    if (!own || !other) continue;
    const shown = ({ perSecond, p50, p95, errors }: typeof own) =>
      `${perSecond.toFixed(1)}/s, p50 ${p50.toFixed(0)}, p95 ${p95.toFixed(0)}${errors ? `, ${errors} errors` : ''}`;
    rows.push({
      what,
      [sides[0].name]: shown(own),
      [sides[1].name]: shown(other),
      ratio: Number((own.perSecond / other.perSecond).toFixed(1)),
      load: (loadavg()[0] ?? 0).toFixed(1),
    });
  }
  return rows;
}

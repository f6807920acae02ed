import { setTimeout } from 'node:timers/promises';
import { at } from '../timings.ts';
import { clientAt, type Size, tenantAt, tenantOf, tokenOf } from './fill.ts';

const kinds = ['list', 'search', 'search everything', 'dashboard', 'upload'] as const;
type Kind = (typeof kinds)[number];

/** Out of 100 actions of a person. */
const share: Record<Kind, number> = { list: 35, search: 25, 'search everything': 15, dashboard: 20, upload: 5 };

/** Texts that people search for: part of a name of its own, a name of two words, part of a number, a common word. */
const texts = [
  (n: number) => hexOf(n).slice(0, 5),
  (n: number) => hexOf(n).slice(1, 7),
  (n: number) => `jardim ${hexOf(n).slice(0, 2)}`,
  (n: number) => clientAt(n).slice(0, 8),
  (n: number) => clientAt(n).slice(2, 8),
  () => 'padaria aurora',
  () => 'horizonte',
];
const hexOf = (n: number) => ((Math.imul(n, 2_654_435_761) >>> 0) + 0x1_0000_0000).toString(16).slice(1);

const dashboards = ['empresas', 'carteira', 'creditos', 'honorarios', 'prescricoes', 'analistas'];
/** 100 kB of a table, as an attachment of an assessment. */
const table = 'competencia;valor;observacao\n'.padEnd(100_000, '01/2025;1234,56;nota de exemplo\n');

interface Action {
  path: string;
  tenant: string;
  token: string;
  form?: FormData;
}

function actionOf(kind: Kind, person: number, size: Size): Action {
  const tenant = tenantOf(person, size);
  const n = Math.floor(Math.random() * (tenant === tenantAt(0) ? size.clients : size.others));
  const staff = { tenant, token: tokenOf('staff', person) };
  const q = encodeURIComponent(texts[Math.floor(Math.random() * texts.length)]?.(n) ?? '');
  if (kind === 'list') return { ...staff, path: `/clients/tenant/${tenant}?page=${1 + Math.floor(Math.random() * 3)}` };
  if (kind === 'search') return { ...staff, path: `/clients/tenant/${tenant}?q=${q}` };
  if (kind === 'search everything') return { ...staff, path: `/search?q=${q}` };
  if (kind === 'dashboard') {
    return { ...staff, path: `/dashboards/${dashboards[Math.floor(Math.random() * dashboards.length)]}` };
  }
  const form = new FormData();
  const assessed = n - (n % 4);
  for (const [name, value] of Object.entries({
    ...{ id_client: clientAt(assessed), id_product: `p${assessed}`, id_apuracao: `x${assessed}`, nome: 'Medida' },
  })) {
    form.set(name, value);
  }
  form.set('anexo', new File([table], 'medida.csv', { type: 'text/csv' }));
  return { tenant, token: tokenOf('provider', person), path: '/anexos', form };
}

function kindAtRandom(): Kind {
  let left = Math.random() * 100;
  for (const kind of kinds) {
    left -= share[kind];
    if (left < 0) return kind;
  }
  return 'list';
}

/** The answers to one kind of action: times in milliseconds, and what failed. */
export interface Measured {
  kind: Kind;
  times: number[];
  failures: Map<string, number>;
}

/** How long the people work, and how long each waits between two actions on average. In seconds. */
interface Work {
  addresses: string[];
  seconds: number;
  think: number;
}

/** Lets the people work, each from answer to answer with a pause; actions of the warm-up are not counted. */
export async function letPeopleWork(size: Size, { addresses, seconds, think }: Work): Promise<Measured[]> {
  const measured = new Map<Kind, Measured>(kinds.map((kind) => [kind, { kind, times: [], failures: new Map() }]));
  const warm = performance.now() + Math.min(10, seconds / 4) * 1000;
  const end = performance.now() + seconds * 1000;
  await Promise.all(
    Array.from({ length: size.people }, async (_, person) => {
      await setTimeout(Math.random() * think * 2000);
      while (performance.now() < end) {
        const kind = kindAtRandom();
        const started = performance.now();
        const failure = await act(addresses[person % addresses.length] ?? '', actionOf(kind, person, size));
        const of = measured.get(kind);
        if (of && started > warm) {
          of.times.push(performance.now() - started);
          if (failure) of.failures.set(failure, (of.failures.get(failure) ?? 0) + 1);
        }
        await setTimeout(Math.random() * think * 2000);
      }
    }),
  );
  return [...measured.values()];
}

/** Returns what failed, in a few words. */
async function act(address: string, { path, tenant, token, form }: Action): Promise<string | undefined> {
  const headers = { authorization: `Bearer ${token}`, ...(form && { 'x-tenant-id': tenant }) };
  try {
    const answer = await fetch(`${address}${path}`, { headers, ...(form && { method: 'POST', body: form }) });
    const text = await answer.text();
    return answer.ok ? undefined : `${answer.status} ${text.slice(0, 120)}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Rounded p50, p95 and p99 of one kind of action. In milliseconds. */
export function figuresOf({ kind, times, failures }: Measured) {
  const sorted = times.toSorted((a, b) => a - b);
  const errors = [...failures.values()].reduce((sum, n) => sum + n, 0);
  const rounded = (of: number) => Math.round(at(sorted, of));
  return { kind, requests: times.length, errors, p50: rounded(0.5), p95: rounded(0.95), p99: rounded(0.99) };
}

/** `chave` is the access key of a note. */
const idName = /^(id|cnpj)|(_id|Id|ID)$|^chave$/;
/** More than the largest selection names: its clients and what they get. */
const mostIds = 120;
const mostFields = 50;
const longestId = 100;

type Sent = unknown;

/** Returns the values of fields that are named like ids: the records that a call names. */
export function recordIds(...sent: Sent[]): string[] {
  const found = sent
    .flatMap((part) => (isRecord(part) ? Object.entries(part) : []))
    .filter(([name]) => idName.test(name));
  const values = found.flatMap(([, value]) => (Array.isArray(value) ? value : [value]));
  const ids = values.filter((value): value is string => typeof value === 'string' && isId(value));
  return [...new Set(ids)].slice(0, mostIds);
}

/** Returns the names of the fields of a body, never their values. */
export function fieldNames(body: Sent): string[] {
  return isRecord(body)
    ? Object.keys(body)
        .slice(0, mostFields)
        .map((name) => name.slice(0, longestId))
    : [];
}

function isId(value: string): boolean {
  return value.length > 0 && value.length <= longestId && /^[\w.-]+$/.test(value);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

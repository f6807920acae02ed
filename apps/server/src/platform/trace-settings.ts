import type { SettingProblems } from './setting-problems.ts';

/** Where spans are sent, and how many. */
export interface TraceSettings {
  /** Address of the collector that takes traces. */
  url: string;
  headers: Record<string, string>;
  serviceName: string;
  /** Share of the traces that are recorded, from 0 to 1. */
  ratio: number;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Parses the settings of OpenTelemetry; undefined without a collector. */
export function traceSettingsOf(env: Environment, { read }: Pick<SettingProblems, 'read'>): TraceSettings | undefined {
  const url = read(() => addressOf(env.OTEL_EXPORTER_OTLP_ENDPOINT), undefined);
  const headers = read(() => headersOf(env.OTEL_EXPORTER_OTLP_HEADERS), {});
  const ratio = read(() => ratioOf(env.OTEL_TRACES_SAMPLER_ARG), 1);
  const serviceName = env.OTEL_SERVICE_NAME || 'restitui';
  return url === undefined ? undefined : { url, headers, serviceName, ratio };
}

function addressOf(text: string | undefined): string | undefined {
  if (!text) return undefined;
  const url = URL.parse(text);
  // The message leaves out the address, which may contain a key.
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new Error('OTEL_EXPORTER_OTLP_ENDPOINT tem um endereço que não pode ser usado.');
  }
  return `${text.replace(/\/$/, '')}/v1/traces`;
}

/** The message leaves out the headers, which are keys. */
function headersOf(text = ''): Record<string, string> {
  const pairs = text
    .split(',')
    .filter((pair) => pair.trim())
    .map((pair): [string, string] => {
      const [name = '', ...value] = pair.split('=');
      return [name.trim(), decoded(value.join('=').trim())];
    });
  if (pairs.some(([name, value]) => !/^[\w-]+$/.test(name) || !value)) {
    throw new Error('OTEL_EXPORTER_OTLP_HEADERS aceita nome=valor, separados por vírgula.');
  }
  return Object.fromEntries(pairs);
}

/** Returns an empty text for a value that is not encoded as in an address. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}

function ratioOf(text: string | undefined): number {
  if (!text) return 1;
  const ratio = /^(\d(\.\d+)?|\.\d+)$/.test(text) ? Number(text) : Number.NaN;
  if (!(ratio >= 0 && ratio <= 1)) {
    throw new Error(`OTEL_TRACES_SAMPLER_ARG aceita um número de 0 a 1; recebeu ${text}.`);
  }
  return ratio;
}

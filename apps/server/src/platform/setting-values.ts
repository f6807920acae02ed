import { isIP } from 'node:net';
import { isCnpj, normaliseCnpj } from '@restitui/brazil/cnpj.ts';

// Each function parses one variable of the environment and throws the pt-BR message of its value for the operator.

export const loopback = ['127.0.0.1', 'localhost', '::1'];

export function addressOf(text: string | undefined): string | undefined {
  if (!text) return undefined;
  const protocol = URL.canParse(text) ? new URL(text).protocol : '';
  if (!['http:', 'https:'].includes(protocol)) throw new Error(`PUBLIC_URL não é um endereço http(s): ${text}`);
  return text;
}

/** The error message leaves out the address, which contains a password. */
export function smtpOf(text: string | undefined): string | undefined {
  if (!text) return undefined;
  if (!/^smtps?:$/.test(URL.parse(text)?.protocol ?? '')) throw new Error('SMTP_URL não é um endereço smtp(s).');
  return text;
}

export function proxiesOf(text: string | undefined): string | undefined {
  if (!text || text === 'off') return undefined;
  const isProxy = (name: string) => {
    const [address = '', bits = '0', ...more] = name.split('/');
    return ['loopback', 'linklocal', 'uniquelocal'].includes(name) || (isIP(address) && /^\d+$/.test(bits) && !more[0]);
  };
  if (!text.split(',').every((name) => isProxy(name.trim()))) {
    throw new Error(
      `TRUST_PROXY aceita off ou endereços separados por vírgula (10.0.0.0/8, loopback); recebeu ${text}.`,
    );
  }
  return text;
}

export function metricsTokenOf(text: string | undefined): string | undefined {
  if (!text) return undefined;
  if (!/^[\w.~+/-]{24,}=*$/.test(text)) throw new Error('METRICS_TOKEN precisa de 24 caracteres ou mais, sem espaços.');
  return text;
}

export function tenantsOf(text: string | undefined): string[] | undefined {
  if (!text) return undefined;
  const ids = text.split(',').map((id) => id.trim());
  const wrong = ids.find((id) => !isCnpj(id));
  if (wrong !== undefined) throw new Error(`WHATSAPP_WAIVER aceita CNPJs separados por vírgula; recebeu ${wrong}.`);
  return ids.map(normaliseCnpj);
}

export function portOf(text: string | undefined): number {
  const port = /^\d*$/.test(text ?? '') ? Number(text || 3000) : Number.NaN;
  if (!(port <= 65_535)) throw new Error(`PORT não é uma porta: ${text}`);
  return port;
}

export function megabytesOf(name: string, text: string | undefined, fallback: number): number {
  if (!text) return fallback * 1024 ** 2;
  if (!/^\d{1,9}$/.test(text)) throw new Error(`${name} não é um número de megabytes: ${text}`);
  return Number(text) * 1024 ** 2;
}

export function secondsOf(name: string, text: string | undefined): number {
  if (!text) return 0;
  const seconds = /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN;
  if (!(seconds <= 300)) throw new Error(`${name} não é um número de segundos de 0 a 300: ${text}`);
  return seconds;
}

export function yearsOf(name: string, text: string | undefined, fallback: number): number {
  if (!text) return fallback;
  const years = /^\d{1,2}$/.test(text) ? Number(text) : 0;
  if (years < 1 || years > 30) throw new Error(`${name} não é um número de 1 a 30: ${text}`);
  return years;
}

export function urlsOf(name: string, text = ''): string[] {
  const urls = text
    .split(',')
    .map((url) => url.trim())
    .filter(Boolean);
  // The message leaves out the address, which may contain a key.
  const areUsable = urls.every((url) => /^https?:$/.test(URL.parse(url)?.protocol ?? ''));
  if (!areUsable) throw new Error(`${name} tem um endereço que não pode ser usado.`);
  return urls;
}

/** Requires https outside this machine: the answers of an issuer open sessions. */
export function issuerOf(name: string, text: string | undefined): string | undefined {
  if (!text) return undefined;
  const url = URL.parse(text);
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && loopback.includes(url.hostname));
  if (!isSafe) throw new Error(`${name} precisa ser um endereço https: ${text}`);
  return text;
}

/** Requires the `{ip}` placeholder: without it a service would return the server's own place. */
export function geoUrlsOf(text: string | undefined): string[] {
  const urls = urlsOf('GEO_URLS', text);
  const wrong = urls.find((url) => !url.includes('{ip}'));
  if (wrong) throw new Error(`GEO_URLS tem um endereço sem {ip}: ${wrong}`);
  return urls;
}

export function choice<T extends string>(
  name: string,
  value: string | undefined,
  options: readonly [T, ...T[]],
  fallback?: T,
): T {
  if (!value) return fallback ?? options[0];
  const found = options.find((option) => option === value);
  if (!found) throw new Error(`${name} aceita ${options.join(', ')}; recebeu ${value}.`);
  return found;
}

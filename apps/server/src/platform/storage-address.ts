import { fileURLToPath } from 'node:url';

/** A bucket and its credentials; without them the machine's own are used. */
export interface BucketAddress {
  bucket: string;
  /** Prefix of every key; empty, or ending in `/`. */
  prefix: string;
  endpoint: string | undefined;
  region: string;
  credentials: { accessKeyId: string; secretAccessKey: string; sessionToken?: string } | undefined;
}

export type StorageAddress = { folder: string } | BucketAddress;

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Parses the storage address.
 * @throws a message for the operator, without the keys
 */
export function storageAddressOf(env: Environment): StorageAddress | undefined {
  const text = env.STORAGE_URL;
  if (!text) return undefined;
  const url = URL.parse(text);
  if (url?.protocol === 'file:') return { folder: fileURLToPath(new URL(text, 'file:///')) };
  if (url?.protocol !== 's3:' || !url.hostname || url.username || url.password) {
    throw new Error('STORAGE_URL aceita file:/pasta ou s3://balde/prefixo?endpoint=…&region=….');
  }
  const prefix = decodeURIComponent(url.pathname).replace(/^\/+|(?<!\/)\/+$/g, '');
  const endpoint = url.searchParams.get('endpoint') ?? undefined;
  if (endpoint && !/^https?:$/.test(URL.parse(endpoint)?.protocol ?? '')) {
    throw new Error('STORAGE_URL: endpoint não é um endereço http(s).');
  }
  return {
    bucket: url.hostname,
    prefix: prefix && `${prefix}/`,
    endpoint,
    region: url.searchParams.get('region') ?? 'us-east-1',
    credentials: credentialsOf(env),
  };
}

function credentialsOf({
  AWS_ACCESS_KEY_ID: accessKeyId,
  AWS_SECRET_ACCESS_KEY: secretAccessKey,
  AWS_SESSION_TOKEN: sessionToken,
}: Environment): BucketAddress['credentials'] {
  if (!accessKeyId && !secretAccessKey) return undefined;
  if (!accessKeyId || !secretAccessKey) {
    throw new Error('AWS_ACCESS_KEY_ID e AWS_SECRET_ACCESS_KEY são informados juntos.');
  }
  return { accessKeyId, secretAccessKey, ...(sessionToken && { sessionToken }) };
}

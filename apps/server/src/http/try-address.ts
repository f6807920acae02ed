import { createServer } from 'node:net';

/** Whether the server could listen there now; fails as listening would. Somebody else may still be quicker. */
export function tryAddress({ host, port }: { host: string; port: number }): Promise<void> {
  const probe = createServer();
  return new Promise((resolve, reject) => {
    probe.once('error', reject);
    probe.listen({ host, port }, () => probe.close(() => resolve()));
  });
}

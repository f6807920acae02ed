import { createServer } from 'node:net';

/** Rejects with the error that listening would give. Another process may still take the address afterwards. */
export function checkListenAddress({ host, port }: { host: string; port: number }): Promise<void> {
  const probe = createServer();
  return new Promise((resolve, reject) => {
    probe.once('error', reject);
    probe.listen({ host, port }, () => probe.close(() => resolve()));
  });
}

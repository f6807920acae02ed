import { createServer } from 'node:http';
import { listeningPort } from '../../src/http/listening-port.ts';
import { FaultyServer } from './faulty-server.ts';
import { checks, type Outcome } from './outcome.ts';

const closed = 'http://127.0.0.1:9';

/** Starts a server whose outside services are dead or never answer, and checks that only their calls suffer. */
export async function loseOutsideServices(dataDir: string): Promise<Outcome> {
  const { broken, check } = checks();
  const silent = createServer(() => {});
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const slow = `http://127.0.0.1:${listeningPort(silent)}`;
  const server = new FaultyServer(dataDir, {
    ...{ CNPJ_URLS: `${closed},${slow}`, CEP_URLS: `${slow},${closed}`, SELIC_URL: slow, BANKS_URL: closed },
    ...{ SMTP_URL: `smtp://127.0.0.1:9`, TSA_URLS: closed },
  });
  try {
    await server.start();
    const times: number[] = [];
    const outside = ['/utils/cep/74000000', '/utils/cnpj/11222333000181', '/utils/banks'].map((path) =>
      server.send('GET', path),
    );
    for (let call = 0; call < 30; call++) {
      const since = performance.now();
      const { status } = await server.send('GET', '/clients/11222333000181');
      times.push(performance.now() - since);
      check('other calls are answered', status === 200, status);
    }
    const statuses = (await Promise.all(outside)).map(({ status }) => status);
    check('calls to dead services are no 500', !statuses.includes(500), statuses);
    const asked = await server.send('POST', '/auth/forgot-password', { email: 'ceo@meridiano.test' });
    check('a message is accepted without a mail server', asked.status === 200 || asked.status === 202, asked);
    const slowest = Math.max(...times);
    check('other calls are not delayed', slowest < 5_000, slowest);
    return {
      fault: 'outside services dead or silent',
      answered: 31,
      broken,
      note: `slowest call ${slowest.toFixed(0)} ms`,
    };
  } finally {
    await server.stop();
    silent.closeAllConnections();
    silent.close();
  }
}

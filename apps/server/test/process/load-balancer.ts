import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

interface Backend {
  address: string;
  isReady: boolean;
  /** Status of its last check; undefined when it did not answer. */
  lastCheck: number | undefined;
  /** Keeps connections, as a proxy does. */
  agent: Agent;
  answered: number;
}

/** Distributes requests over servers that are ready, as the proxies of operators do. A request is sent once. */
export interface LoadBalancer {
  address: string;
  /** Adds a server and waits until it is ready. */
  add: (address: string) => Promise<void>;
  /** Waits until a server is left out, and returns the status of its check; undefined when it did not answer. */
  untilLeftOut: (address: string) => Promise<number | undefined>;
  /** Returns the number of requests that a server answered. */
  answeredBy: (address: string) => number;
  close: () => Promise<void>;
}

const millisecondsBetweenChecks = 50;

export async function startLoadBalancer(): Promise<LoadBalancer> {
  const backends: Backend[] = [];
  const ending = new AbortController();
  const checks: Promise<void>[] = [];
  let turn = 0;

  async function watch(backend: Backend): Promise<void> {
    while (!ending.signal.aborted) {
      const reply = await fetch(`${backend.address}/api/ready`).catch(() => undefined);
      await reply?.arrayBuffer();
      backend.lastCheck = reply?.status;
      backend.isReady = backend.lastCheck === 200;
      await sleep(millisecondsBetweenChecks);
    }
  }

  const server = createServer((incoming, outgoing) => {
    const ready = backends.filter(({ isReady }) => isReady);
    const backend = ready[turn++ % ready.length];
    if (backend) pass(incoming, outgoing, backend);
    else outgoing.writeHead(502).end('{"code":"no server is ready"}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async add(address) {
      const agent = new Agent({ keepAlive: true });
      const backend: Backend = { address, isReady: false, lastCheck: undefined, agent, answered: 0 };
      backends.push(backend);
      checks.push(watch(backend));
      while (!backend.isReady) await sleep(millisecondsBetweenChecks);
    },
    async untilLeftOut(address) {
      const backend = backends.find((each) => each.address === address);
      while (backend?.isReady) await sleep(millisecondsBetweenChecks);
      return backend?.lastCheck;
    },
    answeredBy: (address) => backends.find((backend) => backend.address === address)?.answered ?? 0,
    async close() {
      ending.abort();
      await Promise.all(checks);
      for (const { agent } of backends) agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function pass(incoming: IncomingMessage, outgoing: ServerResponse, backend: Backend): void {
  const { method, url, headers } = incoming;
  const { connection: _, ...passed } = headers;
  const forwarded = request(`${backend.address}${url}`, { agent: backend.agent, headers: passed, method }, (reply) => {
    const { connection: __, ...answered } = reply.headers;
    backend.answered++;
    outgoing.writeHead(reply.statusCode ?? 502, answered);
    reply.pipe(outgoing);
  });
  forwarded.on('error', ({ message }) => outgoing.writeHead(502).end(JSON.stringify({ code: message })));
  incoming.pipe(forwarded);
}

import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { createServer as createNetServer } from 'node:net';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { repoRoot } from './repo-root.mjs';

const webApp = path.join(repoRoot, 'apps', 'web');
const host = process.env.HOST ?? '127.0.0.1';
const port = Number(process.env.PORT ?? 3000);

/** Returns a free port. */
function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createNetServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port: free } = probe.address();
      probe.close(() => resolve(free));
    });
  });
}

/** Starts the server behind Vite: on another port, but links in messages use the port of the browser. */
function startServer(serverPort) {
  const environment = { ...process.env, PORT: String(serverPort), HOST: '127.0.0.1' };
  environment.PUBLIC_URL ??= `http://localhost:${port}`;
  if (!process.env.PUBLIC_URL && !process.env.DATABASE_URL) environment.DEMO ??= 'on';
  const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'apps/server/src/main.ts'], {
    cwd: repoRoot,
    env: environment,
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
  server.on('exit', (code) => process.exit(code ?? 1));
}

/** Starts Vite in front: it serves the screens and proxies /api to the server with the original Host header. */
async function startVite(serverPort) {
  process.env.RESTITUI_API = `http://127.0.0.1:${serverPort}`;
  const vitePath = createRequire(path.join(webApp, 'package.json')).resolve('vite');
  const { createServer } = await import(pathToFileURL(vitePath).href);
  const vite = await createServer({ root: webApp, server: { host, port, strictPort: true } });
  await vite.listen();
  vite.printUrls();
}

const serverPort = await freePort();
startServer(serverPort);
await startVite(serverPort);

import { createConnection, createServer, type Server, type Socket } from 'node:net';
import { connectDatabase, type Database } from '../src/db/open-database.ts';
import { listeningPort } from '../src/http/listening-port.ts';
import { cloneTestDatabase } from './test-database.ts';

export interface DatabaseBehindProxy {
  database: Database;
  /** Ends all connections and refuses new ones, as a PostgreSQL that is restarted does. */
  goAway: () => Promise<void>;
  comeBack: () => Promise<void>;
}

/** Creates a database for one test file that is reached over a proxy, which can be closed and opened again. */
export async function databaseBehindProxy(): Promise<DatabaseBehindProxy> {
  const direct = await cloneTestDatabase();
  const place = await direct.asOwner(async ({ host, port, database, user }) => ({ host, port, database, user }));
  const sockets = new Set<Socket>();
  let server: Server;
  let port = 0;

  const comeBack = async () => {
    server = createServer((incoming) => {
      const outgoing = createConnection(`${place.host}/.s.PGSQL.${place.port}`);
      for (const socket of [incoming, outgoing]) {
        sockets.add(socket);
        socket.on('error', () => {});
        socket.once('close', () => {
          sockets.delete(socket);
          incoming.destroy();
          outgoing.destroy();
        });
      }
      incoming.pipe(outgoing).pipe(incoming);
    });
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    port = listeningPort(server);
  };
  const goAway = async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    for (const socket of sockets) socket.destroy();
    await closed;
  };

  await comeBack();
  const proxied = { host: '127.0.0.1', port, database: place.database };
  const database = await connectDatabase({
    owner: { ...proxied, user: place.user },
    app: { ...proxied, user: direct.appRole },
    closeServer: async () => {
      await goAway();
      await direct.close();
    },
  });
  return { database, goAway, comeBack };
}

import pg from 'pg';
import { connectDatabase, type Database, embeddedPlaces } from './open-database.ts';
import { socketFolderOf, socketPort } from './socket-folder.ts';

/** Connects to the embedded database of a server that runs on this DATA_DIR; undefined where none runs. */
export async function connectToRunningServer({ dataDir }: { dataDir: string }): Promise<Database | undefined> {
  const folder = socketFolderOf(dataDir);
  if (!folder) return undefined;
  const places = embeddedPlaces({ host: folder, port: socketPort });
  const client = new pg.Client(places.owner);
  try {
    await client.connect();
    await client.end();
  } catch {
    return undefined;
  }
  return connectDatabase(places);
}

import { storedFiles } from '../process/server-process.ts';
import { FaultyServer } from './faulty-server.ts';
import { newAssessment, uploadPair } from './kill-during-analysis.ts';
import { checks, type Outcome } from './outcome.ts';

/** Restarts a server with a limit above the free space of any disk, and checks what it refuses. */
export async function fillTheDisk(usual: FaultyServer): Promise<Outcome> {
  const { broken, check } = checks();
  const { dataDir } = usual;
  const id = await newAssessment(usual);
  await usual.stop();

  const server = new FaultyServer(dataDir, { MIN_FREE_DISK_MB: '999999999' });
  await server.start();
  const files = storedFiles(dataDir).length;
  const upload = await uploadPair(server, id);
  check('an upload is refused', upload?.status === 507 && upload.body.code === 'disk_full', upload);
  const write = await server.send('POST', '/apuracao', {});
  check('a write is refused', write.status === 507, write);
  check('reads are answered', (await server.send('GET', `/simples/${id}`)).status === 200);
  check('signing in goes on', (await server.signIn()) === 200);
  const ready = await server.send('GET', '/ready');
  check('the operator is told', ready.status === 200 && ready.body.disk === 'low', ready);
  check('one line is logged', server.logged().split('disk low: writes are refused').length === 2);
  check('nothing is stored', storedFiles(dataDir).length === files);
  await server.stop();

  await usual.start();
  const again = await uploadPair(usual, id);
  check('writes are accepted again', again?.status === 202, again);
  return { fault: 'disk full', answered: 3, broken };
}

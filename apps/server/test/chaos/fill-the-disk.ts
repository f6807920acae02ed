import { storedFiles } from '../process/server-process.ts';
import type { Answered, FaultyServer } from './faulty-server.ts';
import { newAssessment, uploadPair } from './kill-during-analysis.ts';
import { checks, type Outcome } from './outcome.ts';

/** Reports a full disk to a running server, and checks what it refuses until there is space again. */
export async function fillTheDisk(server: FaultyServer): Promise<Outcome> {
  const { broken, check } = checks();
  const id = await newAssessment(server);
  const files = storedFiles(server.dataDir).length;
  const write = () => server.send('POST', '/apuracao', {});

  server.reportFullDisk(true);
  const refused = await server.poll(write, ({ status }) => status === 507, 10);
  check('a write is refused', isDiskFull(refused), refused);
  const upload = await uploadPair(server, id);
  check('an upload is refused', upload !== undefined && isDiskFull(upload), upload);
  check('reads are answered', (await server.send('GET', `/simples/${id}`)).status === 200);
  check('signing in goes on', (await server.signIn()) === 200);
  const ready = await server.send('GET', '/ready');
  check('the operator is told', ready.status === 200 && ready.body.disk === 'low', ready);
  check('one line is logged', server.logged().split('disk low: writes are refused').length === 2);
  check('nothing is stored', storedFiles(server.dataDir).length === files);

  server.reportFullDisk(false);
  const accepted = await server.poll(write, ({ status }) => status !== 507, 10);
  check('writes are accepted again', accepted.status === 400, accepted);
  const again = await uploadPair(server, id);
  check('an upload is accepted again', again?.status === 202, again);
  return { fault: 'disk full', answered: 3, broken };
}

const isDiskFull = ({ status, body }: Answered) => status === 507 && body.code === 'disk_full';

import type { FaultyServer } from './faulty-server.ts';
import { checkAnalysis, newAssessment, uploadPair } from './kill-during-analysis.ts';
import { checks, type Outcome } from './outcome.ts';

const hour = 60 * 60 * 1000;

/** Sets the clock of a running server forward and back, and checks that users can sign in and work goes on. */
export async function jumpTheClock(server: FaultyServer, hours: number): Promise<Outcome> {
  const { broken, check } = checks();
  const wrong = await server.send('POST', '/auth/login', { email: 'ti@restitui.test', password: 'errada' });
  check('a wrong password is refused', wrong.status === 401, wrong.status);
  const id = await newAssessment(server);
  for (const shift of [hours, -hours, 0]) {
    await server.shiftClock(shift * hour);
    check(`signing in works at ${shift} h`, (await server.signIn()) === 200);
    check(`reads work at ${shift} h`, (await server.send('GET', `/simples/${id}`)).status === 200);
  }
  await server.shiftClock(hours * hour);
  await server.signIn();
  const upload = await uploadPair(server, id);
  check('the upload is accepted', upload?.status === 202, upload);
  await server.shiftClock(-hours * hour);
  await server.signIn();
  await checkAnalysis(server, id, check);
  await server.shiftClock(0);
  await server.signIn();
  return { fault: `clock set ${hours} h forward and back`, answered: 2, broken };
}

import type { FaultyServer } from './faulty-server.ts';
import { nameOf } from './kill-during-analysis.ts';
import { checks, type Outcome } from './outcome.ts';

const minute = 60 * 1000;
const day = 24 * 60 * minute;
/** As in `check-boleto.ts`: a charge that the bank does not know by then was never issued. */
const issueTimeout = 15 * minute;
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString().slice(0, 10);

/** Steps of issuing a boleto at the local bank, and of the check that follows. */
export const boletoSteps: [step: string, nth: number][] = [
  ['insert into "boletos"', 1],
  ['insert into pgboss\\W*job', 1],
  ['insert into "sandbox_charges"', 1],
  ...[1, 2, 3, 4, 5, 6].map((nth): [string, number] => ['^commit$', nth]),
  ...[1, 2, 3, 4, 5, 6].map((nth): [string, number] => ['^committed$', nth]),
];

interface Found {
  situacao: string;
}
const isInProcess = ({ situacao }: Found) => situacao === 'EM_PROCESSAMENTO';

let made = 0;

/** Kills the server while it issues a boleto, starts it again and checks that there is one or none. */
export async function killDuringBoleto(server: FaultyServer, [step, nth]: [string, number]): Promise<Outcome> {
  const { broken, check } = checks();
  const seuNumero = `K${Date.now() % 1e9}${made++}`.slice(0, 15);
  server.killAt(step, nth);
  const reply = await server.try('POST', '/boletos', {
    nome: 'Padaria São João Ltda',
    ...{ cpfCnpj: '11.222.333/0001-81', tipoPessoa: 'JURIDICA', cep: '74000-123', endereco: 'Rua 10', numero: '20' },
    ...{ bairro: 'Centro', cidade: 'Goiânia', uf: 'GO', valorNominal: 1234.56, seuNumero },
    ...{ dataVencimento: inDays(20), dataLimite: inDays(50) },
  });
  await server.poll(async () => server.isKilled() || reply !== undefined, Boolean);
  const killedAt = await server.ended();
  if (killedAt) await server.start();

  const list = async (): Promise<Found[]> => (await server.get(`/boletos?q=${seuNumero}`)).data;
  let found = await server.poll(list, (all) => !all.some(isInProcess), reply ? 60 : 3);
  const wasLost = !reply && found.some(isInProcess);
  if (wasLost) {
    await restartLater(server, issueTimeout + minute);
    // A poll that was running when the process died is taken up after its heartbeat was missed.
    found = await server.poll(list, (all) => !all.some(isInProcess), 300);
    await restartLater(server, 0);
  }
  if (reply) check('the boleto is accepted', reply.status === 201, reply);
  if (reply?.status === 201) check('an answered boleto is kept', found.length === 1, found);
  check('a boleto is issued once at most', found.length <= 1, found);
  check('no boleto stays in process', !found.some(isInProcess), found);
  const fault = `boleto: ${killedAt ? `killed at ${nameOf(step)} ${nth}` : `${nameOf(step)} ${nth} not reached`}`;
  const note = wasLost ? { note: `settled by the poll as ${found[0]?.situacao}` } : {};
  return { fault, answered: reply ? 1 : 0, broken, ...note };
}

/** The poll that runs at each start asks the bank about what was in process for so long. */
async function restartLater(server: FaultyServer, later: number): Promise<void> {
  await server.stop();
  await server.shiftClock(later);
  await server.start();
  await server.signIn();
}

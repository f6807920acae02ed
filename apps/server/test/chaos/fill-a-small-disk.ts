import { spawnSync } from 'node:child_process';
import { closeSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { copyData } from '../process/prepared-data.ts';
import { isAlive, newFolder, postgresPid } from '../process/server-process.ts';
import { FaultyServer } from './faulty-server.ts';
import { newAssessment } from './kill-during-analysis.ts';
import { checks, type Outcome } from './outcome.ts';

const fault = 'disk really full';
const megabytes = 700;
const minFree = 64;

/**
 * Runs a server on a small file system that another program fills to the last byte, twice: below the limit, and once
 * more after the reserve was released. PostgreSQL must live on.
 */
export async function fillASmallDisk(prepared: string): Promise<Outcome> {
  const disk = newFolder();
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0711`, 'tmpfs', disk]);
  if (mounted.status !== 0) return { fault, answered: 0, broken: [], note: 'skipped: mounting is not allowed here' };
  try {
    return await onDisk(disk, prepared);
  } finally {
    spawnSync('umount', [disk]);
  }
}

async function onDisk(disk: string, prepared: string): Promise<Outcome> {
  const { broken, check } = checks();
  const dataDir = join(disk, 'data');
  spawnSync('mkdir', [dataDir]);
  copyData(prepared, dataDir);
  const server = new FaultyServer(dataDir, { MIN_FREE_DISK_MB: String(minFree) });
  await server.start();
  try {
    const kept = [await newAssessment(server)];
    const pid = postgresPid(dataDir);
    const ballast = [join(disk, 'first'), join(disk, 'second')];
    const statuses = new Set<number>();
    for (const path of ballast) {
      fillUp(path);
      check('no byte is left', freeBytes(disk) === 0, freeBytes(disk));
      const refused = await server.poll(
        async () => {
          const { status, body } = await server.send('POST', '/apuracao', await assessmentBody(server));
          statuses.add(status);
          if (status === 201) kept.push(body.data.id);
          return status;
        },
        (status) => status === 507,
        30,
      );
      check('writes are refused with 507', refused === 507, refused);
      check('reads are answered', (await server.send('GET', `/simples/${kept[0]}`)).status === 200);
      for (let n = 0; n < 20; n++) statuses.add(await server.signIn());
      check('PostgreSQL lives on', isAlive(pid) && postgresPid(dataDir) === pid);
    }
    const others = [...statuses].filter((status) => ![200, 201, 507].includes(status));
    check('every answer is a success or a 507', others.length === 0, others);
    check('one line is logged', server.logged().split('disk low: writes are refused').length === 2);
    for (const path of ballast) rmSync(path);
    const again = await server.poll(
      () => server.send('POST', '/apuracao', {}),
      ({ status }) => status !== 507,
      30,
    );
    check('writes are accepted again', again.status === 400, again);
    kept.push(await newAssessment(server));
    for (const id of kept)
      check('an answered write is kept', (await server.send('GET', `/simples/${id}`)).status === 200);
    check('PostgreSQL was never restarted', postgresPid(dataDir) === pid);
    return { fault, answered: kept.length, broken, note: `answers ${[...statuses].sort().join(', ')}` };
  } finally {
    await server.stop();
  }
}

async function assessmentBody(server: FaultyServer): Promise<object> {
  const id_client = '11222333000181';
  const products: { id: string; typeServico: string }[] = (await server.get(`/products/${id_client}`)).data;
  const [product] = products;
  return { id_client, id_product: product?.id, typeServico: product?.typeServico };
}

function fillUp(path: string): void {
  const file = openSync(path, 'w');
  try {
    for (const size of [1024 ** 2, 4096]) writeUntilFull(file, Buffer.alloc(size, 1));
  } finally {
    closeSync(file);
  }
}

function writeUntilFull(file: number, block: Buffer): void {
  try {
    while (writeSync(file, block) > 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}

function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

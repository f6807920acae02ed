import { createHash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { PNG } from 'pngjs';
import { identityChecks, type StoredImage } from '../src/features/accounts/identity-checks/identity-checks.table.ts';
import type { TestServer } from './harness.ts';

/** Returns a file that starts like a JPEG and contains a text that can be searched for in storage. */
export function photoOf(text: string): Buffer {
  return Buffer.concat([Buffer.from('ffd8ffe000104a464946', 'hex'), Buffer.from(text.repeat(40))]);
}

/** Returns a picture of one colour, optionally with a stroke. */
export function drawnPng(stroke: boolean, background: [number, number, number, number] = [0, 0, 0, 0]): Buffer {
  const png = new PNG({ width: 60, height: 20 });
  for (let at = 0; at < png.data.length; at += 4) png.data.set(background, at);
  if (stroke) for (let x = 5; x < 55; x++) png.data.set([20, 30, 60, 255], (10 * 60 + x) * 4);
  return PNG.sync.write(png);
}

export const strokePng = drawnPng(true);

async function stored({ encryptedFiles }: TestServer, content: Buffer, type: StoredImage['type']) {
  const key = `uploads/${randomUUID()}`;
  const size = await encryptedFiles.write(key, Readable.from([content]));
  return { key, type, size, sha256: createHash('sha256').update(content).digest('hex') };
}

type NewIdentityCheck = Partial<typeof identityChecks.$inferInsert> & {
  id_tenant: TenantId;
  nome: string;
  cpf: string;
};

/** Adds a drawn record, undecided by default; returns its id. */
export async function addIdentityCheck(server: TestServer, values: NewIdentityCheck): Promise<string> {
  const id = randomUUID();
  const at = server.clock.now().toISOString();
  const seen = { at, address: '127.0.0.1', agent: 'test' };
  const row = {
    maquina: 'Celular',
    local: 'Goiânia',
    createData: at,
    photosSeen: seen,
    drawingSeen: seen,
    fotoPessoa: await stored(server, photoOf('pessoa'), 'image/jpeg'),
    fotoDoc: await stored(server, photoOf('documento'), 'image/jpeg'),
    assinatura: await stored(server, strokePng, 'image/png'),
    isModifica: false,
    ...values,
    id,
  };
  await server.inTenant(values.id_tenant, (db) => db.insert(identityChecks).values(row));
  return id;
}

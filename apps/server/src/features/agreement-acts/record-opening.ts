import type { Db } from '../../db/tenant-scope.ts';
import type { AnySession } from '../../kernel/context.ts';
import { newId } from '../../kernel/new-id.ts';
import { recordEvent } from '../evidence/record-event.ts';
import type { ActingSigner } from './acting-signer.ts';
import { insertOpening } from './agreement-acts.repository.ts';
import { seenOf } from './record-act.ts';

interface OpenedVersion {
  id_agreement: string;
  id_version: string;
  version: number;
  sha256: string;
}

/** That who may sign opened this version: kept once for each person. */
export async function recordOpening(
  session: AnySession,
  db: Db,
  { key, nome, cpf }: ActingSigner,
  { id_agreement, id_version, version, sha256 }: OpenedVersion,
): Promise<void> {
  const { tenant, platform, origin } = session;
  const about = { id_agreement, id_version };
  const seen = { openedAt: platform.clock.now().toISOString(), address: origin.address, maquina: origin.maquina };
  const isFirst = await insertOpening(db, { id: newId(), id_tenant: tenant, ...about, ...key, ...seen });
  if (!isFirst) return;
  const personal = { nome, cpf, seen: seenOf(session) };
  const event = { kind: 'abertura', ...about, person: key, facts: { version, sha256 }, personal } as const;
  await recordEvent({ ...session, db }, event);
}

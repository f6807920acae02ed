import type { Db } from '../../../db/tenant-scope.ts';
import type { SessionActor } from '../../../kernel/actor.ts';
import type { Context, OwnTransactions } from '../../../kernel/context.ts';
import { newId } from '../../../kernel/new-id.ts';
import { recordEvent } from '../evidence/record-event.service.ts';
import { wholeRow } from '../evidence/row-facts.rules.ts';
import type { ActingSigner } from './acting-signer.service.ts';
import { observedConnection } from './record-act.service.ts';
import { insertOpening } from './signing.repository.ts';

interface OpenedVersion {
  id_agreement: string;
  id_version: string;
  version: number;
  sha256: string;
}

/** Records that a signer opened a version, once per person and version. */
export async function recordOpening(
  context: Context<SessionActor, OwnTransactions>,
  db: Db,
  { key, nome, cpf }: ActingSigner,
  { id_agreement, id_version, version, sha256 }: OpenedVersion,
): Promise<void> {
  const { tenant, platform, origin } = context;
  const about = { id_agreement, id_version };
  const seen = { openedAt: platform.clock.now().toISOString(), address: origin.address, maquina: origin.maquina };
  const opened = await insertOpening(db, { id: newId(), id_tenant: tenant, ...about, ...key, ...seen });
  if (!opened) return;
  const personal = { nome, cpf, seen: observedConnection(context) };
  const event = { kind: 'abertura', ...about, person: key, facts: { version, sha256 }, personal } as const;
  const rows = [wholeRow('abertura', opened)];
  await recordEvent({ ...context, db }, { ...event, rows });
}

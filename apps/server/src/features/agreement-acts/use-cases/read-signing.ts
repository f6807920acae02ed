import type { agreementActsApi } from '@restitui/domain/agreement-acts/agreement-acts.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { AnySession } from '../../../kernel/context.ts';
import { newId } from '../../../kernel/new-id.ts';
import { recordEvent } from '../../evidence/record-event.ts';
import { actingSignerOf } from '../acting-signer.ts';
import { insertOpening } from '../agreement-acts.repository.ts';
import { requireActState, signingOnWire } from '../read-state.ts';
import { seenOf } from '../record-act.ts';

/** Who may sign has opened this version from here on: the next one shows what changed since. */
export async function readSigning(session: AnySession, { params: { id } }: Input<typeof agreementActsApi.read>) {
  const { tenant, inTenant, platform, origin } = session;
  const signer = await actingSignerOf(session);
  return inTenant(tenant, async (db) => {
    const state = await requireActState(session, db, id);
    const data = await signingOnWire(session, db, signer, state);
    if (data.role === null) return { data };

    const about = { id_agreement: id, id_version: data.id_version };
    const seen = { openedAt: platform.clock.now().toISOString(), address: origin.address, maquina: origin.maquina };
    const isFirst = await insertOpening(db, { id: newId(), id_tenant: tenant, ...about, ...signer.key, ...seen });
    if (isFirst) {
      const { version, sha256 } = data;
      const personal = { nome: signer.nome, cpf: signer.cpf, seen: seenOf(session) };
      const event = { kind: 'abertura', ...about, person: signer.key, facts: { version, sha256 }, personal } as const;
      await recordEvent({ ...session, db }, event);
    }
    return { data };
  });
}

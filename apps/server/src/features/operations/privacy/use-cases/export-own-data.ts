import { type SessionActor, sessionHolderOf } from '../../../../kernel/actor.ts';
import type { Context, OwnTransactions } from '../../../../kernel/context.ts';
import { exportPerson } from '../export-person.service.ts';
import { requireProvenPerson } from '../own-person.gate.ts';

/** Every person may have their own data (LGPD, arts. 18, II, and 19). */
export function exportOwnData(context: Context<SessionActor, OwnTransactions>) {
  const { tenant, ...person } = requireProvenPerson(context);
  return exportPerson(context, tenant, person, { who: sessionHolderOf(context.actor), id: person.id_person });
}

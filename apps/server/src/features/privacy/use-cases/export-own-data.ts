import type { AnySession } from '../../../kernel/context.ts';
import { exportPerson } from '../export-person.ts';
import { provenPerson } from '../own-person.ts';

/** The own data is everybody's to have (LGPD, arts. 18, II, and 19). */
export function exportOwnData(session: AnySession) {
  const { tenant, ...person } = provenPerson(session);
  return exportPerson(session, tenant, person, { who: session.who, id: person.id_person });
}

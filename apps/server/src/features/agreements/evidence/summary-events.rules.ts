import { type EventKind, eventKindLabels } from '@restitui/domain/agreements/evidence/event-kinds.ts';
import { actRole, actRoleLabel } from '@restitui/domain/agreements/signing/act-role.ts';
import type { DecryptedEvent } from './agreement-evidence.service.ts';
import { brasiliaMoment } from './brasilia-time.rules.ts';
import { personOf, type SigningParties } from './signed-acts.rules.ts';
import type { SummaryEvent } from './signed-document.wire.ts';

/** Kinds that the summary leaves to the log, since its table of signers has them or they concern no party. */
const onlyInLog: readonly EventKind[] = [
  ...(['leitura', 'aceite', 'codigo-enviado', 'identidade-capturada', 'link-criado', 'link-revogado'] as const),
  ...(['registro', 'exportacao', 'selagem', 'lembrete'] as const),
];
/** Rows that fit on the page below the table of four signers. */
const mostRows = 12;

/** Lists what happened to the signed version, ending with the seal; keeps the signatures when not all fits. */
export function summaryEvents(
  events: readonly DecryptedEvent[],
  parties: SigningParties,
  sealedAt: Date,
): SummaryEvent[] {
  const shown = events.filter(({ kind }) => !onlyInLog.includes(kind));
  const acts = shown.filter(({ kind }) => kind === 'ato');
  const others = shown.filter(({ kind }) => kind !== 'ato').slice(0, Math.max(0, mostRows - acts.length - 1));
  const names = namesOf(events);
  const rows = [...acts, ...others]
    .sort((a, b) => a.seq - b.seq)
    .map((event) => ({ at: brasiliaMoment(event.at), what: titleOf(event, parties), who: authorOf(event, names) }));
  return [...rows, { at: brasiliaMoment(sealedAt), what: 'Documento selado', who: 'Sistema' }];
}

function titleOf({ kind, facts }: DecryptedEvent, parties: SigningParties): string {
  const role = actRole.safeParse(facts.role).data;
  return kind === 'ato' && role ? `Assinou como ${actRoleLabel(role, parties).toLowerCase()}` : eventKindLabels[kind];
}

/** Returns the names that the entries themselves give, by person. */
function namesOf(events: readonly DecryptedEvent[]): ReadonlyMap<string, string> {
  return new Map(
    events.flatMap((event) => {
      const name = personOf(event)?.nome;
      return event.person && name ? [[event.person, name] as const] : [];
    }),
  );
}

function authorOf({ actor, person }: DecryptedEvent, names: ReadonlyMap<string, string>): string {
  if (actor === 'system') return 'Sistema';
  const author = actor.replace(/^staff:/, 'user:').replace(/^client:/, 'owner:');
  return names.get(author) ?? (author.startsWith('user:') ? 'Equipe' : (names.get(person ?? '') ?? 'Cliente'));
}

import { formatInstant } from '@restitui/brazil/day.ts';
import { sheetOf, textCell } from '../../exports/sheet-cells.ts';
import { activityActorLabels, activityKindLabels, activityOutcomeLabels } from './activity-kind.ts';
import type { ActivityEntry } from './activity-log.api.ts';

/** Returns the name of the actor as shown: of the account, else the kind of caller. */
export function actorText({ actor, actorName }: Pick<ActivityEntry, 'actor' | 'actorName'>) {
  return actorName ?? activityActorLabels[actor];
}

/** The same for the spreadsheet, where the id tells accounts without a name apart. */
function actorCell({ id_actor, ...entry }: ActivityEntry) {
  return id_actor && entry.actorName === null ? `${actorText(entry)} (${id_actor})` : actorText(entry);
}

/** Makes the table of the activity log, for a spreadsheet. */
export function activitySheet(entries: readonly ActivityEntry[]) {
  const headings = [
    ...['Quando', 'Pessoa', 'Atividade', 'Tipo', 'Resultado', 'Código', 'Motivo', 'Registros', 'Campos', 'Chamada'],
    'Posição na cadeia',
  ];
  const lines = entries.map((entry) =>
    [
      formatInstant(entry.at),
      actorCell(entry),
      entry.label,
      activityKindLabels[entry.kind],
      activityOutcomeLabels[entry.outcome],
      String(entry.status),
      entry.code ?? '',
      entry.records.join(' '),
      entry.fields.join(' '),
      entry.call,
      entry.seq === null ? '' : String(entry.seq),
    ].map(textCell),
  );
  return sheetOf('Registro de atividades', headings, lines);
}

import { formatInstant } from '@restitui/brazil/day.ts';
import { displayName } from '@restitui/brazil/display-name.ts';
import { activityKindLabels } from '@restitui/domain/operations/activity-log/activity-kind.ts';
import type { ListedActivity } from '@restitui/domain/operations/activity-log/activity-log.api.ts';
import { actorText } from '@restitui/domain/operations/activity-log/activity-sheet.ts';
import { Drawer } from '../../../../ui/drawer.tsx';
import { type Fact, FactList } from '../../../../ui/fact-list.tsx';
import { OutcomeBadge } from './activity-columns.tsx';

interface ActivityDrawerProps {
  entry: ListedActivity;
  onClose: () => void;
}

const listOf = (values: readonly string[]) => (values.length === 0 ? '—' : values.join(', '));

/** All that the log has of one activity: its fields and the codes of its records in full, by which the list is searched. */
export function ActivityDrawer({ entry, onClose }: ActivityDrawerProps) {
  const { label, at, kind, call, code, about, records, fields, seq } = entry;
  const facts: Fact[] = [
    ['Quando', formatInstant(at)],
    ['Pessoa', displayName(actorText(entry))],
    ['Tipo', activityKindLabels[kind]],
    ['Resultado', <OutcomeBadge key="resultado" entry={entry} />],
    ...(code ? [['Código da recusa', code] as const] : []),
    ['Sobre', listOf(about.map((name) => displayName(name)))],
    ['Códigos dos registros', listOf(records)],
    ['Campos', listOf(fields)],
    ['Chamada', call],
    ['Posição na cadeia', seq === null ? 'Ainda fora da cadeia' : String(seq)],
  ];
  return (
    <Drawer open onOpenChange={onClose} title={label}>
      <FactList facts={facts} />
    </Drawer>
  );
}

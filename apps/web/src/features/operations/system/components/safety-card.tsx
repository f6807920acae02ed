import { counted } from '@restitui/brazil/counted.ts';
import type { SystemState } from '@restitui/domain/operations/system/system.api.ts';
import { formatBytes, formatDateTime } from '../../../../lib/formats.ts';
import { Card } from '../../../../ui/card.tsx';
import { FactList } from '../../../../ui/fact-list.tsx';
import { ageText } from '../age-text.ts';

/** The last backup and the last anchors. */
export function SafetyCard({ state: { at, backup, backupSchedule, anchors } }: { state: SystemState }) {
  const when = (instant: string) => `${formatDateTime(instant)}, ${ageText(instant, at)}`;
  const { evidenceAt, activityAt, tenants, late } = anchors;
  return (
    <Card title="Backup e âncoras">
      <FactList
        facts={[
          [
            'Último backup',
            backup ? (
              <>
                {when(backup.finishedAt)}
                <span className="block text-caption text-muted">
                  {counted(backup.tables, 'tabela', 'tabelas')}, {counted(backup.files, 'arquivo', 'arquivos')},{' '}
                  {formatBytes(backup.bytes)}
                </span>
              </>
            ) : (
              <>
                Nenhum registrado.
                <span className="block text-caption text-muted">
                  Só aparecem aqui os agendados e os feitos com <code>npm run backup</code>; os de outras ferramentas,
                  não.
                </span>
              </>
            ),
          ],
          [
            'Backup agendado',
            backupSchedule
              ? `Todo dia às ${backupSchedule.hour} h, guardado por ${counted(backupSchedule.keepDays, 'dia', 'dias')}${backupSchedule.isLate ? '; atrasado' : ''}`
              : 'Nenhum.',
          ],
          ['Âncoras das evidências', evidenceAt ? when(evidenceAt) : 'Nenhuma na última semana.'],
          [
            'Âncoras do registro de atividades',
            <>
              {activityAt ? when(activityAt) : 'Nenhuma ainda.'}
              <span className="block text-caption text-muted">
                {tenants === 0
                  ? 'Ainda não há cadeias.'
                  : `${counted(tenants, 'cadeia', 'cadeias')}, ${late === 0 ? 'em dia' : counted(late, 'atrasada', 'atrasadas')}`}
              </span>
            </>,
          ],
        ]}
      />
    </Card>
  );
}

import { canCloseAssessment } from '@restitui/domain/assessments/assessments.access.ts';
import type { Assessment } from '@restitui/domain/assessments/assessments.api.ts';
import { useMutation } from '@tanstack/react-query';
import { Lock, LockOpen } from 'lucide-react';
import { useActor } from '../../../lib/use-actor.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { setAssessmentOpen } from '../assessments.queries.ts';

/** Closed keeps the credits as they are; who may, closes and opens again. */
export function AssessmentState({ assessment }: { assessment: Assessment }) {
  const actor = useActor();
  const set = useMutation(setAssessmentOpen(assessment));
  const { isModifica } = assessment;
  const Icon = isModifica ? Lock : LockOpen;

  return (
    <>
      {!isModifica && <Badge tone="neutral">Fechada</Badge>}
      {canCloseAssessment(actor) && (
        <Button variant="ghost" loading={set.isPending} onClick={() => set.mutate(!isModifica)}>
          <Icon aria-hidden />
          {isModifica ? 'Fechar apuração' : 'Reabrir apuração'}
        </Button>
      )}
    </>
  );
}

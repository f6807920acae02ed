import type { Assessment } from '@restitui/domain/assessments/assessments.api.ts';
import type { DebitMonth } from '@restitui/domain/debit-months/debit-months.api.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { removeDebitMonth } from '../debit-months.queries.ts';

interface RemoveMonthProps {
  assessment: Assessment;
  month: DebitMonth;
  onRemoved: () => void;
}

export function RemoveMonth({ assessment, month, onRemoved }: RemoveMonthProps) {
  const [asking, setAsking] = useState(false);
  const remove = useMutation(removeDebitMonth(assessment.id));
  return (
    <>
      <Button variant="ghost" className="ml-auto text-danger" onClick={() => setAsking(true)}>
        Excluir mês
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Excluir ${month.month}?`}
        description="As verbas deste mês são excluídas. O histórico guarda o que havia nele."
        confirmLabel="Excluir"
        tone="danger"
        onConfirm={() => {
          setAsking(false);
          remove.mutate(month);
          onRemoved();
        }}
      />
    </>
  );
}

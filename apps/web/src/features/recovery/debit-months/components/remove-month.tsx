import type { Assessment } from '@restitui/domain/recovery/assessments/assessments.api.ts';
import type { DebitMonth } from '@restitui/domain/recovery/debit-months/debit-months.api.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { removeDebitMonth } from '../debit-months.queries.ts';

interface RemoveMonthProps {
  assessment: Assessment;
  month: DebitMonth;
  onRemoved: () => void;
}

export function RemoveMonth({ assessment, month, onRemoved }: RemoveMonthProps) {
  const [confirming, setConfirming] = useState(false);
  const remove = useMutation(removeDebitMonth(assessment.id));
  return (
    <>
      <Button variant="ghost" className="ml-auto text-danger" onClick={() => setConfirming(true)}>
        Excluir mês
      </Button>
      <ConfirmDialog
        open={confirming}
        onOpenChange={setConfirming}
        title={`Excluir ${month.month}?`}
        description="As verbas deste mês são excluídas. O histórico guarda o que havia nele."
        confirmLabel="Excluir"
        tone="danger"
        onConfirm={() => {
          setConfirming(false);
          remove.mutate(month);
          onRemoved();
        }}
      />
    </>
  );
}

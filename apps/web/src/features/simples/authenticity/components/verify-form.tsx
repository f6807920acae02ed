import { useMutation } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Select } from '../../../../ui/select.tsx';
import { verifyAuthenticity } from '../authenticity.queries.ts';

const sizes = [
  { value: '50', label: 'Amostra de 50 notas' },
  { value: '200', label: 'Amostra de 200 notas' },
  { value: '1000', label: 'Amostra de 1.000 notas' },
  { value: 'todas', label: 'Todas as notas' },
];

/** Form for the number of notes to verify; a sample prefers those behind the refund. */
export function VerifyForm({ id_apuracao, running }: { id_apuracao: string; running: boolean }) {
  const [size, setSize] = useState('50');
  const verify = useMutation(verifyAuthenticity(id_apuracao));
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Field label="O que verificar" className="w-full sm:w-64">
        <Select value={size} onValueChange={setSize} options={sizes} disabled={running} />
      </Field>
      <Button
        loading={verify.isPending}
        disabled={running}
        onClick={() => verify.mutate(size === 'todas' ? null : Number(size))}
      >
        <ShieldCheck aria-hidden />
        Verificar autenticidade
      </Button>
      <p className="basis-full text-caption text-muted">
        A amostra é sorteada com mais peso para as notas com produtos monofásicos, que estão por trás da restituição.
      </p>
    </div>
  );
}

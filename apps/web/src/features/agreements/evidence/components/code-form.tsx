import {
  formatVerificationCode,
  parseVerificationCode,
} from '@restitui/domain/agreements/evidence/verification-code.ts';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Input } from '../../../../ui/input.tsx';

/** Form for the code on a sealed document. */
export function CodeForm() {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const code = parseVerificationCode(typed);
    if (!code) return setError('O código tem 20 letras e números. Ele está no rodapé de cada página.');
    void navigate({ to: '/verificar/$codigo', params: { codigo: formatVerificationCode(code) } });
  };
  return (
    <Card title="Código do documento">
      <form onSubmit={submit} noValidate className="flex flex-col gap-4">
        <Field label="Código" error={error} help="Está no rodapé de cada página: XXXXX-XXXXX-XXXXX-XXXXX.">
          <Input
            value={typed}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            className="figures uppercase"
            onChange={(event) => {
              setTyped(event.currentTarget.value);
              setError(undefined);
            }}
          />
        </Field>
        <Button type="submit" variant="primary" className="self-start">
          Verificar
        </Button>
      </form>
    </Card>
  );
}

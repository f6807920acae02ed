import { accessCodeLength, productsApi } from '@restitui/domain/recovery/products/products.api.ts';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { errorText } from '../../../../lib/api-error.ts';
import { Button } from '../../../../ui/button.tsx';
import { Input } from '../../../../ui/input.tsx';
import { saveAccessCode } from '../access-code.queries.ts';

interface AccessCodeFormProps {
  id_product: string;
  initial: string;
  /** The version of the code; the form sends the one that it was opened with. */
  version: number;
  onDone: () => void;
}

export function AccessCodeForm({ id_product, initial, version, onDone }: AccessCodeFormProps) {
  const input = useRef<HTMLInputElement>(null);
  const [senha, setSenha] = useState(initial);
  const [seen] = useState(version);
  const [refusal, setRefusal] = useState<string>();
  const save = useMutation(saveAccessCode(id_product));

  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);

  function submit(event: FormEvent) {
    event.preventDefault();
    const checked = productsApi.saveAccessCode.body.safeParse({ senha, seen });
    setRefusal(checked.error?.issues[0]?.message);
    if (!checked.success) return input.current?.focus();
    save.mutate({ senha, seen }, { onSuccess: onDone, onError: (error) => setRefusal(errorText(error)) });
  }

  return (
    <form onSubmit={submit} className="flex flex-wrap items-center gap-2">
      <Input
        ref={input}
        value={senha}
        onChange={(event) => setSenha(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Escape' && !save.isPending && onDone()}
        maxLength={accessCodeLength}
        aria-label="Novo código de acesso"
        aria-invalid={refusal ? true : undefined}
        aria-describedby={refusal ? 'access-code-refusal' : undefined}
        autoComplete="off"
        spellCheck={false}
        className="figures w-44"
      />
      <Button type="submit" variant="primary" loading={save.isPending}>
        Salvar
      </Button>
      <Button onClick={onDone} disabled={save.isPending}>
        Cancelar
      </Button>
      {refusal && (
        <p id="access-code-refusal" role="alert" className="w-full text-caption text-danger">
          {refusal}
        </p>
      )}
    </form>
  );
}

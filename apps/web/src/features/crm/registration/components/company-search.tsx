import { normaliseCnpj, parseCnpj } from '@restitui/brazil/cnpj.ts';
import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../../lib/api-error.ts';
import { notify } from '../../../../lib/toast.ts';
import { Button } from '../../../../ui/button.tsx';
import { Field } from '../../../../ui/field.tsx';
import { MaskedInput } from '../../../../ui/masked-input.tsx';
import { cnpjQuery } from '../../../operations/lookups/lookups.queries.ts';
import { registrationMessages } from '../registration.messages.ts';
import type { FoundClient } from '../registration-body.ts';

const masked = 18;

interface CompanySearchProps {
  /** Initial CNPJ with its mask. */
  initial: string;
  found: FoundClient | undefined;
  onFound: (found: FoundClient) => void;
  /** Called when the CNPJ changes. */
  onReset: () => void;
  disabled?: boolean;
}

function problemOf(typed: string): string | undefined {
  const length = normaliseCnpj(typed).length;
  if (length === 0) return registrationMessages.cnpjRequired;
  if (length !== 14) return registrationMessages.cnpjShort;
  return parseCnpj(typed) ? undefined : registrationMessages.cnpjInvalid;
}

/** Looks up a company as soon as the CNPJ has its 18 characters (I-109 to I-115). */
export function CompanySearch({ initial, found, onFound, onReset, disabled }: CompanySearchProps) {
  const [typed, setTyped] = useState(initial);
  const [asked, setAsked] = useState(false);
  const isFull = typed.length === masked;
  const cnpj = (isFull && parseCnpj(typed)) || '';
  const { data, error, isFetching, refetch } = useQuery(cnpjQuery(cnpj));
  const latest = useRef({ found, onFound, onReset });
  latest.current = { found, onFound, onReset };

  useEffect(() => {
    if (cnpj && cnpj !== latest.current.found?.cnpj) latest.current.onReset();
  }, [cnpj]);
  useEffect(() => {
    if (data && cnpj !== latest.current.found?.cnpj) latest.current.onFound({ cnpj, company: data });
  }, [data, cnpj]);
  useEffect(() => {
    if (!error) return;
    latest.current.onReset();
    const isAnswer = error instanceof ApiError && error.status > 0;
    notify.error(isAnswer ? error.message : registrationMessages.searchFailed, undefined, error);
  }, [error]);

  const isFound = cnpj !== '' && found?.cnpj === cnpj;
  return (
    <form
      noValidate
      aria-label="Buscar empresa"
      className="grid grid-cols-[minmax(0,20rem)_max-content] items-start gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        setAsked(true);
        if (cnpj && error) void refetch();
      }}
    >
      <Field
        label="CNPJ"
        required
        error={asked || isFull ? problemOf(typed) : undefined}
        help={
          <span role="status">
            {isFetching && 'Buscando a empresa…'}
            {isFound && registrationMessages.cnpjFound}
            {!isFetching && !isFound && 'A busca começa quando o número está completo.'}
          </span>
        }
      >
        <MaskedInput
          mask="cnpj"
          autoFocus={initial === ''}
          disabled={disabled}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onBlur={() => setAsked(typed !== '')}
        />
      </Field>
      <Button type="submit" loading={isFetching} disabled={disabled} className="mt-6.5">
        <Search aria-hidden />
        Buscar
      </Button>
    </form>
  );
}

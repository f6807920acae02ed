import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { bankText } from '../../../../lib/bank-text.ts';
import { FormText } from '../../../../ui/form-fields.tsx';
import { banksQuery } from '../../../operations/lookups/lookups.queries.ts';

/** A bank of the list, searched by code or name; free text while the list is unavailable (G-25). */
export function BankField() {
  const id = useId();
  const { data: banks, isError } = useQuery(banksQuery);
  return (
    <>
      <FormText
        name="banco"
        label="Banco"
        required
        list={banks ? id : undefined}
        placeholder="Código ou nome"
        help={isError ? 'A lista de bancos não respondeu. Digite o código e o nome.' : undefined}
      />
      <datalist id={id}>
        {banks?.map((bank) => (
          <option key={bank.ispb} value={bankText(bank)} />
        ))}
      </datalist>
    </>
  );
}

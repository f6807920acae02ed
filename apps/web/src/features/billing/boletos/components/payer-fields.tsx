import { isCnpj, normaliseCnpj } from '@restitui/brazil/cnpj.ts';
import { isCpf } from '@restitui/brazil/cpf.ts';
import { pessoaTipoLabels } from '@restitui/domain/billing/boletos/boleto-charge.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { stateOptions } from '../../../../lib/state-options.ts';
import { useActingTenant } from '../../../../lib/use-actor.ts';
import { FormSelect, FormText } from '../../../../ui/form-fields.tsx';
import { useAddressLookup } from '../../../operations/lookups/components/use-address-lookup.ts';
import { type BoletoFormValues, typedPayer } from '../boleto-form-values.ts';
import { boletoProposalQuery } from '../boletos.queries.ts';

const kinds = Object.entries(pessoaTipoLabels).map(([value, label]) => ({ value, label }));

/** Fills in the payer from a client's number and the address from a CEP. Values already entered are kept. */
export function PayerFields() {
  useClientPayer();
  useAddressLookup();
  return (
    <>
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <FormText
          name="cpfCnpj"
          label="CPF/CNPJ"
          mask="cnpjcpf"
          required
          help="O número de um cliente preenche o resto."
        />
        <FormSelect name="tipoPessoa" label="Tipo de pessoa" required options={kinds} />
        <FormText name="nome" label="Nome" required />
        <FormText name="email" label="E-mail" type="email" />
        <FormText name="telefone" label="Telefone" mask="phone" />
        <FormText name="cep" label="CEP" mask="cep" required />
      </div>
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-[1fr_7rem_12rem]">
        <FormText name="endereco" label="Rua" required />
        <FormText name="numero" label="Número" required />
        <FormText name="complemento" label="Complemento" />
      </div>
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-3">
        <FormText name="bairro" label="Bairro" required />
        <FormText name="cidade" label="Cidade" required />
        <FormSelect name="uf" label="UF" required placeholder="Selecione" options={stateOptions} />
      </div>
    </>
  );
}

function useClientPayer() {
  const { watch, setValue, getValues, getFieldState, formState } = useFormContext<BoletoFormValues>();
  const isTyped = getFieldState('cpfCnpj', formState).isDirty;
  const number = normaliseCnpj(watch('cpfCnpj'));
  const isWhole = number.length === 11 ? isCpf(number) : isCnpj(number);
  const query = boletoProposalQuery(useActingTenant(), number);
  const { data } = useQuery({ ...query, enabled: isTyped && isWhole });
  const payer = isWhole ? data?.pagador : undefined;

  useEffect(() => {
    if (isTyped && isWhole) setValue('tipoPessoa', number.length === 11 ? 'FISICA' : 'JURIDICA');
  }, [isTyped, isWhole, number, setValue]);
  useEffect(() => {
    if (!isTyped) return;
    setValue('id_client', payer ? number : null);
    for (const [name, value] of Object.entries(payer ? typedPayer(payer) : {})) {
      const field = name as keyof BoletoFormValues;
      if (value && !getValues(field)) setValue(field, value, { shouldDirty: true, shouldValidate: true });
    }
  }, [isTyped, number, payer, setValue, getValues]);
}

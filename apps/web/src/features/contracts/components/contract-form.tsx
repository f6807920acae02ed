import { zodResolver } from '@hookform/resolvers/zod';
import { contractType, contractTypeLabels } from '@restitui/domain/contracts/contract-type.ts';
import { type NewContractForm, newContractForm } from '@restitui/domain/contracts/contracts.api.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { Select } from '../../../ui/select.tsx';
import { tenantsQuery } from '../../tenants/tenants.queries.ts';

const types = contractType.options.map((value) => ({ value, label: contractTypeLabels[value] }));

interface ContractFormProps {
  draft: Partial<NewContractForm>;
  onDraft: (draft: Partial<NewContractForm>) => void;
  onNext: (form: NewContractForm) => void;
}

/** The first step: for whom, what it is called and what it is for. */
export function ContractForm({ draft, onDraft, onNext }: ContractFormProps) {
  const { data: tenants = [], isError } = useQuery(tenantsQuery);
  const { register, control, handleSubmit, watch, formState } = useForm<NewContractForm>({
    resolver: zodResolver(newContractForm),
    mode: 'onTouched',
    defaultValues: { nameContrato: '', ...draft },
  });
  const { errors } = formState;
  useEffect(() => {
    const { unsubscribe } = watch((typed) => onDraft(typed));
    return unsubscribe;
  }, [watch, onDraft]);

  return (
    <Card title="Dados do contrato" description="Passo 1 de 2" className="max-w-xl">
      <form onSubmit={handleSubmit(onNext)} noValidate aria-label="Dados do contrato" className="flex flex-col gap-4">
        <Field label="Empresa" required error={isError ? 'Erro ao carregar Tenant.' : errors.id_tenant?.message}>
          <Controller
            control={control}
            name="id_tenant"
            render={({ field: { value, onChange, onBlur, ref } }) => (
              <Select
                ref={ref}
                value={value}
                onValueChange={onChange}
                onBlur={onBlur}
                options={tenants.map(({ id, title }) => ({ value: id, label: title }))}
              />
            )}
          />
        </Field>
        <Field label="Nome" required error={errors.nameContrato?.message}>
          <Input autoComplete="off" {...register('nameContrato')} />
        </Field>
        <Field
          label="Tipo"
          required
          help="Cada empresa tem um modelo ativo por tipo."
          error={errors.typeContrato?.message}
        >
          <Controller
            control={control}
            name="typeContrato"
            render={({ field: { value, onChange, onBlur, ref } }) => (
              <Select ref={ref} value={value} onValueChange={onChange} onBlur={onBlur} options={types} />
            )}
          />
        </Field>
        <div className="flex justify-end pt-2">
          <Button type="submit" variant="primary">
            Continuar
          </Button>
        </div>
      </form>
    </Card>
  );
}

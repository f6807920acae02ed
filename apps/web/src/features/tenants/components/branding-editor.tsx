import { zodResolver } from '@hookform/resolvers/zod';
import {
  type BrandingForm,
  type BrandingPicture,
  brandingForm,
  type LandingVariant,
} from '@restitui/domain/tenants/branding-edit.ts';
import type { Tenant } from '@restitui/domain/tenants/tenants.api.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { ApiError } from '../../../lib/api-error.ts';
import { currentTenant, selectTenant } from '../../../lib/session-store.ts';
import { Card } from '../../../ui/card.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Select } from '../../../ui/select.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { colourFields, formOf, hasOwnPicture, landingOptions, pictureFields } from '../branding-fields.ts';
import { saveBranding } from '../tenants.queries.ts';
import { BrandPreviews } from './brand-previews.tsx';
import { ColourField } from './colour-field.tsx';
import { PictureField } from './picture-field.tsx';
import { UnsavedBrand } from './unsaved-brand.tsx';

type Files = Partial<Record<BrandingPicture, File>>;

export function BrandingEditor({ tenant }: { tenant: Tenant }) {
  const save = useMutation(saveBranding(tenant.id));
  const [files, setFiles] = useState<Files>({});
  const [removed, setRemoved] = useState<BrandingPicture[]>([]);
  const [refused, setRefused] = useState<Partial<Record<string, string>>>({});
  const form = useForm<BrandingForm, unknown, BrandingForm>({
    resolver: zodResolver(brandingForm, undefined, { raw: true }),
    mode: 'onTouched',
    values: formOf(tenant),
  });
  const { register, control, watch, setError, handleSubmit, reset, formState } = form;
  const { errors, isDirty } = formState;
  const unsaved = isDirty || Object.keys(files).length > 0 || removed.length > 0;

  function choose(field: BrandingPicture, file: File | undefined) {
    const { [field]: _, ...rest } = files;
    setFiles(file ? { ...rest, [field]: file } : rest);
    setRefused({ ...refused, [field]: undefined });
  }

  function discard() {
    reset(formOf(tenant));
    setFiles({});
    setRemoved([]);
    setRefused({});
    save.reset();
  }

  const submit = handleSubmit((form) =>
    save.mutate(
      { form, files, removed: removed.filter((field) => !files[field]) },
      {
        onSuccess: ({ id, title }) => {
          setFiles({});
          setRemoved([]);
          if (currentTenant()?.id === id) selectTenant({ id, title });
        },
        onError: (error) => {
          if (!(error instanceof ApiError)) return;
          for (const { path, message } of error.issues) {
            const field = path.split('.')[0] ?? '';
            if (field in pictureFields) setRefused((before) => ({ ...before, [field]: message }));
            else setError(field as keyof BrandingForm, { message });
          }
        },
      },
    ),
  );
  const hostError = errors.hosts?.message;

  return (
    <form onSubmit={submit} noValidate aria-label="Marca">
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,30rem)_minmax(0,1fr)]">
        <Card title="Identidade">
          <div className="flex flex-col gap-5">
            <Field
              label="Título"
              required
              help="Aparece nas telas e na aba do navegador."
              error={errors.title?.message}
            >
              <Input autoComplete="off" maxLength={60} {...register('title')} />
            </Field>
            {colourFields.map(({ name, label, help }) => (
              <Controller
                key={name}
                control={control}
                name={name}
                render={({ field }) => (
                  <ColourField label={label} help={help} error={errors[name]?.message} {...field} />
                )}
              />
            ))}
            <Field
              label="Domínio"
              help="Endereço do site e dos e-mails da equipe. Vazio enquanto não houver."
              error={errors.domain?.message}
            >
              <Input autoComplete="off" autoCapitalize="none" spellCheck={false} {...register('domain')} />
            </Field>
            <Field
              label="Outros endereços"
              help="Separados por vírgula. Um que começa com web. deixa o sistema separado do site."
              error={hostError}
            >
              <Input autoComplete="off" autoCapitalize="none" spellCheck={false} {...register('hosts')} />
            </Field>
            <Field label="Página de apresentação" error={errors.landing?.message}>
              <Controller
                control={control}
                name="landing"
                render={({ field: { value, onChange, ref } }) => (
                  <Select<LandingVariant> ref={ref} value={value} onValueChange={onChange} options={landingOptions} />
                )}
              />
            </Field>
            <Controller
              control={control}
              name="codigoAoAssinar"
              render={({ field: { value, onChange } }) => (
                <Switch
                  label="Código ao assinar"
                  help="O cliente confirma cada assinatura com um código enviado ao e-mail dele."
                  checked={value === true}
                  onCheckedChange={onChange}
                />
              )}
            />
            {(Object.keys(pictureFields) as BrandingPicture[]).map((field) => (
              <PictureField
                key={field}
                field={field}
                file={files[field]}
                error={refused[field]}
                onFileChange={(file) => choose(field, file)}
                removed={hasOwnPicture(tenant, field) ? removed.includes(field) : undefined}
                onRemovedChange={(goes) =>
                  setRemoved(goes ? [...removed, field] : removed.filter((other) => other !== field))
                }
              />
            ))}
          </div>
        </Card>
        <BrandPreviews tenant={tenant} typed={watch()} files={files} removed={removed} />
      </div>
      {save.isError && (
        <Notice tone="danger" className="mt-4">
          {save.error.message}
        </Notice>
      )}
      <UnsavedBrand unsaved={unsaved} saving={save.isPending} onDiscard={discard} />
    </form>
  );
}

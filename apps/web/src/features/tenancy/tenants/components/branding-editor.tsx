import { zodResolver } from '@hookform/resolvers/zod';
import {
  type BrandingForm,
  type BrandingPicture,
  brandingForm,
  brandingPicture,
} from '@restitui/domain/tenancy/tenants/branding-edit.ts';
import type { Tenant } from '@restitui/domain/tenancy/tenants/tenants.api.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { ApiError } from '../../../../lib/api-error.ts';
import { resetAfterSave } from '../../../../lib/reset-after-save.ts';
import { currentTenant, selectTenant } from '../../../../lib/session-store.ts';
import { focusFields } from '../../../../lib/show-issues.ts';
import { useFocusInvalid } from '../../../../lib/use-focus-invalid.ts';
import { useSending } from '../../../../lib/use-sending.ts';
import { withDraft } from '../../../../lib/with-draft.ts';
import { Card } from '../../../../ui/card.tsx';
import { FormDraft } from '../../../../ui/form-draft.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { SentProgress } from '../../../../ui/sent-progress.tsx';
import { formOf, hasOwnPicture } from '../branding-fields.ts';
import { saveBranding } from '../tenant-changes.queries.ts';
import { BrandFields } from './brand-fields.tsx';
import { BrandPreviews } from './brand-previews.tsx';
import { PictureField } from './picture-field.tsx';
import { UnsavedBrand } from './unsaved-brand.tsx';

type Files = Partial<Record<BrandingPicture, File>>;

/** Returns the files that were chosen while others were sent. */
const withoutSent = (chosen: Files, sent: Files): Files =>
  Object.fromEntries(Object.entries(chosen).filter(([, file]) => !Object.values(sent).includes(file)));

export function BrandingEditor({ tenant }: { tenant: Tenant }) {
  const draft = `marca ${tenant.id}`;
  const save = useMutation(withDraft(saveBranding(tenant.id), draft));
  const sending = useSending(save);
  const [files, setFiles] = useState<Files>({});
  const [removed, setRemoved] = useState<BrandingPicture[]>([]);
  const [refused, setRefused] = useState<Partial<Record<BrandingPicture, string>>>({});
  const form = useForm<BrandingForm, unknown, BrandingForm>({
    resolver: zodResolver(brandingForm, undefined, { raw: true }),
    mode: 'onTouched',
    defaultValues: formOf(tenant),
  });
  const { watch, setError, handleSubmit, reset, formState } = form;
  const { form: element, refused: focusInvalid } = useFocusInvalid<HTMLFormElement>();
  const unsaved = formState.isDirty || Object.keys(files).length > 0 || removed.length > 0;

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

  const submit = handleSubmit((typed) => {
    const sent = { ...form.getValues() };
    save.mutate(
      { form: typed, files, removed: removed.filter((field) => !files[field]), sending: sending.start() },
      {
        onSuccess: (saved) => {
          const { id, title } = saved;
          resetAfterSave(form, sent, formOf(saved));
          setFiles((chosen) => withoutSent(chosen, files));
          setRemoved((chosen) => chosen.filter((field) => !removed.includes(field)));
          if (currentTenant()?.id === id) selectTenant({ id, title });
        },
        onError: (error) => {
          if (!(error instanceof ApiError)) return;
          const issues = error.issues.map(({ path, message }) => ({ field: path.split('.')[0] ?? '', message }));
          for (const { field, message } of issues) {
            const picture = brandingPicture.safeParse(field).data;
            if (picture) setRefused((before) => ({ ...before, [picture]: message }));
          }
          const texts = issues.filter(({ field }) => !brandingPicture.safeParse(field).success);
          if (texts.length === 0) focusInvalid();
          focusFields(texts as { field: keyof BrandingForm; message: string }[], setError);
        },
      },
    );
  });

  return (
    <FormProvider {...form}>
      <form ref={element} onSubmit={submit} noValidate aria-label="Marca" className="flex flex-col gap-4">
        <FormDraft name={draft} saved={false} />
        <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,30rem)_minmax(0,1fr)] 2xl:grid-cols-[minmax(0,54rem)_minmax(0,1fr)]">
          <Card title="Identidade">
            <div className="grid items-start gap-x-4 gap-y-5 2xl:grid-cols-2">
              <BrandFields />
              {brandingPicture.options.map((field) => (
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
        {save.isPending && Object.keys(files).length > 0 && (
          <SentProgress label="Enviando as imagens" sent={sending.sent} />
        )}
        {save.isError && (
          <Notice tone="danger" error={save.error} className="mt-4">
            {save.error.message}
          </Notice>
        )}
        <UnsavedBrand unsaved={unsaved} saving={save.isPending} onDiscard={discard} />
      </form>
    </FormProvider>
  );
}

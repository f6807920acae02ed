import { certificateFile } from '@restitui/domain/agreements/evidence/evidence.api.ts';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { ApiError } from '../../../../lib/api-error.ts';
import { useFocusInvalid } from '../../../../lib/use-focus-invalid.ts';
import { useSending } from '../../../../lib/use-sending.ts';
import { Button } from '../../../../ui/button.tsx';
import { Field } from '../../../../ui/field.tsx';
import { FileField } from '../../../../ui/file-field.tsx';
import { PasswordInput } from '../../../../ui/password-input.tsx';
import { SentProgress } from '../../../../ui/sent-progress.tsx';
import { sendCertificate } from '../evidence.queries.ts';

/** Upload of an A1 certificate with its password. Errors appear on the fields and keep both. */
export function CertificateForm() {
  const save = useMutation(sendCertificate);
  const { mutate, isPending, error, reset } = save;
  const sending = useSending(save);
  const [certificate, setCertificate] = useState<File>();
  const [password, setPassword] = useState('');
  const { form, refused } = useFocusInvalid<HTMLFormElement>();
  const issues = error instanceof ApiError ? error.issues : [];
  const of = (path: string) => issues.find((issue) => issue.path === path)?.message;
  const general = error && issues.length === 0 ? error.message : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    mutate({ certificate, password, sending: sending.start() }, { onError: refused });
  };
  return (
    <form ref={form} onSubmit={submit} noValidate aria-label="Certificado A1" className="flex flex-col gap-4">
      <FileField
        label="Certificado A1"
        help="Arquivo .pfx ou .p12 do e-CNPJ. Ele é guardado cifrado e não pode ser baixado."
        accepts={certificateFile}
        file={certificate}
        onFileChange={(chosen) => {
          setCertificate(chosen);
          reset();
        }}
        error={of('certificate') ?? general}
      />
      <Field label="Senha do certificado" error={of('password')}>
        <PasswordInput
          value={password}
          autoComplete="off"
          onChange={(event) => {
            setPassword(event.currentTarget.value);
            reset();
          }}
        />
      </Field>
      {isPending && <SentProgress label="Enviando o certificado" sent={sending.sent} />}
      <Button type="submit" variant="primary" loading={isPending} className="self-start">
        Guardar certificado
      </Button>
    </form>
  );
}

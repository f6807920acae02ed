import { attachmentFile } from '@restitui/domain/recovery/attachments/attachment-file.ts';
import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ZodType } from 'zod';
import { ApiError } from '../../../../lib/api-error.ts';
import { type Sending, useSending } from '../../../../lib/use-sending.ts';

interface NamedFile {
  nome: string;
  anexo: File;
  sending: Sending;
}

interface Errors {
  nome?: string | undefined;
  anexo?: string | undefined;
}

/** Manages the state of choosing and sending a file with a name. The input is kept when the server refuses. */
export function useNamedFile<Answer, Kept>(
  upload: UseMutationOptions<Answer, Error, NamedFile, Kept>,
  nameShape: ZodType<string>,
) {
  const [file, setFile] = useState<File>();
  const [errors, setErrors] = useState<Errors>({});
  const save = useMutation(upload);
  const { sent, start, cancel } = useSending(save);

  function explain(error: Error) {
    if (!(error instanceof ApiError)) return;
    setErrors(Object.fromEntries(error.issues.map(({ path, message }) => [path, message])));
  }

  function send(name: string | undefined, onDone: () => void) {
    const named = nameShape.safeParse(name);
    setErrors({ nome: named.error?.issues[0]?.message, anexo: file ? undefined : attachmentFile.required });
    if (!file || !named.success || save.isPending) return;
    save.mutate({ nome: named.data, anexo: file, sending: start() }, { onSuccess: onDone, onError: explain });
  }

  function choose(chosen: File | undefined) {
    setFile(chosen);
    setErrors({ ...errors, anexo: undefined });
  }

  return {
    send,
    nameError: errors.nome,
    cancel,
    isPending: save.isPending,
    isSuccess: save.isSuccess,
    /** Props of `SentFile`. */
    field: { file, onFileChange: choose, error: errors.anexo, sending: save.isPending, sent },
  };
}

import { plural } from '@restitui/brazil/counted.ts';
import type { OverruledProduct } from '@restitui/domain/simples/decisions/overruled-products.ts';
import { type FormEvent, useMemo, useState } from 'react';
import type { z } from 'zod';
import { formatCount, formatNcm } from '../../../../lib/formats.ts';
import { useDraft } from '../../../../lib/use-draft.ts';
import type { SentBytes } from '../../../../lib/use-sending.ts';
import { DraftOffer } from '../../../../ui/draft-offer.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Textarea } from '../../../../ui/textarea.tsx';
import { SentFile } from '../../../recovery/attachments/components/sent-file.tsx';
import { ChoiceField } from './choice-field.tsx';

export interface OverruleInput {
  contar: boolean;
  motivo: string;
  evidencia: string;
  file: File | undefined;
}

export type OverruleProposal = Pick<OverruleInput, 'contar' | 'motivo' | 'evidencia'>;

interface OverruleFormProps {
  id: string;
  products: readonly OverruledProduct[];
  like?: OverruleProposal | undefined;
  /** Name of the draft. */
  draft: string;
  reason: z.ZodType<string>;
  pending: boolean;
  /** Whether the file is being sent, and how much of it was. */
  sending: boolean;
  sent: SentBytes | undefined;
  onSubmit: (input: OverruleInput) => void;
}

interface Errors {
  contar?: string | undefined;
  motivo?: string | undefined;
  evidencia?: string | undefined;
}

/** Form of a decision against the rules: answer, reason and evidence as text or file. */
export function OverruleForm({
  id,
  products,
  like,
  draft,
  reason,
  pending,
  sending,
  sent,
  onSubmit,
}: OverruleFormProps) {
  const [contar, setContar] = useState(like?.contar);
  const [motivo, setMotivo] = useState(like?.motivo ?? '');
  const [evidencia, setEvidencia] = useState(like?.evidencia ?? '');
  const [file, setFile] = useState<File>();
  const [errors, setErrors] = useState<Errors>({});
  const values = useMemo(() => ({ contar, motivo, evidencia }), [contar, motivo, evidencia]);
  const isTyped = motivo !== (like?.motivo ?? '') || evidencia !== (like?.evidencia ?? '');
  const kept = useDraft(draft, values, isTyped);

  function take(taken: typeof values) {
    setContar(taken.contar);
    setMotivo(taken.motivo);
    setEvidencia(taken.evidencia);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const found: Errors = {
      contar: contar === undefined ? 'Escolha uma resposta.' : undefined,
      motivo: reason.safeParse(motivo).error?.issues[0]?.message,
      evidencia: evidencia.trim() || file ? undefined : 'Descreva a evidência ou anexe um arquivo.',
    };
    setErrors(found);
    if (contar === undefined || Object.values(found).some(Boolean) || pending) return;
    onSubmit({ contar, motivo, evidencia: evidencia.trim(), file });
  }

  return (
    <form id={id} onSubmit={submit} noValidate className="flex flex-col gap-4">
      <DraftOffer draft={kept} onTake={take} />
      <ul className="max-h-32 overflow-y-auto rounded-md border px-3 py-2 text-body">
        {products.map(({ codigo, produto, ncm, extipi }) => (
          <li key={`${codigo} ${ncm} ${extipi}`}>
            <span className="font-medium">{produto || `Produto ${codigo}`}</span>{' '}
            <span className="figures text-caption text-muted">
              Código {codigo}&nbsp;· NCM {formatNcm(ncm)}
            </span>
          </li>
        ))}
      </ul>
      <p className="text-caption text-muted">
        {plural(products.length, 'Vale', `São ${formatCount(products.length)} produtos; a decisão vale`)} para todas as
        notas deste cliente, contra o que as regras dizem. Nada muda antes de você ver o efeito e aplicar.
      </p>
      <ChoiceField
        legend="É monofásico?"
        value={contar === undefined ? undefined : contar ? 'true' : 'false'}
        onChange={(value) => setContar(value === 'true')}
        options={[
          { value: 'true', label: 'Sim, conta' },
          { value: 'false', label: 'Não conta' },
        ]}
        error={errors.contar}
      />
      <Field
        label="Motivo"
        help="Aparece em cada item, no dossiê e no histórico do cliente."
        required
        error={errors.motivo}
      >
        <Textarea rows={3} maxLength={500} value={motivo} onChange={(event) => setMotivo(event.currentTarget.value)} />
      </Field>
      <Field
        label="Evidência"
        help="O documento que foi conferido e onde está. Ou anexe o arquivo abaixo."
        error={errors.evidencia}
      >
        <Textarea
          rows={2}
          maxLength={500}
          value={evidencia}
          onChange={(event) => setEvidencia(event.currentTarget.value)}
        />
      </Field>
      <SentFile
        file={file}
        onFileChange={setFile}
        error={undefined}
        sending={sending}
        sent={sent}
        progressLabel="Enviando o arquivo"
      />
    </form>
  );
}

import { parseDay } from '@restitui/brazil/day.ts';
import { formatBRL } from '@restitui/brazil/money.ts';
import { expectedAmount, isAboveExpected } from '@restitui/domain/simples/refund-requests/received-amount.ts';
import {
  type DecisionResult,
  decisionResult,
  decisionResultLabels,
  type StepKind,
} from '@restitui/domain/simples/refund-requests/refund-step.ts';
import { useQuery } from '@tanstack/react-query';
import type { ClipboardEvent } from 'react';
import { readMoney } from '../../../../lib/money-text.ts';
import { Field } from '../../../../ui/field.tsx';
import { Input } from '../../../../ui/input.tsx';
import { MaskedInput } from '../../../../ui/masked-input.tsx';
import { Select } from '../../../../ui/select.tsx';
import { Textarea } from '../../../../ui/textarea.tsx';
import { selicQuery } from '../../../operations/lookups/lookups.queries.ts';
import { hasLineField, type StepDraft, type StepErrors, type StepLine } from '../step-entry.ts';
import { lineField } from '../step-texts.ts';
import { KindField } from './kind-field.tsx';

interface StepFormProps {
  kind: StepKind;
  draft: StepDraft;
  lines: readonly StepLine[];
  errors: StepErrors;
  onChange: (change: Partial<StepDraft>) => void;
}

const days: Record<StepKind, string> = {
  RETIFICADORA: '',
  PEDIDO: 'Data do pedido',
  DESPACHO: 'Data do despacho',
  RECURSO: 'Data do recurso',
  DINHEIRO: 'Dia em que o dinheiro entrou',
};
const receipts = 'EFD-Contribuições, DCTF, DCTFWeb ou eSocial. Vários recibos: separe com barra.';
const results = decisionResult.options.map((value) => ({ value, label: decisionResultLabels[value] }));

/** Returns whether the payments are of an analysis from files. */
function hasTheses(lines: readonly StepLine[]): boolean {
  return lines.some(({ requests }) => requests.some(({ teses }) => teses.length > 0));
}

/** Fields of a step: what all payments share, then one field per payment. */
export function StepForm({ kind, draft, lines, errors, onChange }: StepFormProps) {
  const isDecision = kind === 'DESPACHO';
  const isFromFiles = hasTheses(lines);
  return (
    <>
      {kind !== 'RETIFICADORA' && (
        <div className="flex flex-wrap gap-4">
          <Field label={days[kind]} required error={errors.data} className="flex-1 basis-40">
            <MaskedInput
              mask="day"
              value={draft.data}
              onChange={(event) => onChange({ data: event.currentTarget.value })}
            />
          </Field>
          {isDecision && (
            <Field label="Resultado" error={errors.resultado} className="flex-1 basis-48">
              <Select<DecisionResult>
                value={draft.resultado}
                options={results}
                onValueChange={(resultado) => onChange({ resultado })}
              />
            </Field>
          )}
        </div>
      )}
      {kind === 'PEDIDO' && isFromFiles && <KindField tipo={draft.tipo} onTipo={(tipo) => onChange({ tipo })} />}
      {isDecision && draft.resultado !== 'DEFERIDO' && (
        <Field label="Motivo" required error={errors.motivo} help="Como está no despacho.">
          <Textarea
            rows={2}
            maxLength={500}
            value={draft.motivo}
            onChange={(event) => onChange({ motivo: event.currentTarget.value })}
          />
        </Field>
      )}
      {hasLineField(kind, draft) && <LineFields {...{ kind, draft, lines, errors, onChange }} />}
    </>
  );
}

function LineFields({ kind, draft, lines, errors, onChange }: StepFormProps) {
  const label = lineField(kind, hasTheses(lines));
  const series = useQuery({ ...selicQuery(), enabled: kind === 'DINHEIRO' });
  const day = parseDay(draft.data);
  const set = (at: number, text: string) => onChange({ texts: draft.texts.map((one, i) => (i === at ? text : one)) });
  /** A column copied from a spreadsheet fills the fields below. */
  const paste = (at: number) => (event: ClipboardEvent) => {
    const column = event.clipboardData.getData('text').trimEnd().split(/\r?\n/);
    if (column.length < 2) return;
    event.preventDefault();
    onChange({ texts: draft.texts.map((one, i) => column[i - at]?.trim() ?? one) });
  };
  const helpOf = (i: number) => {
    const request = lines[i]?.requests[0];
    if (kind === 'RETIFICADORA' && request && request.teses.length > 0) return receipts;
    if (kind === 'DESPACHO' && request) return `Pedido: ${formatBRL(request.valor_pedido ?? request.total)}`;
    if (kind !== 'DINHEIRO' || !request || !day || !series.data) return undefined;
    const expected = expectedAmount(request, day, series.data);
    if (expected === undefined) return 'Falta a Selic de algum mês para conferir o valor.';
    const money = readMoney(draft.texts[i] ?? '');
    const isAbove = 'valor' in money && isAboveExpected(money.valor, expected);
    const text = `Deferido com a Selic: ${formatBRL(expected)}`;
    return isAbove ? <span className="text-warning">Acima do esperado. {text}. Confira antes de salvar.</span> : text;
  };

  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="sr-only">{label}</legend>
      {lines.length > 1 && (
        <p className="text-caption text-muted">
          {label} de cada {kind === 'RETIFICADORA' ? 'mês' : 'pagamento'}. Uma coluna copiada de uma planilha preenche
          os campos a partir do primeiro.
        </p>
      )}
      {lines.map((line, i) => (
        <Field
          key={line.label}
          label={lines.length > 1 ? line.label : label}
          required
          error={errors.lines[i]}
          help={helpOf(i)}
        >
          <Input
            autoComplete="off"
            spellCheck={false}
            className="figures"
            inputMode={kind === 'DESPACHO' || kind === 'DINHEIRO' ? 'decimal' : 'text'}
            maxLength={kind === 'RETIFICADORA' ? 80 : 40}
            value={draft.texts[i] ?? ''}
            onChange={(event) => set(i, event.currentTarget.value)}
            onPaste={paste(i)}
          />
        </Field>
      ))}
    </fieldset>
  );
}

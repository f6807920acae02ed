import { formatBRL } from '@restitui/brazil/money.ts';
import type { Credit } from '@restitui/domain/recovery/credits/credits.api.ts';
import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { TableCell, TableRow } from '../../../../ui/table.tsx';
import { nameOf } from '../credit-name.ts';
import { MoneyInput, MonthInput, PaymentDayInput, StatusInput } from './credit-inputs.tsx';
import { type CreditEditing, useCreditDraft } from './use-credit-draft.ts';

export interface CreditEditorProps {
  credit: Credit;
  onSaved: () => void;
  onCancel: () => void;
}

/** Renders the row in edit mode; computed values update while typing. */
export function CreditEditorRow({ credit, onSaved, onCancel }: CreditEditorProps) {
  const editing = useCreditDraft(credit, { onSaved, onCancel });
  const of = nameOf(credit);
  const { preview } = editing;
  const shown = (value: number | undefined) => (
    <span className="text-muted">{value === undefined ? '—' : formatBRL(value)}</span>
  );
  return (
    <TableRow
      aria-label={`Editando crédito ${of}`}
      onKeyDown={editing.onKeyDown}
      className="align-top [&>td]:bg-sunken"
    >
      <TableCell>
        <MonthInput editing={editing} field="competencia" label={`Competência ${of}`} autoFocus />
        <span aria-hidden className="mt-1 mb-0.5 block text-caption text-muted">
          Pago em
        </span>
        <PaymentDayInput editing={editing} label={`Pago em ${of}`} />
      </TableCell>
      <TableCell align="end">
        <MoneyInput editing={editing} field="creditOrigin" label={`Crédito original ${of}`} />
      </TableCell>
      <Shown>{shown(preview?.selic)}</Shown>
      <Shown>{shown(preview?.corrigido)}</Shown>
      <TableCell align="end">
        <MoneyInput editing={editing} field="compensacao" label={`Compensação ${of}`} />
      </TableCell>
      <Shown>{shown(preview?.saldo)}</Shown>
      <Shown>{shown(preview?.comissao)}</Shown>
      <TableCell>
        <StatusInput editing={editing} label={`Status ${of}`} />
      </TableCell>
      <TableCell align="end" className="whitespace-nowrap">
        <IconButton icon={Check} label="Salvar" size="sm" loading={editing.saving} onClick={editing.save} />
        <IconButton icon={X} label="Cancelar" size="sm" disabled={editing.saving} onClick={onCancel} />
        <OverCompensation {...editing} />
      </TableCell>
    </TableRow>
  );
}

/** Breaks an amount after its sign: the row has two lines, so that one longer than all others widens no column. */
const Shown = ({ children }: { children: ReactNode }) => (
  <TableCell align="end" className="whitespace-normal pt-3 leading-4">
    {children}
  </TableCell>
);

/** Renders the card in edit mode on phones. */
export function CreditEditorCard({ credit, onSaved, onCancel }: CreditEditorProps) {
  const editing = useCreditDraft(credit, { onSaved, onCancel });
  const of = nameOf(credit);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Enter and Escape of the fields inside
    <div onKeyDown={editing.onKeyDown} className="flex flex-col gap-3 bg-sunken p-4">
      <Line label="Competência">
        <MonthInput editing={editing} field="competencia" label={`Competência ${of}`} autoFocus />
      </Line>
      <Line label="Pago em">
        <PaymentDayInput editing={editing} label={`Pago em ${of}`} />
      </Line>
      <Line label="Crédito original">
        <MoneyInput editing={editing} field="creditOrigin" label={`Crédito original ${of}`} />
      </Line>
      <Line label="Compensação">
        <MoneyInput editing={editing} field="compensacao" label={`Compensação ${of}`} />
      </Line>
      <Line label="Status">
        <StatusInput editing={editing} label={`Status ${of}`} />
      </Line>
      <Preview {...editing} />
      <OverCompensation {...editing} />
      <div className="flex justify-end gap-2">
        <Button disabled={editing.saving} onClick={onCancel}>
          Cancelar
        </Button>
        <Button variant="primary" loading={editing.saving} onClick={editing.save}>
          Salvar
        </Button>
      </div>
    </div>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[8rem_1fr] items-start gap-3">
      <span aria-hidden className="pt-1.5 text-caption text-muted">
        {label}
      </span>
      {children}
    </div>
  );
}

function Preview({ preview }: Pick<CreditEditing, 'preview'>) {
  if (!preview) return null;
  return (
    <p className="figures text-caption text-muted">
      Selic {formatBRL(preview.selic)}&nbsp;· corrigido {formatBRL(preview.corrigido)}&nbsp;· saldo{' '}
      {formatBRL(preview.saldo)}&nbsp;· comissão {formatBRL(preview.comissao)}
    </p>
  );
}

/** Asks before a compensation above the corrected credit is saved. */
function OverCompensation({ preview, isAsking, saving, confirm, back }: CreditEditing) {
  if (!preview) return null;
  return (
    <ConfirmDialog
      open={isAsking}
      onOpenChange={back}
      title="Compensação acima do crédito?"
      description={`A compensação passa do crédito corrigido, ${formatBRL(preview.corrigido)}, em ${formatBRL(-preview.saldo)}. O saldo fica negativo.`}
      confirmLabel="Salvar assim mesmo"
      cancelLabel="Corrigir"
      tone="danger"
      pending={saving}
      onConfirm={confirm}
    />
  );
}

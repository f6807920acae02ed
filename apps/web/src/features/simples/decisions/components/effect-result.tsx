import { plural } from '@restitui/brazil/counted.ts';
import { displayName } from '@restitui/brazil/display-name.ts';
import { formatBRL } from '@restitui/brazil/money.ts';
import type { EffectOnAssessment, SimplesEffect } from '@restitui/domain/simples/decisions/simples-effects.api.ts';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { cn } from '../../../../lib/cn.ts';
import { Button } from '../../../../ui/button.tsx';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import {
  Table,
  TableBody,
  TableCell,
  TableHeader,
  TableHeadRow,
  TableRow,
  TableRowHeader,
} from '../../../../ui/table.tsx';
import { differenceOf, signedBRL } from '../difference.ts';
import { applyEffect } from '../simples-decisions.queries.ts';

interface EffectResultProps {
  effect: SimplesEffect;
  discard: ReactNode;
}

/** Shows totals before and after by assessment and month, with the buttons to apply and discard. */
export function EffectResult({ effect, discard }: EffectResultProps) {
  const apply = useMutation(applyEffect(effect.id));
  const [asking, setAsking] = useState(false);
  const usable = effect.apuracoes.filter(({ falha }) => falha === null).length;
  const difference = differenceOf(effect);

  return (
    <section aria-label="Efeito do teste" className="rounded-md border">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
        <p className="min-w-0 flex-1 basis-64 text-body">
          {usable === 0 ? (
            'Não foi possível refazer as contas. O motivo está em cada apuração.'
          ) : difference === 0 ? (
            'O total a restituir não muda.'
          ) : (
            <>
              Total a restituir: <span className="figures">{formatBRL(effect.antes)}</span> →{' '}
              <span className="figures font-semibold">{formatBRL(effect.depois)}</span>{' '}
              <Difference value={difference} />
            </>
          )}
        </p>
        {discard}
        <Button variant="primary" size="sm" disabled={usable === 0} onClick={() => setAsking(true)}>
          Aplicar
        </Button>
      </header>
      <div className="border-t">
        <Table>
          <caption className="sr-only">Efeito por apuração e mês</caption>
          <TableHeadRow>
            <TableHeader>Apuração</TableHeader>
            <TableHeader align="end" className="max-sm:hidden">
              Antes
            </TableHeader>
            <TableHeader align="end" className="max-sm:hidden">
              Depois
            </TableHeader>
            <TableHeader align="end">Diferença</TableHeader>
          </TableHeadRow>
          <TableBody>
            {effect.apuracoes.flatMap((tried) => [
              <AssessmentRow key={tried.id_apuracao} tried={tried} />,
              ...tried.meses.map((month) => (
                <TableRow key={`${tried.id_apuracao} ${month.competencia}`}>
                  <TableRowHeader className="pl-8 text-muted first:pl-8">{month.competencia}</TableRowHeader>
                  <Amounts {...month} />
                </TableRow>
              )),
            ])}
          </TableBody>
        </Table>
      </div>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Aplicar às análises?"
        description={`${plural(usable, 'Uma análise é refeita', `${usable} análises são refeitas`)} pelas regras e decisões de hoje. Totais corrigidos à mão ficam como estão.`}
        confirmLabel="Aplicar"
        pending={apply.isPending}
        onConfirm={() => apply.mutate(undefined, { onSettled: () => setAsking(false) })}
      />
    </section>
  );
}

function AssessmentRow({ tried }: { tried: EffectOnAssessment }) {
  const { empresa, apuracao, falha } = tried;
  return (
    <TableRow>
      <TableRowHeader>
        <span className="font-medium">{displayName(empresa)}</span>
        <span className="block text-caption text-muted">{falha ?? apuracao}</span>
      </TableRowHeader>
      <Amounts {...tried} />
    </TableRow>
  );
}

function Amounts({ antes, depois }: { antes: number; depois: number }) {
  return (
    <>
      <TableCell align="end" className="max-sm:hidden">
        {formatBRL(antes)}
      </TableCell>
      <TableCell align="end" className="whitespace-nowrap max-sm:hidden">
        {formatBRL(depois)}
      </TableCell>
      <TableCell align="end" className="whitespace-nowrap">
        <Difference value={differenceOf({ antes, depois })} />
      </TableCell>
    </>
  );
}

function Difference({ value }: { value: number }) {
  return (
    <span className={cn('figures font-medium', value > 0 && 'text-positive', value < 0 && 'text-danger')}>
      {signedBRL(value)}
    </span>
  );
}

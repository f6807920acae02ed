import { plural } from '@restitui/brazil/counted.ts';
import { displayName } from '@restitui/brazil/display-name.ts';
import { joinFacts } from '@restitui/brazil/join-facts.ts';
import { formatBRL } from '@restitui/brazil/money.ts';
import type { LedgerProduct, Precedent } from '@restitui/domain/simples/decisions/product-ledger.api.ts';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { formatCount, formatDateTime, formatNcm } from '../../../../lib/formats.ts';
import { useLetterKeys } from '../../../../lib/use-letter-keys.ts';
import { Button } from '../../../../ui/button.tsx';
import { Drawer } from '../../../../ui/drawer.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { DecisionBadge } from './decision-badge.tsx';
import { LedgerMonths } from './ledger-months.tsx';
import { OutcomeFacts } from './outcome-facts.tsx';
import { PrecedentList } from './precedent-list.tsx';

interface LedgerDrawerProps {
  product: LedgerProduct;
  /** Place among the listed products. */
  position: { index: number; total: number; goTo: (index: number) => void };
  onClose: () => void;
  onOpenMonth: (competencia: string, product: LedgerProduct) => void;
  /** Undefined for users who may not decide; `like` is the decision to reuse. */
  onOverrule: ((like?: Precedent) => void) | undefined;
}

/** Shows a product: why it is classified so, both outcomes, suspicions, decisions and its months. */
export function LedgerDrawer({ product, position, onClose, onOpenMonth, onOverrule }: LedgerDrawerProps) {
  const { produto, codigo, ncm, regra, lei, suspeitas, decisao, precedentes } = product;
  const { index, total, goTo } = position;
  useLetterKeys({ j: () => goTo(Math.min(total - 1, index + 1)), k: () => goTo(Math.max(0, index - 1)) });

  return (
    <Drawer
      open
      onOpenChange={(open) => !open && onClose()}
      title={produto}
      description={joinFacts(`Código ${codigo}`, `NCM ${ncm ? formatNcm(ncm) : 'não informado'} nas notas`)}
      actions={
        <>
          <span className="figures text-caption text-muted">
            {index + 1} de {total}
          </span>
          <IconButton
            icon={ChevronLeft}
            label="Produto anterior"
            aria-keyshortcuts="k"
            disabled={index === 0}
            onClick={() => goTo(index - 1)}
          />
          <IconButton
            icon={ChevronRight}
            label="Próximo produto"
            aria-keyshortcuts="j"
            disabled={index === total - 1}
            onClick={() => goTo(index + 1)}
          />
        </>
      }
      footer={onOverrule && <Button onClick={() => onOverrule()}>Corrigir a classificação</Button>}
    >
      <div className="flex flex-col gap-5" key={`${codigo} ${produto} ${ncm}`}>
        <p className="text-body">
          {regra} {lei && <span className="text-muted">({lei})</span>}
        </p>
        {suspeitas.map(({ tipo, texto }) => (
          <Notice key={tipo} tone="warning">
            {texto}
          </Notice>
        ))}
        <OutcomeFacts product={product} yes="Se conta" />
        {decisao && (
          <section aria-label="Decisão em vigor" className="rounded-md border p-4 text-body">
            <p className="flex flex-wrap items-center gap-2">
              <DecisionBadge contar={decisao.contar} />
              <span className="text-caption text-muted">
                {displayName(decisao.autor)}, {formatDateTime(decisao.em)}
              </span>
            </p>
            <p className="mt-2 break-words">{decisao.motivo}</p>
            {decisao.evidencia && <p className="text-caption text-muted">Evidência: {decisao.evidencia}</p>}
            {decisao.anexo && (
              <a href={decisao.anexo.link} download className="text-brand-text underline">
                {decisao.anexo.arquivo}
              </a>
            )}
          </section>
        )}
        <PrecedentList precedents={precedentes} onUse={onOverrule} />
        <section aria-label="Vendas por mês">
          <h3 className="mb-2 flex flex-wrap justify-between gap-x-4 font-medium text-body">
            Vendas por mês
            <span className="figures font-normal text-caption text-muted">
              {formatBRL(product.valor)} em {formatCount(product.itens)} {plural(product.itens, 'item', 'itens')}
            </span>
          </h3>
          <LedgerMonths months={product.meses} onOpen={(competencia) => onOpenMonth(competencia, product)} />
        </section>
      </div>
    </Drawer>
  );
}

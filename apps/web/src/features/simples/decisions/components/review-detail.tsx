import { plural } from '@restitui/brazil/counted.ts';
import { formatBRL } from '@restitui/brazil/money.ts';
import type { LedgerProduct } from '@restitui/domain/simples/decisions/product-ledger.api.ts';
import type { ReactNode } from 'react';
import { formatCount, formatNcm } from '../../../../lib/formats.ts';
import { Notice } from '../../../../ui/notice.tsx';
import { LawSentence } from './law-sentence.tsx';
import { LedgerMonths } from './ledger-months.tsx';
import { OutcomeFacts } from './outcome-facts.tsx';
import { PrecedentList } from './precedent-list.tsx';

interface ReviewDetailProps {
  product: LedgerProduct;
  /** Lines of notes with the product. */
  notes: ReactNode;
  onOpenMonth: (competencia: string, product: LedgerProduct) => void;
}

/** The proof of an open product: rule and law, both outcomes, suspicions, precedents, notes and months. */
export function ReviewDetail({ product, notes, onOpenMonth }: ReviewDetailProps) {
  const { produto, codigo, ncm, classificacao, lei, suspeitas, precedentes, meses, valor, itens } = product;
  const openMonth = (competencia: string) => onOpenMonth(competencia, product);
  return (
    <div className="flex flex-col gap-5">
      <div>
        <h3 className="break-words font-semibold text-lead">{produto}</h3>
        <p className="figures text-body text-muted">
          Código {codigo}&nbsp;· NCM {formatNcm(ncm)} nas notas
        </p>
      </div>
      <LawSentence sentence={classificacao} law={lei} />
      {suspeitas.map(({ tipo, texto }) => (
        <Notice key={tipo} tone="warning">
          {texto}
        </Notice>
      ))}
      <OutcomeFacts product={product} yes="Se entra" />
      <PrecedentList precedents={precedentes} onUse={undefined} />
      {notes}
      <section aria-label="Vendas por mês">
        <h3 className="mb-2 flex flex-wrap justify-between gap-x-4 font-medium text-body">
          Vendas por mês
          <span className="figures font-normal text-caption text-muted">
            {formatBRL(valor)} em {formatCount(itens)} {plural(itens, 'item', 'itens')}
          </span>
        </h3>
        <LedgerMonths months={meses} onOpen={openMonth} />
      </section>
    </div>
  );
}

import { joinFacts } from '@restitui/brazil/join-facts.ts';
import { formatBRL } from '@restitui/brazil/money.ts';
import type { NoteDocument, NotePartyOnWire } from '@restitui/domain/simples/analysis/note-documents.api.ts';
import { formatCnpjCpf, formatNcm } from '../../../../lib/formats.ts';
import { FactList } from '../../../../ui/fact-list.tsx';
import {
  Table,
  TableBody,
  TableCell,
  TableHeader,
  TableHeadRow,
  TableRow,
  TableRowHeader,
} from '../../../../ui/table.tsx';
import { formatCfop, formatIssued } from '../item-formats.ts';

const models: Record<string, string> = { '55': 'NF-e', '65': 'NFC-e', '59': 'CF-e' };
const money = (value: number | null) => (value === null ? '—' : formatBRL(value));
const quantity = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 4 });

/** The content of a note in the order of the DANFE. */
export function NoteSheet({ note }: { note: NoteDocument }) {
  const { modelo, serie, numero, natureza, emissao, protocolo, situacao, totais, itens, informacoes } = note;
  return (
    <div className="flex flex-col gap-5">
      <FactList
        className="sm:grid-cols-3"
        facts={[
          ['Documento', `${models[modelo] ?? `Modelo ${modelo}`} nº ${numero}, série ${serie || '—'}`],
          ['Emissão', formatIssued(emissao)],
          ['Natureza da operação', natureza || '—'],
          ['Situação', situacao || '—'],
          ['Protocolo', protocolo || '—'],
          ['Valor da nota', money(totais.nota)],
        ]}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Party title="Emitente" party={note.emitente} />
        {note.destinatario && <Party title="Destinatário" party={note.destinatario} />}
      </div>
      <section aria-label="Produtos da nota" className="overflow-x-auto rounded-md border">
        <Table>
          <TableHeadRow>
            <TableHeader>Produto</TableHeader>
            <TableHeader className="max-sm:hidden">NCM, CFOP</TableHeader>
            <TableHeader className="max-sm:hidden">CST ICMS, PIS, COFINS</TableHeader>
            <TableHeader align="end" className="max-sm:hidden">
              Quantidade
            </TableHeader>
            <TableHeader align="end">Valor</TableHeader>
          </TableHeadRow>
          <TableBody>
            {itens.map((item) => (
              <TableRow key={item.item}>
                <TableRowHeader>
                  <span className="block whitespace-normal break-words py-1 font-normal">
                    {item.item}. {item.produto}
                    <span className="figures block text-caption text-muted">
                      Código {item.codigo}
                      <span className="sm:hidden">
                        &nbsp;· {formatNcm(item.ncm)}&nbsp;· CFOP {formatCfop(item.cfop)}&nbsp;· CST{' '}
                        {item.cst_pis || '—'}
                      </span>
                    </span>
                  </span>
                </TableRowHeader>
                <TableCell className="figures max-sm:hidden">
                  {formatNcm(item.ncm)}&nbsp;· {formatCfop(item.cfop)}
                </TableCell>
                <TableCell className="figures max-sm:hidden">
                  {joinFacts(...[item.cst_icms, item.cst_pis, item.cst_cofins].map((code) => code || '—'))}
                </TableCell>
                <TableCell align="end" className="figures max-sm:hidden">
                  {item.quantidade === null ? '—' : `${quantity.format(item.quantidade)} ${item.unidade}`}
                </TableCell>
                <TableCell align="end" className="figures">
                  {money(item.valor)}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </section>
      <FactList
        className="grid-cols-2 sm:grid-cols-4"
        facts={[
          ['Produtos', money(totais.produtos)],
          ['Desconto', money(totais.desconto)],
          ['Frete', money(totais.frete)],
          ['Total', money(totais.nota)],
        ]}
      />
      {informacoes && <FactList facts={[['Informações complementares', informacoes]]} />}
    </div>
  );
}

function Party({ title, party: { nome, documento, inscricao, endereco } }: { title: string; party: NotePartyOnWire }) {
  return (
    <section aria-label={title} className="min-w-0 rounded-md border p-3 text-body">
      <h3 className="text-caption text-muted">{title}</h3>
      <p className="break-words font-medium">{nome || 'Não identificado'}</p>
      <p className="figures text-caption text-muted">
        {joinFacts(documento && formatCnpjCpf(documento), inscricao && `IE ${inscricao}`)}
      </p>
      {endereco && <p className="text-caption text-muted">{endereco}</p>}
    </section>
  );
}

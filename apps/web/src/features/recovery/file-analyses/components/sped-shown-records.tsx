import { formatCnpj } from '@restitui/brazil/cnpj.ts';
import { counted } from '@restitui/brazil/counted.ts';
import { joinFacts } from '@restitui/brazil/join-facts.ts';
import { formatBRL } from '@restitui/brazil/money.ts';
import type { ShownRecord } from '@restitui/domain/recovery/file-analyses/month-detail.ts';
import { shownRecordName } from '@restitui/domain/recovery/file-analyses/shown-record-name.ts';

/** Shows, on request, records of the month that are in no formula: credits, retentions and adjustments. */
export function SpedShownRecords({ registros }: { registros: readonly ShownRecord[] }) {
  if (registros.length === 0) return null;
  const groups = [...Map.groupBy(registros, ({ registro, estabelecimento }) => `${registro} ${estabelecimento}`)];
  return (
    <details className="border-t pt-4 text-body">
      <summary className="cursor-pointer font-semibold">Créditos, retenções e ajustes escriturados</summary>
      <div className="flex flex-col gap-5 pt-3">
        {groups.map(([key, list]) => (
          <RecordGroup key={key} list={list} />
        ))}
        <p className="text-caption text-muted">
          Valores da escrituração, sem efeito no cálculo. Os campos de C197, E111 a E116, E210, 1200 e 1601 são de
          conhecimento geral do Guia Prático: confira.
        </p>
      </div>
    </details>
  );
}

function RecordGroup({ list }: { list: readonly ShownRecord[] }) {
  const [first] = list;
  if (!first) return null;
  const { registro, estabelecimento } = first;
  const title = shownRecordName(registro);
  const place = estabelecimento && `\u00a0· ${formatCnpj(estabelecimento)}`;
  return (
    <section aria-label={title + place} className="flex flex-col gap-1">
      <h4 className="font-medium">
        {title}
        {place && <span className="text-muted">{place}</span>}
      </h4>
      <ul className="flex flex-col divide-y">
        {list.map(({ codigo, descricao, linhas, valores }) => (
          <li key={codigo} className="flex flex-wrap justify-between gap-x-4 gap-y-1 py-2 text-caption">
            <span className="min-w-0 flex-1 basis-40 break-words">
              {joinFacts(codigo, descricao) || counted(linhas, 'linha', 'linhas')}
            </span>
            <dl className="flex flex-wrap gap-x-4 gap-y-1">
              {valores.map(({ nome, valor }) => (
                <div key={nome} className="flex gap-1">
                  <dt className="text-muted">{nome}</dt>
                  <dd className="figures">{formatBRL(valor)}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </section>
  );
}

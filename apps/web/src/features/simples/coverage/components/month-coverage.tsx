import { formatCnpj } from '@restitui/brazil/cnpj.ts';
import { counted } from '@restitui/brazil/counted.ts';
import { displayName } from '@restitui/brazil/display-name.ts';
import { formatBRL } from '@restitui/brazil/money.ts';
import { coverageVerdictTexts } from '@restitui/domain/simples/coverage/coverage-verdict.ts';
import { useQuery } from '@tanstack/react-query';
import { formatDateTime, keepUnbroken } from '../../../../lib/formats.ts';
import { coverageQuery } from '../coverage.queries.ts';
import { outsideStores } from '../coverage-figures.ts';
import { VerdictBadge } from './verdict-badge.tsx';

/** Shows the coverage of one month, store by store, and what to request. */
export function MonthCoverage({ id_apuracao, competencia }: { id_apuracao: string; competencia: string }) {
  const { data } = useQuery(coverageQuery(id_apuracao));
  const month = data?.cobertura?.meses.find((one) => one.competencia === competencia);
  if (!month) return null;
  const requests = data?.cobertura?.pedidos.filter(({ de, ate }) => de === competencia || ate === competencia) ?? [];
  const returns = outsideStores(month);
  const confirmation = data?.confirmacoes.find((one) => one.competencia === competencia);

  return (
    <section aria-labelledby="month-coverage" className="min-w-0">
      <div className="mb-1 flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 id="month-coverage" className="font-medium text-body">
          Cobertura
        </h3>
        <VerdictBadge veredito={month.veredito} />
      </div>
      <p className="text-body text-muted">{coverageVerdictTexts[month.veredito]}</p>
      {month.estabelecimentos.length > 0 && (
        <ul aria-label="Cobertura por loja" className="figures mt-2 divide-y rounded-md border text-body">
          {month.estabelecimentos.map(({ cnpj, declarado, xml, notas }) => (
            <li key={cnpj} className="flex flex-wrap justify-between gap-x-6 px-4 py-2">
              <span>{formatCnpj(cnpj)}</span>
              <span className={notas === 0 && declarado > 0 ? 'text-danger' : 'text-muted'}>
                {notas === 0 ? 'sem XML' : `${formatBRL(xml)} em ${formatNoteCount(notas)}`},{' '}
                {month.veredito === 'sem_declaracao' ? 'sem declaração' : `${formatBRL(declarado)} declarados`}
              </span>
            </li>
          ))}
          {returns !== 0 && (
            <li className="flex flex-wrap justify-between gap-x-6 px-4 py-2">
              <span>Devoluções emitidas por compradores ou passadas entre meses</span>
              <span className="text-muted">{formatBRL(returns)}</span>
            </li>
          )}
        </ul>
      )}
      {requests.length > 0 && (
        <ul aria-label="O que pedir sobre o mês" className="mt-2 list-disc space-y-1 pl-5 text-body">
          {requests.map(({ texto }) => (
            <li key={texto}>{keepUnbroken(texto)}</li>
          ))}
        </ul>
      )}
      {month.nao_lidos && (
        <ul aria-label="Arquivos do mês que não foram lidos" className="mt-2 list-disc space-y-1 pl-5 text-body">
          {month.nao_lidos.map((file) => (
            <li key={file}>Não foi lido: {file}</li>
          ))}
        </ul>
      )}
      {confirmation && (
        <p className="mt-2 text-caption text-muted">
          Confirmada por {displayName(confirmation.nome)} em {formatDateTime(confirmation.at)}: {confirmation.motivo}
        </p>
      )}
    </section>
  );
}

function formatNoteCount(notes: number): string {
  return counted(notes, 'nota', 'notas');
}

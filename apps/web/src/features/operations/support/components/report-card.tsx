import { displayName } from '@restitui/brazil/display-name.ts';
import type { SupportReport } from '@restitui/domain/operations/support/support.api.ts';
import { formatDateTime } from '../../../../lib/formats.ts';
import { CopyButton } from '../../../../ui/copy-button.tsx';
import { unbroken } from '../../../../ui/unbroken.ts';

export function ReportCard({ report }: { report: SupportReport }) {
  const { email, descricao, id_erro, caminho, versao, detalhes, empresa, maquina, ocorridoEm } = report;
  const facts = [
    ['Tela', caminho],
    ['Erro', detalhes],
    ['Versão', versao],
    ['Navegador', maquina],
  ];
  return (
    <li className="px-4 py-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-body">
        <span className="figures flex items-center gap-1 font-medium">
          {id_erro}
          <CopyButton compact text={id_erro} label={`Copiar o código ${id_erro}`} />
        </span>
        <a href={`mailto:${email}`} className="min-w-0 break-all underline underline-offset-4">
          {email}
        </a>
        <span className="text-muted">{displayName(empresa) ?? 'Endereço sem empresa'}</span>
        <time dateTime={ocorridoEm} className="figures text-muted sm:ml-auto">
          {formatDateTime(ocorridoEm)}
        </time>
      </div>
      <p className="mt-2 max-w-[72ch] whitespace-pre-wrap break-words text-body">{unbroken(descricao)}</p>
      <dl className="mt-3 grid gap-x-4 gap-y-1 text-caption sm:grid-cols-[5.5rem_1fr]">
        {facts.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd className="min-w-0 break-words">{value || '—'}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

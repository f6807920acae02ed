import { formatBRL, sumOfReais } from '@restitui/brazil/money.ts';
import type { MonthDetail } from '@restitui/domain/recovery/file-analyses/month-detail.ts';
import { formatCnpjCpf } from '../../../../lib/formats.ts';

const parts: Readonly<Record<string, string>> = {
  patronal: 'Patronal',
  rat: 'RAT',
  adicional: 'Agente nocivo',
  terceiros: 'Terceiros',
  reducao: 'Redução da contribuição',
};

/** Lists where a thesis arises: establishment and lotação, with the amount of each revenue code. */
export function ThesisPlaces({ places }: { places: MonthDetail['lugares'] }) {
  return (
    <ul className="flex flex-col gap-3">
      {places.map(({ estabelecimento, lotacao, decimo_terceiro, base, valores }) => (
        <li
          key={`${estabelecimento} ${lotacao} ${decimo_terceiro}`}
          className="rounded-md border bg-canvas px-4 py-3 text-caption"
        >
          <p className="flex flex-wrap justify-between gap-x-4 font-medium">
            <span>
              {estabelecimento ? formatCnpjCpf(estabelecimento) : 'Apuração do mês'}
              {lotacao && `\u00a0· lotação ${lotacao}`}
              {decimo_terceiro && '\u00a0· 13º'}
            </span>
            <span className="figures">base {formatBRL(base)}</span>
          </p>
          <dl className="mt-2 grid gap-x-6 gap-y-1 sm:grid-cols-2">
            {valores.map(({ codigo, parte, valor }) => (
              <div key={`${codigo} ${parte}`} className="flex justify-between gap-4">
                <dt className="text-muted">
                  {parts[parte] ?? parte} <span className="figures">{codigo}</span>
                </dt>
                <dd className="figures">{formatBRL(valor)}</dd>
              </div>
            ))}
          </dl>
          <p className="figures mt-2 text-right">{formatBRL(sumOfReais(valores.map(({ valor }) => valor)))}</p>
        </li>
      ))}
    </ul>
  );
}

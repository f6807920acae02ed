import { integrityProblemLabels, unprovenTexts } from '@restitui/domain/agreements/evidence/integrity-problem.ts';
import { useMutation } from '@tanstack/react-query';
import { formatDateTime } from '../../../../lib/formats.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { FactList } from '../../../../ui/fact-list.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { checkIntegrity } from '../evidence.queries.ts';

/** Checks the whole chain on request and lists the problems. */
export function IntegrityCard() {
  const { mutate, data, isPending } = useMutation(checkIntegrity);
  const figures = data && [
    ['Registros', data.entries],
    ['Documentos selados', data.documents],
    ['Textos de contrato', data.texts],
    ['Âncoras', data.anchors],
    ['Registros com dados apagados', data.erased],
  ];
  return (
    <Card
      title="Integridade"
      description="Refaz da cadeia o que cada contrato, ato, selo e identidade deve ser, e compara com os dados e os PDF selados."
      actions={
        <Button loading={isPending} onClick={() => mutate()}>
          Verificar integridade
        </Button>
      }
    >
      {!data && (
        <p className="text-body text-muted">
          Cada registro leva o código do anterior: uma mudança, um corte ou um acréscimo aparece na verificação.
        </p>
      )}
      {data && (
        <div className="flex flex-col gap-4">
          {data.problems.length === 0 ? (
            <Notice tone="positive" title="Íntegro">
              Os dados são os que a cadeia registrou. Verificado em {formatDateTime(data.checkedAt)}.
            </Notice>
          ) : (
            <Notice tone="danger" title="Há problemas de integridade">
              <ul className="mt-1 list-disc pl-5">
                {data.problems.map(({ kind, message }, i) => (
                  <li key={`${kind} ${message}`} className="break-words">
                    {i === 0 && 'Primeira quebra: '}
                    {integrityProblemLabels[kind]}: {message}
                  </li>
                ))}
              </ul>
            </Notice>
          )}
          {unprovenTexts(data).map((text) => (
            <p key={text} className="text-body text-muted">
              {text}
            </p>
          ))}
          <FactList
            className="grid-cols-2 sm:grid-cols-3"
            facts={(figures ?? []).map(([label, value]) => [
              String(label),
              <span key={label} className="figures">
                {value}
              </span>,
            ])}
          />
        </div>
      )}
    </Card>
  );
}

import { type AuthenticityResult, authenticityResult } from '@restitui/domain/simples/authenticity/authenticity.api.ts';
import { authenticityVerdict } from '@restitui/domain/simples/authenticity/authenticity-verdict.ts';
import type { authenticityChecks } from '../../features/simples/authenticity/authenticity.table.ts';
import { instantOn } from './demo.ts';
import { idOf, Seeded } from './seeded.ts';
import type { DemoAnalysis } from './simples-runs.ts';
import { analystEmail, analystName, userId } from './users.demo.ts';

const drawn = 50;

/** Returns a verified sample of signatures; in some, one note was changed after signing. */
export function authenticityOf({ run, lines }: DemoAnalysis): typeof authenticityChecks.$inferInsert {
  const random = new Seeded('authenticity', run.id);
  const titular = `${run.razao_social}:${lines[0]?.emitente ?? ''}`;
  const sample = random.some(lines, Math.min(drawn, lines.length)).map(({ chave }) => ({
    ...{ chave, arquivo: `${chave}-procNFe.xml`, titular, motivo: '' },
    veredito: 'autentica' as const,
  }));
  const touched = random.chance(0.4) ? sample.splice(0, 1) : [];
  const contagens = Object.fromEntries(authenticityVerdict.options.map((verdict) => [verdict, 0]));
  const resultado: AuthenticityResult = authenticityResult.parse({
    contadas: lines.length,
    pedidas: sample.length + touched.length,
    contagens: { ...contagens, autentica: sample.length, adulterada: touched.length },
    apontadas: touched.map((note) => ({
      ...note,
      veredito: 'adulterada',
      motivo: 'O conteúdo não é o que foi assinado: foi alterado ou reformatado depois.',
    })),
    autenticas: sample,
  });
  return {
    id: idOf('authenticity', run.id),
    id_tenant: run.id_tenant,
    id_run: run.id,
    id_user: userId(analystEmail),
    nome: analystName,
    state: 'pronta',
    progress: null,
    erro: null,
    amostra: drawn,
    semente: idOf('seed', run.id).slice(0, 8),
    createdDate: instantOn(run.asOf, 550),
    finishedDate: instantOn(run.asOf, 551),
    resultado,
  };
}

import type { Progress } from '../src/engine-types.ts';

const names: Record<Progress['fase'], string> = {
  pgdas: 'Lendo declarações',
  notas: 'Lendo notas',
  calculo: 'Calculando',
};

/** Writes progress to standard error: in place on a terminal, otherwise one line per phase. */
export function createProgressLine(): { show: (progress: Progress) => void; end: () => void } {
  const isTerminal = process.stderr.isTTY;
  let phase = '';
  return {
    show({ fase, arquivos, total, bytes }) {
      const amount = total > 0 ? ` ${arquivos}/${total} arquivos, ${Math.round(bytes / 1e6)} MB` : '';
      if (isTerminal) process.stderr.write(`\r\u001b[K${names[fase]}${amount}`);
      else if (fase !== phase) process.stderr.write(`${names[fase]}…\n`);
      phase = fase;
    },
    end() {
      if (isTerminal) process.stderr.write('\r\u001b[K');
    },
  };
}

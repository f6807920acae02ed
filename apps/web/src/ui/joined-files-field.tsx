import { counted } from '@restitui/brazil/counted.ts';
import { fileRefusal } from '@restitui/domain/wire/accepted-file.ts';
import { type ComponentProps, useState } from 'react';
import { fetchFirst } from '../lib/load-part.ts';
import { FileField } from './file-field.tsx';
import { Progress } from './progress.tsx';

interface JoinedFilesFieldProps extends Omit<ComponentProps<typeof FileField>, 'onSeveral'> {
  /** Name of the ZIP that several files are joined into. */
  joinedName: string;
}

const loadJoin = async () => (await import('../lib/join-files.ts')).joinFiles;
const notJoined = 'Não foi possível juntar os arquivos. Confira se eles ainda estão no lugar e escolha-os de novo.';

/** Takes one file, or several that are joined into a ZIP. */
export function JoinedFilesField({ joinedName, ...props }: JoinedFilesFieldProps) {
  const { accepts, file, onFileChange, disabled, error } = props;
  const [joined, setJoined] = useState<{ file: File; names: readonly string[] }>();
  const [share, setShare] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const isJoining = share !== undefined;

  function change(chosen: File | undefined) {
    setProblem(undefined);
    onFileChange(chosen);
  }

  async function join(files: readonly File[]) {
    change(undefined);
    setShare(0);
    try {
      const joinFiles = await fetchFirst(loadJoin);
      const made = await joinFiles(files, joinedName, (part) => setShare(Math.floor(part * 100) / 100));
      const refused = fileRefusal(made, accepts);
      if (refused) return setProblem(refused);
      setJoined({ file: made, names: files.map(({ name }) => name) });
      onFileChange(made);
    } catch {
      setProblem(notJoined);
    } finally {
      setShare(undefined);
    }
  }

  return (
    <div className="flex min-w-0 flex-col gap-3">
      <FileField
        {...props}
        onFileChange={change}
        onSeveral={join}
        disabled={disabled || isJoining}
        error={problem ?? error}
      />
      {joined && joined.file === file && <JoinedNames names={joined.names} />}
      {isJoining && <Progress label="Juntando os arquivos" value={share * 100} />}
    </div>
  );
}

function JoinedNames({ names }: { names: readonly string[] }) {
  return (
    <details className="text-caption">
      <summary className="w-fit cursor-pointer rounded-sm">Com {counted(names.length, 'arquivo', 'arquivos')}</summary>
      <ul className="max-h-32 overflow-y-auto break-words text-muted">
        {names.map((name, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two files may share a name, and the list does not change
          <li key={i}>{name}</li>
        ))}
      </ul>
    </details>
  );
}

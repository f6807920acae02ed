import { isDeepStrictEqual } from 'node:util';
import type { UploadFile } from '@restitui/tax-engine/zip/upload-file.ts';
import { type ExaminedFile, joinParts, type ReadPart } from '../files/examine-file.ts';
import { follows } from '../files/examine-part.ts';
import type { UsableFile } from '../files/select-files.ts';
import { JudgedPart, type PartData } from '../months/judged-part.ts';
import { type JudgeFile, judgeFile } from '../months/read-month.ts';
import { cutFile } from './cut-file.ts';
import type { PartRunner } from './part-runner.ts';
import type { MonthSettings } from './part-task.ts';

/** Settings that differ between two readings of a month. */
type Reading = Pick<MonthSettings, 'isRetailer' | 'hasNoMono'>;

/** Examines all files at once; a large text file is cut. Results come in the order of the files. */
export function examineInParts(files: readonly UploadFile[], runner: PartRunner): Promise<ExaminedFile>[] {
  return files.map((file) => {
    const sources = cutFile(file.source(), runner);
    const parts = sources.map(
      async (source, at): Promise<ReadPart> => ({
        source,
        facts: await runner.run({ kind: 'examine', source, isFirst: at === 0 }),
      }),
    );
    return settled(Promise.all(parts).then((read) => joinParts(file, read)));
  });
}

/**
 * Judges months in parts beside the calling thread. All months are begun at once and joined in their order. A month whose
 * parts depend on each other, or on an earlier month by a key that both book, is read whole on the calling thread instead:
 * the result is always that of reading one line after the other.
 */
export class PartsJudge {
  readonly #runner: PartRunner;
  readonly #settingsOf: (file: UsableFile) => Omit<MonthSettings, keyof Reading>;
  readonly #begun = new Map<UsableFile, Promise<PartData[]>>();

  constructor(runner: PartRunner, settingsOf: (file: UsableFile) => Omit<MonthSettings, keyof Reading>) {
    this.#runner = runner;
    this.#settingsOf = settingsOf;
  }

  begin(files: readonly UsableFile[]): void {
    for (const file of files) this.#begun.set(file, this.#judge(file, this.#firstReading(file)));
  }

  readonly judge: JudgeFile = async (file, context, documents) => {
    const reading = { isRetailer: context.isRetailer, hasNoMono: context.hasNoMono ?? false };
    const isFirst = isDeepStrictEqual(reading, this.#firstReading(file));
    const begun = isFirst ? this.#begun.get(file) : undefined;
    this.#begun.delete(file);
    const parts = await (begun ?? this.#judge(file, reading));
    if (!parts.every((part) => part.isSeparable)) return judgeFile(file, context, documents);
    const judged = new JudgedPart();
    for (const part of parts) {
      if (!documents.addPart(part.keys)) {
        documents.begin(true);
        return judgeFile(file, context, documents);
      }
      judged.add(part);
    }
    return judged;
  };

  #firstReading(file: UsableFile): Reading {
    return { isRetailer: true, hasNoMono: this.#settingsOf(file).rejections?.credits.has('MONO') ?? false };
  }

  #judge(file: UsableFile, reading: Reading): Promise<PartData[]> {
    const month = { ...this.#settingsOf(file), ...reading };
    const [{ source: first } = { source: file.file.source() }] = file.parts;
    const tasks = isSeparable(file)
      ? file.parts.map(({ source }, at) => ({
          source,
          lead: at > 0 ? { file: first, lines: linesBefore(file, at) } : undefined,
        }))
      : [{ source: file.file.source(), lead: undefined }];
    return settled(Promise.all(tasks.map((task) => this.#runner.run({ kind: 'judge', ...task, month }))));
  }
}

/** Blocks in another order than that of the guide may make a part depend on any line before it. */
function isSeparable({ parts }: UsableFile): boolean {
  return parts.every(
    ({ facts }, at) => facts.isInOrder && (at === 0 || follows(parts[at - 1]?.facts.lastBlock ?? '', facts.firstBlock)),
  );
}

/** The lines that name establishment and printer of the lines that follow. */
function linesBefore({ parts }: UsableFile, at: number): string[] {
  const before = parts.slice(0, at);
  return (['establishment', 'printer'] as const).flatMap(
    (name) => before.findLast(({ facts }) => facts[name] !== undefined)?.facts[name] ?? [],
  );
}

/** Leaves a failure to the caller that awaits the result later. */
function settled<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined);
  return promise;
}

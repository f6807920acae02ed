/** Collects the messages of all invalid settings, so that an operator corrects them in one go. */
export interface SettingProblems {
  /** Returns what `parse` returns; keeps the message and returns the fallback when it throws. */
  read: <T>(parse: () => T, fallback: T) => T;
  add: (message: string) => void;
  messages: () => readonly string[];
}

export function collectSettingProblems(): SettingProblems {
  const messages: string[] = [];
  const add = (message: string) => void messages.push(message);
  return {
    read(parse, fallback) {
      try {
        return parse();
      } catch (error) {
        add(error instanceof Error ? error.message : String(error));
        return fallback;
      }
    },
    add,
    messages: () => messages,
  };
}

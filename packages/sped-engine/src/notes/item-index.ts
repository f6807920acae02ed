import type { NoteBook } from './note-book.ts';
import type { Note, NoteItem } from './note-item.ts';

/** An item together with its note. */
export interface FoundItem {
  note: Note;
  item: NoteItem;
}

/** Common properties of the items behind a consolidated line; empty texts match everything. */
export interface ItemQuery {
  /** CNPJ of the establishment; empty for all of the root. */
  issuer: string;
  cfop: string;
  code: string;
  model: string;
  equipment: string;
  pisCst: string;
  /** 0 matches every rate. */
  pisRate: number;
  first: string;
  last: string;
}

/** Finds the items of authorised exits behind a consolidated line (SP-041). Built on first use. */
export class ItemIndex {
  readonly #notes: NoteBook;
  /** By CFOP, and by CFOP and code. */
  #index: Map<string, FoundItem[]> | undefined;

  constructor(notes: NoteBook) {
    this.#notes = notes;
  }

  find(query: ItemQuery): FoundItem[] {
    this.#index ??= this.#build();
    const { cfop, code } = query;
    const candidates = this.#index.get(code === '' ? cfop : `${cfop} ${code}`) ?? [];
    return candidates.filter(({ note, item }) => matchesNote(note, query) && matchesItem(item, query));
  }

  #build(): Map<string, FoundItem[]> {
    const index = new Map<string, FoundItem[]>();
    const add = (name: string, found: FoundItem) => {
      const list = index.get(name);
      if (list) list.push(found);
      else index.set(name, [found]);
    };
    for (const note of this.#notes.all()) {
      if (note.isCancelled || !note.isExit) continue;
      for (const item of note.items) {
        const found = { note, item };
        add('', found);
        add(item.cfop, found);
        if (item.code) add(`${item.cfop} ${item.code}`, found);
      }
    }
    return index;
  }
}

function matchesNote(note: Note, { issuer, model, equipment, first, last }: ItemQuery): boolean {
  return (
    (issuer === '' || note.issuer === issuer) &&
    (model === '' || note.model === model) &&
    (equipment === '' || note.equipment === equipment) &&
    note.day >= first &&
    note.day <= last
  );
}

function matchesItem(item: NoteItem, { pisCst, pisRate }: ItemQuery): boolean {
  return (pisCst === '' || item.pisCst === pisCst) && (pisRate === 0 || item.pisRate === pisRate);
}

import type { ItemLine } from '@restitui/tax-engine/reading.ts';
import type { simplesItemBlocks } from './simples-analysis.table.ts';
import type { TextColumn } from './text-column.ts';

/** What items of one product share. */
export const productFields = ['codigo', 'produto', 'ncm', 'cest', 'extipi'] as const;
/** What many notes of a block share, and what each has of its own beside its key. */
export const sharedNoteFields = ['modelo', 'serie', 'emitente'] as const;
export const ownNoteFields = ['numero', 'emissao'] as const;

/** What items that were classified alike share. */
export type ItemKind = Pick<
  ItemLine,
  'cfop' | 'cst_icms' | 'cst_pis' | 'cst_cofins' | 'grupo' | 'anexo' | 'revisar' | 'regra' | 'lei'
>;

/** A block as it is stored, without whose it is. */
export type PackedBlock = Omit<typeof simplesItemBlocks.$inferSelect, 'id_run' | 'id_tenant'>;

/** The parts of a block that a question may need. */
export type BlockPart = 'dicionarios' | 'somas' | 'colunas' | 'chaves' | 'documentos';

/** What is kept of each product: its fields, and a folded text of some of them, as it is searched. */
export type ProductText = (typeof productFields)[number] | 'searched';

/** Of a block, what says which products and kinds its items have. */
export interface BlockDictionaries {
  texts: (of: ProductText) => Promise<TextColumn>;
  kinds: ItemKind[];
}

/** How many items a block has of each product and kind, and what they come to. */
export interface BlockTallies {
  product: ArrayLike<number>;
  kind: ArrayLike<number>;
  items: ArrayLike<number>;
  cents: ArrayLike<number>;
}

/** The items one by one, in their order; product and kind are places in the dictionaries. */
export interface BlockItems {
  product: ArrayLike<number>;
  kind: ArrayLike<number>;
  cents: ArrayLike<number>;
  /** Number of the item in its note. */
  number: ArrayLike<number>;
  /** How many items each note has. */
  ofNote: ArrayLike<number>;
}

/** What a note is known by, beside its key. */
export type NoteFacts = Pick<ItemLine, (typeof sharedNoteFields)[number] | (typeof ownNoteFields)[number]>;

export interface BlockNotes {
  at: (note: number) => NoteFacts;
}

import type { ItemLine } from '@restitui/tax-engine/engine-types.ts';
import type { TextColumn } from './text-column.ts';

/** Fields that all items of one product share. */
export const productFields = ['codigo', 'produto', 'ncm', 'cest', 'extipi'] as const;
/** Note fields that many notes of a block have in common. */
export const sharedNoteFields = ['modelo', 'serie', 'emitente'] as const;
/** Note fields that differ from note to note, beside the access key. */
export const ownNoteFields = ['numero', 'emissao'] as const;

/** The classification that items have in common. */
export type ItemKind = Pick<
  ItemLine,
  | 'cfop'
  | 'cst_icms'
  | 'cst_pis'
  | 'cst_cofins'
  | 'grupo'
  | 'anexo'
  | 'revisar'
  | 'regra'
  | 'lei'
  | 'fonte'
  | 'forca'
  | 'prova'
  | 'prova_pedida'
>;

/** The packed parts of a block, which can be loaded one by one. */
export interface BlockParts {
  /** Dictionaries: the texts of the products, and the kinds as JSON. */
  dicionarios: Buffer | null;
  /** Tallies: how many items there are per product and kind, and their sum in cents. */
  somas: Buffer | null;
  /** The items, one by one. */
  colunas: Buffer | null;
  /** The access keys of the notes. */
  chaves: Buffer | null;
  /** The other fields of the notes. */
  documentos: Buffer | null;
}

export type BlockPart = keyof BlockParts;

/** A block of items of one month, in the order in which the engine read them. A note is never split between blocks. */
export interface PackedBlock extends BlockParts {
  /** Month (`MM/AAAA`). */
  competencia: string;
  /** Index of the block among the blocks of the run. */
  ordem: number;
  /** Index of its first item among the items of the run. */
  primeiro: number;
  /** Number of items. */
  itens: number;
  /** Number of notes. */
  notas: number;
  /** The items as JSON instead of the parts, as the oldest runs have them. */
  linhas: Buffer | null;
}

/** A text kept per product: its fields, and a folded text of code, name and NCM for the search. */
export type ProductText = (typeof productFields)[number] | 'searched';

/** The products and kinds to which the items of a block refer. */
export interface BlockDictionaries {
  texts: (field: ProductText) => Promise<TextColumn>;
  kinds: ItemKind[];
}

/** Columns of equal length: number of items and sum in cents per product and kind (indexes into the dictionaries). */
export interface BlockTallies {
  product: ArrayLike<number>;
  kind: ArrayLike<number>;
  items: ArrayLike<number>;
  cents: ArrayLike<number>;
}

/** The items in their order, as columns. */
export interface BlockItems {
  /** Index of the product in the dictionaries. */
  product: ArrayLike<number>;
  /** Index of the kind in the dictionaries. */
  kind: ArrayLike<number>;
  /** Signed amount in cents. */
  cents: ArrayLike<number>;
  /** Number of the item within its note. */
  number: ArrayLike<number>;
  /** Number of items per note, in the order of the notes: shorter than the other columns. */
  itemsPerNote: ArrayLike<number>;
}

/** IBS and CBS of the items of a block, which is absent where no item has them. Columns as long as those of the items. */
export interface BlockIbsCbs {
  /** Index of the item's CST and classification in `codes`, from 1; 0 for an item without the group. */
  code: ArrayLike<number>;
  codes: readonly (readonly [cst: string, classificacao: string])[];
  /** Signed cents. */
  base: ArrayLike<number>;
  ibs: ArrayLike<number>;
  cbs: ArrayLike<number>;
}

/** The fields of a note beside its access key. */
export type NoteFacts = Pick<ItemLine, (typeof sharedNoteFields)[number] | (typeof ownNoteFields)[number]>;

/** Notes of a block, indexed from 0. */
export interface BlockNotes {
  at: (note: number) => NoteFacts;
}

import type { Photos } from './signer.ts';

export interface PhotoAbout {
  field: keyof Photos;
  title: string;
  /** What the picture has to show. */
  hint: string;
  facing: 'user' | 'environment';
  alt: string;
}

/** The two photos, in the order in which they are asked for. */
export const photoAbouts: readonly [PhotoAbout, PhotoAbout] = [
  {
    field: 'fotoPessoa',
    title: 'Foto do seu rosto',
    hint: 'Olhe para a câmera, em um lugar claro, sem óculos escuros nem boné.',
    facing: 'user',
    alt: 'Foto tirada do seu rosto',
  },
  {
    field: 'fotoDoc',
    title: 'Foto do seu documento',
    hint: 'RG, CNH ou outro documento com foto, aberto e sem capa. Nome, número e foto têm de estar legíveis.',
    facing: 'environment',
    alt: 'Foto tirada do seu documento',
  },
];

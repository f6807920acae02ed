import type { Photos } from './signer.ts';

export interface PhotoGuide {
  field: keyof Photos;
  title: string;
  /** Contents that the picture must show. */
  hint: string;
  facing: 'user' | 'environment';
  alt: string;
}

/** The two photos in the order of taking. */
export const photoGuides: readonly [PhotoGuide, PhotoGuide] = [
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

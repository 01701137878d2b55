import type { GoodsWords } from '#app/models/platform/text/goods.ts'

/** What the kinds of block are called. */
const blockTexts: Record<string, string> = {
  hero: 'Grande image de tête',
  title: 'Titre',
  text: 'Texte',
  'text-image': 'Texte et image',
  quote: 'Citation',
  call: 'Appel à agir',
  accordion: 'Questions repliées',
  steps: 'Étapes',
  cards: 'Cartes',
  pregnancy: 'Pictogramme femme enceinte',
  image: 'Image',
  slider: 'Images qui défilent',
  gallery: 'Galerie',
  video: 'Film',
  embed: 'Film ou carte d’un autre site',
  news: 'Actualités',
  blog: 'Articles du blog',
  products: 'Produits',
  services: 'Services',
  album: 'Album',
  form: 'Formulaire',
  calendar: 'Calendrier',
  reviews: 'Avis',
  awards: 'Récompenses',
  newsletter: 'Inscription à la lettre',
  map: 'Carte et adresses',
  hours: 'Horaires',
  columns: 'Colonnes',
  own: 'Bloc déclaré',
}

/** What a kind of block is called in a house that sells these; nothing for one that the program does not have. */
export function blockText(type: string, { sort }: GoodsWords): string | undefined {
  return type === 'tonight' ? `Trois ${sort.many} pour ce soir` : blockTexts[type]
}

/** What is said where a body is written. */
export const bodyTexts = {
  title: (name: string) => `Ce qui est écrit\u00a0: ${name}`,
  says: 'Un bloc après l’autre, dans l’ordre de la page.',
  none: 'Cette page n’a pas encore de bloc.',
  add: 'Ajouter un bloc',
  addLabel: 'Sorte de bloc',
  gallery: 'Choisir sur un dessin',
  edit: 'Changer',
  up: 'Monter',
  down: 'Descendre',
  double: 'Doubler',
  remove: 'Retirer',
  block: (kind: string, place: number) => `${kind}, bloc ${place}`,
  changed:
    'Quelqu’un a changé cette page entre-temps : voici comment elle est à présent. Ce que vous avez écrit est gardé ci-dessous.',
  advice: 'À savoir',
  now: 'Ce bloc, tel qu’il est à présent',
  changedList: 'Quelqu’un a changé cette page entre-temps : voici comment elle est à présent. Rien n’a été déplacé.',
  back: 'Tous les blocs',
  inside: 'Les colonnes gardent ce qu’elles contiennent.',
} as const

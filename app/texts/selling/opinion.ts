import type { GoodsWords } from '#app/models/platform/text/goods.ts'
import type { OpinionRefusal, OpinionState } from '#app/models/selling/after/opinion.ts'

const refusals: Record<OpinionRefusal, string> = {
  INSULT: 'il contient des propos injurieux',
  OFF_TOPIC: 'il ne parle pas du produit',
  PERSONAL_DATA: 'il contient des données personnelles d’une autre personne',
  ADVERTISING: 'il contient de la publicité',
  UNLAWFUL: 'il contient des propos que la loi interdit',
}

/** Why an opinion is not published, as its author is told. */
export function sayRefusal(reason: string): string {
  return refusals[reason as OpinionRefusal] ?? 'il ne respecte pas nos règles'
}

/** What buyers think: where they say it, and where others read it. */
export const opinionTexts = {
  title: 'Votre avis',
  lead: ({ sort }: GoodsWords, reference: string) =>
    `Ce que vous avez pensé des ${sort.many} de la commande ${reference}. Un mot suffit, une note aussi.`,
  early: ({ enjoyed }: GoodsWords) => `Cette commande n’est pas encore partie : revenez quand vous aurez ${enjoyed}.`,
  rules:
    'Nous publions tous les avis, bons ou moins bons, sous sept jours. Seuls les propos injurieux, hors sujet, publicitaires ou interdits par la loi ne le sont pas, et nous vous disons alors pourquoi. Rien n’est donné en échange.',
  rating: 'Votre note',
  stars: (rating: number) => (rating === 1 ? '1 étoile sur 5' : `${rating} étoiles sur 5`),
  text: 'Ce que vous en dites',
  textHint: 'Facultatif. Évitez de nommer d’autres personnes.',
  author: 'Signé',
  authorHint: 'Ce nom paraît avec votre avis.',
  send: 'Envoyer cet avis',
  change: 'Changer cet avis',
  given: 'Votre avis',
  back: 'Retour à ma commande',
  here: 'Donner mon avis',
  ratingNeeded: 'Choisissez de une à cinq étoiles.',
  authorNeeded: 'Indiquez sous quel nom votre avis paraîtra.',
  textLong: 'Votre avis compte plus de 2 000 caractères : raccourcissez-le.',
  states: {
    WAITING: 'Reçu : il paraîtra une fois lu. D’ici là, vous pouvez le changer.',
    PUBLISHED: 'Publié.',
    REFUSED: '',
  } satisfies Record<OpinionState, string>,
  refused: (reason: string) => `Non publié : ${sayRefusal(reason)}.`,
  shelf: 'Ce qu’en disent les acheteurs',
  none: 'Aucun avis pour l’instant.',
  notice:
    'Chaque avis vient d’une commande livrée ; il est lu avant d’être publié, et rien n’est donné en échange. Les plus récents d’abord.',
  checked: 'Achat vérifié',
  dates: (published: string, experienced: string) => `publié le ${published}, commande partie le ${experienced}`,
  answer: ({ ofHouse }: GoodsWords) => `Réponse ${ofHouse}`,
  mean: (tenths: string, count: number) => `${tenths} sur 5 · ${count} avis`,
  all: (count: number) => `Lire les ${count} avis`,
  ofProduct: (name: string) => `Avis sur ${name}`,
  seeProduct: ({ sort }: GoodsWords) => `Voir ${sort.ce} ${sort.one}`,
} as const

/** A mean in words: `4,6`. */
export function sayTenths(tenths: number): string {
  return (tenths / 10).toLocaleString('fr-FR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
}

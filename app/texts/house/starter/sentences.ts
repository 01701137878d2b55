import type { Answers } from '#app/models/house/starter/answers.ts'
import { sayAt } from '#app/models/house/starter/sentence.ts'
import { tradeWords } from '#app/texts/site/trades.ts'
import { type PageWords, pageWords } from './trade-pages.ts'

/** What pages say of what was answered: each a sentence, or nothing where there was no answer. */
export type Said = {
  words: PageWords
  town: string
  kind: string
  craft: string
  story: string
  shipping: string
  visits: string
}

/** Puts the answers into sentences. */
export function sayAnswers({ trade, town, craft, story, shipping, visits, visitsHow, hasHours }: Answers): Said {
  const words = pageWords[trade]
  return {
    words,
    town: town && `Nous sommes ${sayAt(town)}.`,
    kind: town && `${words.kind} ${sayAt(town)}`,
    craft,
    story,
    shipping: sayShipping(shipping, tradeWords[trade].atHouse),
    visits: join(sayVisits(visits, hasHours), receives(visits) && visitsHow),
  }
}

/** Whether visitors are received at all. */
export function receives(visits: Answers['visits']): boolean {
  return visits === 'FREE' || visits === 'BOOKED'
}

/** Sentences one behind the other; those that say nothing are left out. */
export function join(...sentences: (string | false)[]): string {
  return sentences.filter(Boolean).join(' ')
}

function sayVisits(visits: Answers['visits'], hasHours: boolean): string {
  if (visits === 'BOOKED') return 'Nous recevons sur rendez-vous : écrivez-nous pour choisir un jour.'
  if (visits !== 'FREE') return ''
  return hasHours ? 'Poussez la porte aux heures d’ouverture, sans rendez-vous.' : 'Poussez la porte, sans rendez-vous.'
}

function sayShipping(shipping: Answers['shipping'], atHouse: string): string {
  switch (shipping) {
    case 'SHIP':
      return 'Nous expédions vos commandes.'
    case 'BOTH':
      return `Nous expédions vos commandes ; vous pouvez aussi venir les chercher ${atHouse}.`
    case 'COLLECT':
      return `Vos commandes vous attendent ${atHouse}.`
    default:
      return ''
  }
}

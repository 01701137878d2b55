import type { Advice } from '#app/models/house/advice/advise-block.ts'
import { sayWordAdvice } from './law-words.ts'

/** What the writer of a block should know, in a sentence. */
export function sayAdvice(advice: Advice): string {
  if (advice.is === 'alt')
    return 'Une image n’a pas de texte de remplacement : dites en quelques mots ce qu’elle montre, ou cochez « Image de décor ». Sans cela, la page ne se publie pas.'
  if (advice.is === 'words') return sayWordAdvice(advice.rule)
  return `La loi Évin limite ce qui se dit d’un vin à son origine, sa composition, son élaboration et son service : relisez ce qui parle de « ${advice.word} ».`
}

/** What is good to know of a form that books days. */
export const formAdviceTexts = {
  asksNoAddress:
    'Ce formulaire réserve des jours sans demander à chacun son adresse e-mail : personne ne peut confirmer ses places, et la moitié d’un jour au plus se réserve ainsi. Ajoutez un champ « Adresse e-mail » obligatoire.',
} as const

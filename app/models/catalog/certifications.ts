import { foldText } from '../platform/text/fold-text.ts'

/** What shoppers look for of how a wine was grown and made. */
export const certifications = ['bio', 'biodynamie', 'hve', 'nature'] as const
export type Certification = (typeof certifications)[number]

const words: Record<Certification, RegExp> = {
  bio: /\b(agriculture biologique|biologiques?|bio|ab)\b/,
  biodynamie: /\b(biodynami\w*|demeter|biodyvin)\b/,
  hve: /\b(hve|haute valeur environnementale)\b/,
  nature: /\b(methode nature|vins? nature(ls?)?)\b/,
}

/** What a wine is certified as, by what its owner says of it; what it is not, or only on the way to be, is nothing yet. */
export function readCertifications(said: string): Certification[] {
  const claims = partsOf(said)
    .map(foldText)
    .filter((claim) => !/\b(conversion|sans|non|pas)\b/.test(claim))
  return certifications.filter((one) => claims.some((claim) => words[one].test(claim)))
}

/** Each certification that an owner names, in their words. */
export function partsOf(said: string): string[] {
  return said
    .split(/[,;·\n]/)
    .map((part) => part.trim())
    .filter(Boolean)
}

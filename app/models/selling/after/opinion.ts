/** How far the opinion of a buyer is. */
export const opinionStates = ['WAITING', 'PUBLISHED', 'REFUSED'] as const

export type OpinionState = (typeof opinionStates)[number]

/** Why an opinion is not published: what the house thinks of it is no reason. */
export const opinionRefusals = ['INSULT', 'OFF_TOPIC', 'PERSONAL_DATA', 'ADVERTISING', 'UNLAWFUL'] as const

export type OpinionRefusal = (typeof opinionRefusals)[number]

/** A name as others read it: the first one, and the first letter of the last. */
export function signAs({ firstname, lastname }: { firstname: string; lastname: string }): string {
  const [letter] = lastname.trim()
  return [firstname.trim(), letter && `${letter.toUpperCase()}.`].filter(Boolean).join(' ')
}

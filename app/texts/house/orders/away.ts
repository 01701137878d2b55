const changes = (count: number) => `${count} changement${count > 1 ? 's' : ''}`

/** What is said in the place of a page of the panel that cannot be asked for. */
export const awayTexts = {
  readAt: (when: string) => `Lu ${when}, sans ligne. Vous pouvez travailler : ce que vous enregistrez attend sur cet appareil.`,
  kept: (count: number) => `Gardé sur cet appareil : ${changes(count)}. L’envoi part dès que le réseau revient.`,
  failedOf: 'Envoi',
  failed: 'Le site n’a pas pu lire cet envoi.',
  title: 'Sans réseau',
  says: 'Cette page du panneau a besoin du réseau. Sans lui, vous pouvez compter et préparer :',
  none: 'Cette page du panneau a besoin du réseau. Rien n’est gardé sur cet appareil : ouvrez une fois le stock avec le réseau.',
  desk: (name: string, when: string) => `${name} (lu ${when})`,
  again: 'Réessayer',
} as const

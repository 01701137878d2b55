/** What staff read above a page of the public site. */
export const staffBarTexts = {
  label: 'Personnel du site',
  panel: 'Administration',
  edit: 'Modifier cette page',
  compose: 'Composer la page',
  draftHere: 'Brouillon de cette page',
  drafts: (count: number) => (count === 1 ? '1 brouillon' : `${count} brouillons`),
  unread: (count: number) => (count === 1 ? '1 message à lire' : `${count} messages à lire`),
  failedMails: (count: number) => (count === 1 ? '1 courriel non parti' : `${count} courriels non partis`),
  trial: 'Apparence à l’essai',
  trialEnd: 'Vous voyez le site dans une apparence à l’essai. Le revoir tel qu’il est',
} as const

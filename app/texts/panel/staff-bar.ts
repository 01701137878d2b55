/** What staff read above a page of the public site. */
export const staffBarTexts = {
  label: 'Personnel du site',
  panel: 'Administration',
  edit: 'Modifier cette page',
  unread: (count: number) => (count === 1 ? '1 message à lire' : `${count} messages à lire`),
  failedMails: (count: number) => (count === 1 ? '1 courriel non parti' : `${count} courriels non partis`),
} as const

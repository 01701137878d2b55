/** What the bar says over words that are written on the page. */
export const writingTexts = {
  bar: 'Mise en forme',
  bold: { label: 'Gras', sign: 'G' },
  italic: { label: 'Italique', sign: 'I' },
  heading: { label: 'Intertitre', sign: 'T' },
  list: { label: 'Liste', sign: '•' },
  numbers: { label: 'Liste numérotée', sign: '1.' },
  quote: { label: 'Citation', sign: '«' },
  link: 'Lien',
  address: 'Nom d’une page, ou adresse',
  put: 'Poser',
  cancel: 'Annuler',
  inSigns: 'Ce texte contient des signes que l’écriture directe ne connaît pas : il s’écrit ici, signe par signe.',
} as const

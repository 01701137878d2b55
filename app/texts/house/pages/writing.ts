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
} as const

import type { Durability } from '#app/models/catalog/goods/goods.ts'

/** The words of the label of lasting things (Implementing Regulation (EU) 2025/1960, annex II), and how it is told to who does not see it. */
export const durabilityTexts = {
  title: 'GARAN',
  days: '365',
  section: 'Garantie commerciale de durabilité',
  says: ({ years, brand, model }: Durability) =>
    `Garantie commerciale de durabilité du fabricant : ${sayYears(years)}, ${[brand, model].filter(Boolean).join(', ')}. Sans frais, sur l’objet entier, en plus de la garantie légale de conformité.`,
  more: 'Ce que dit le label GARAN',
  address: 'https://europa.eu/youreurope/commercial-guarantee-durability',
} as const

/** What it is, in each language of the Union, by their order in its own lists. */
export const durabilityNames = [
  'търговска гаранция за дълготрайност',
  'garantía comercial de durabilidad',
  'obchodní záruka trvanlivosti',
  'kommerciel holdbarhedsgaranti',
  'gewerbliche Haltbarkeitsgarantie',
  'kaubanduslik vastupidavusgarantii',
  'εμπορική εγγύηση ανθεκτικότητας',
  'commercial guarantee of durability',
  'garantie commerciale de durabilité',
  'ráthaíocht tráchtála buanseasmhachta',
  'komercijalno jamstvo trajnosti',
  'garanzia commerciale di durabilità',
  'komerciāla izturības garantija',
  'komercinė patvarumo garantija',
  'kereskedelmi tartóssági jótállás',
  'garanzija kummerċjali ta’ durabbiltà',
  'commerciële duurzaamheidsgarantie',
  'handlowa gwarancja trwałości',
  'garantia comercial de durabilidade',
  'garanție comercială de durabilitate',
  'obchodná záruka trvanlivosti',
  'tržna garancija za trajnost',
  'kaupallinen kestävyystakuu',
  'kommersiell hållbarhetsgaranti',
] as const

/** Years and halves as the label writes them: `5`, `2,5`. */
export function writeYears(years: number): string {
  return String(years).replace('.', ',')
}

function sayYears(years: number): string {
  return `${writeYears(years)}\u00a0ans`
}

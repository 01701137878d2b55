import { roomOfDescription, roomOfTitle } from '#app/models/content/page-summary.ts'
import type { GoodsWords } from '#app/models/platform/text/goods.ts'

const signs = (count: number) => `${count.toLocaleString('fr-FR')} ${count < 2 ? 'signe' : 'signes'}`

/** What is said of a wine and search engines. */
export const wineSearchTexts = {
  result: 'Tel qu’un moteur de recherche le montre',
  noName: ({ sort }: GoodsWords) => `Votre ${sort.one}`,
  noDescription: 'Sans description, le moteur choisit lui-même quelques mots de la page.',
  counted: ({ title, description }: { title: number; description: number }) =>
    `Titre : ${signs(title)}, un moteur en montre environ ${roomOfTitle}. Description : ${signs(description)}, environ ${roomOfDescription} montrés.`,
  written: 'Écrit',
  ofName: 'Repris du nom',
} as const

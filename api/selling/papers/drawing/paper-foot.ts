import type { Seller } from '#app/models/selling/money/paper.ts'
import { paperTexts as words } from '#app/texts/selling/papers.ts'
import { measureText } from '../../../platform/pdf/fonts.ts'
import { writtenArea } from '../../../platform/pdf/open-pages.ts'
import type { Sheet } from '../../../platform/pdf/sheet.ts'

const { left, width, foot } = writtenArea
const size = 8

/** The lowest line of each page: whose paper it is, which one, and which page of it. */
export function writeFoot({ pages }: Pick<Sheet, 'pages'>, { name }: Pick<Seller, 'name'>, title: string): void {
  pages.forEach((page, place) => {
    const number = words.page(place + 1, pages.length)
    const mark = { kind: 'text', y: foot, font: 'regular', size, colour: 'grey', isFoot: true } as const
    page.push({ kind: 'box', x: left, y: foot + 12, width, height: 0.6, colour: 'line', isFoot: true })
    page.push({ ...mark, text: `${name} · ${title}`, x: left })
    page.push({ ...mark, text: number, x: left + width - measureText(number, 'regular', size) })
  })
}

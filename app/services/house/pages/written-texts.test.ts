import { Window } from 'happy-dom'
import { expect, test } from 'vitest'
import { RichText } from '#api/contract/platform/rich-text.ts'
import { readWritten, type Written } from '#app/models/house/written/read-written.ts'
import { plainWords } from '#app/models/site/rich-text.ts'

const { document } = new Window()

test('however long, deep or broken a paste is, it becomes a text that the site takes, with every word', () => {
  let seed = 7
  const random = (most: number) => {
    seed = (seed * 1103515245 + 12345) % 2147483648
    return seed % most
  }
  const names = ['p', 'div', 'ul', 'li', 'ol', 'b', 'i', 'a', 'span', 'blockquote', 'h1', 'h3', 'table', 'tr', 'td', 'section']
  const grow = (depth: number): string =>
    Array.from({ length: random(4) + 1 }, () => {
      const name = names[random(names.length)] ?? 'p'
      return depth === 0 || random(3) === 0 ? ` mot${random(9)} ` : `<${name}>${grow(depth - 1)}</${name}>`
    }).join('')
  for (let round = 0; round < 300; round += 1) {
    const place = document.createElement('div')
    place.innerHTML = grow(5)
    const text = readWritten(place as unknown as Written)
    expect(RichText.safeParse(text).error, place.innerHTML).toBeUndefined()
    const wordsOf = (said: string) => said.match(/mot\d/g)?.length ?? 0
    expect(wordsOf(plainWords(text)), place.innerHTML).toBe(wordsOf(place.textContent))
  }
})

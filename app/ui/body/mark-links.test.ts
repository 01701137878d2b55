import { expect, test } from 'vitest'
import { markLinks } from './mark-links.ts'

const marked = (html: string) =>
  [...markLinks(html).matchAll(/<a data-discover="true" [^>]*href="([^"]*)"/g)].map(([, href]) => href)

test('links to pages of the site are marked once each, wherever their address stands', () => {
  const html = `<a class="btn" href="/le-domaine">a</a><a href="/le-domaine#hist">b</a><a href="/le-caveau?x=1">c</a>
    <a href="/art/mark.svg">d</a><a href="//ailleurs.fr/">e</a><a href="https://ailleurs.fr/">f</a><a href="#haut">g</a><a id="h">h</a>
    <a href="/fiche.pdf">i</a><abbr href="/non">j</abbr>`
  expect(marked(html)).toEqual(['/le-domaine', '/le-caveau?x=1'])
  expect(markLinks(html).replaceAll('data-discover="true" ', '')).toBe(html)
})

test('[49] a page full of links asks no more than the server answers', () => {
  const list = (length: number, name: string) => Array.from({ length }, (_, at) => `<a href="/${name}-${at}">x</a>`).join('')
  expect(marked(list(200, 'p'))).toHaveLength(16)
  const long = marked(list(20, 'é'.repeat(30)))
  expect(long.length).toBeGreaterThan(2)
  expect(encodeURIComponent(long.join()).length).toBeLessThan(1000)
})

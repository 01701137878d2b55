import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Film } from './film.tsx'
import { Picture } from './picture.tsx'

const cave = {
  url: '/images/cave/0123456789ab.jpg',
  width: 1400,
  height: 900,
  alt: 'La cave',
  focus: 'top' as const,
  tone: 'wine' as const,
}

test('a picture below the fold waits, keeps its place and says its sizes', () => {
  const html = renderToStaticMarkup(createElement(Picture, { picture: cave, sizes: '50vw', cropped: true }))
  expect(html).toMatch(
    /^<picture class="picture tone-wine"><source type="image\/avif" srcSet="[^"]+ 160w, [^"]+1280w" sizes="50vw"/,
  )
  expect(html).toMatch(
    /<img[^>]* width="1400" height="900" alt="La cave" class="cropped focus-top" loading="lazy" decoding="async"/,
  )
  expect(html).not.toContain('style=')
})

test('where the styles give its place a form, a picture says what counts in it, and a bottle alone that it stands whole', () => {
  const classOf = (change: object) =>
    / class="((?:focus|whole)[^"]*)"/.exec(
      renderToStaticMarkup(createElement(Picture, { picture: { ...cave, ...change }, sizes: '50vw', fitted: true })),
    )?.[1]
  expect([classOf({}), classOf({ focus: 'center' }), classOf({ width: 700, height: 1822 })]).toEqual([
    'focus-top',
    'focus-center',
    'whole',
  ])
})

test('the first picture of a page comes before everything else, and an ornament says nothing', () => {
  const html = renderToStaticMarkup(createElement(Picture, { picture: cave, sizes: '100vw', first: true, alt: '' }))
  expect(html).toMatch(/fetchPriority="high"/i)
  expect(html).toContain('alt=""')
  expect(html).not.toContain('lazy')
})

test('a site without the newer forms offers none', () => {
  expect(renderToStaticMarkup(createElement(Picture, { picture: { ...cave, webp: false }, sizes: '100vw' }))).not.toContain(
    '<source',
  )
})

test('[C-04] a film loads nothing before it is played, and is 950 pixels wide at most', () => {
  const html = renderToStaticMarkup(
    createElement(Film, { film: { url: '/images/f/0123456789ab.mp4', width: 1920, height: 1080, alt: 'La taille' } }),
  )
  expect(html).toMatch(/<video class="own-film"[^>]*width="950" height="534"[^>]*preload="none"/)
})

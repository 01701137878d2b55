import { expect, test } from 'vitest'
import { slideOf } from './enlarge.ts'

const link = (more: object) =>
  ({ href: 'https://domaine.test/albums/la-cave/2', dataset: {}, textContent: '', querySelector: () => null, ...more }) as never

test('a film opens under the words of its link, a picture under its own', () => {
  const film = link({ dataset: { picture: '/images/f/0123456789ab.mp4', enlarge: '' }, textContent: ' La taille en mars' })
  expect(slideOf(film)).toEqual({ url: '/images/f/0123456789ab.mp4', alt: 'La taille en mars', caption: '' })
  const picture = link({ dataset: { enlarge: 'Le soir' }, querySelector: () => ({ alt: 'Les coteaux' }) })
  expect(slideOf(picture)).toMatchObject({ alt: 'Les coteaux', caption: 'Le soir' })
  expect(slideOf(link({ querySelector: () => ({ alt: '' }), textContent: 'x' }))).toMatchObject({ alt: '' })
})

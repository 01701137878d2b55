import { expect, test } from 'vitest'
import type { HeroBlock } from '#app/models/content/blocks/text-blocks.ts'
import type { Around } from '../parts/pages.ts'
import { isPhotographed } from './photographed.ts'

test('a photograph of the owner’s stands before what a direction draws, a drawing does not', () => {
  const around = { images: { a: { url: '/images/combe/1.jpg' }, b: { url: '/images/hills/1.svg' } } } as unknown as Around
  const of = (picture?: string) =>
    isPhotographed({ ...(picture && { picture: { image: picture } }) } as unknown as HeroBlock, around)
  expect([of('a'), of('b'), of('gone'), of()]).toEqual([true, false, false, false])
})

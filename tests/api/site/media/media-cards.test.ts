import sharp from 'sharp'
import { expect, test } from 'vitest'
import { demoPictures } from '#api/demo/pictures.ts'
import { openInProcess } from '#api/door/in-process.ts'
import { bindToSite } from '#api/platform/database/database.ts'
import { connectInProcess } from '#server/ports/connect-in-process.ts'
import { drawPicture } from '../../../support/pictures.ts'
import { imageRow } from '../../support/media/media.ts'
import { storedOf, upload } from '../../support/media/media-calls.ts'
import { openOwnStage } from '../../support/own-stage.ts'
import { setParameter } from '../../support/trade/shop.ts'

const stage = openOwnStage()

const ask = (address: string, site = '1') => connectInProcess(stage().dependencies).file(site, address)

/** The colour of a card at a point, and how large it is. */
async function look(address: string, left: number, top: number) {
  const file = await ask(address)
  if (!file || file === 'busy') throw new Error(`no card: ${file}`)
  const { width, height, format } = await sharp(file.bytes).metadata()
  const spot = await sharp(file.bytes).extract({ left, top, width: 1, height: 1 }).raw().toBuffer()
  return { size: [file.mime, format, width, height], colour: [...spot] }
}
const isNear = (colour: number[], wanted: number[]) => colour.every((part, place) => Math.abs(part - (wanted[place] ?? 0)) < 16)

test('the picture of a thing is made for networks and catalogues, large and in a kind that all of them show', async () => {
  const [wide, tall] = storedOf(
    await upload(stage(), [
      { name: 'coteau.png', bytes: await drawPicture('png', 1600, 700) },
      { name: 'bouteille.png', bytes: await drawPicture('png', 300, 900) },
    ]),
  )
  const addressOf = (url: string | undefined, form: string) =>
    `${url?.replace('/images/', '').replace('.png', '')}-${form}-00000000.jpg`
  const shared = await look(addressOf(wide?.url, 'partage'), 1190, 620)
  expect(shared.size).toEqual(['image/jpeg', 'jpeg', 1200, 630])
  expect(isNear(shared.colour, [0x76, 0x15, 0x27])).toBe(true)

  const paper = await look(addressOf(tall?.url, 'partage'), 10, 10)
  expect([paper.size.slice(2), isNear(paper.colour, [0xfb, 0xf4, 0xea])]).toEqual([[1200, 630], true])
  const bottle = await look(addressOf(tall?.url, 'partage'), 260, 400)
  expect(isNear(bottle.colour, [0x76, 0x15, 0x27])).toBe(true)
  const good = await look(addressOf(tall?.url, 'vitrine'), 10, 10)
  expect([good.size.slice(2), good.colour]).toEqual([
    [1000, 1000],
    [255, 255, 255],
  ])

  await setParameter(
    openInProcess(stage().dependencies)({ siteId: '1', token: stage().tokens['1']?.ADMIN }),
    'PAPER_COLOR',
    '#d0e0f0',
  )
  expect(isNear((await look(addressOf(tall?.url, 'partage'), 10, 10)).colour, [0xd0, 0xe0, 0xf0])).toBe(true)
})

test('a drawing that comes with the program is made a picture as well', async () => {
  const bottle = demoPictures(new Date()).find(({ id }) => id === 'bottle-abbesse')
  await bindToSite(stage().db, '1').inTransaction((tx) =>
    tx.insertInto('images').values(imageRow('bottle-abbesse', bottle)).execute(),
  )
  const glass = await look('bottle-abbesse/000000000000-vitrine-00000000.jpg', 500, 600)
  expect(glass.size).toEqual(['image/jpeg', 'jpeg', 1000, 1000])
  expect(Math.max(...glass.colour)).toBeLessThan(120)
})

test('a house has a card of its own, and nobody has one drawn of what the site does not show', async () => {
  expect((await look('maison/000000000000-partage-0123abcd.jpg', 10, 10)).size).toEqual(['image/jpeg', 'jpeg', 1200, 630])
  const [own] = storedOf(await upload(stage(), [{ name: 'cave.png', bytes: await drawPicture('png', 900, 600) }]))
  const stem = own?.url.replace('/images/', '').replace('.png', '') ?? ''
  expect(await ask(`${stem}-partage-00000000.jpg`, '2')).toBeUndefined()
  for (const address of [
    `${own?.id}/000000000000-partage-00000000.jpg`,
    'autre/000000000000-partage-00000000.jpg',
    'maison/111111111111-partage-00000000.jpg',
    `${stem}-affiche-00000000.jpg`,
    `${stem}-partage-xyz.jpg`,
    `${stem}-partage.jpg`,
  ])
    expect(await ask(address), address).toBeUndefined()
})

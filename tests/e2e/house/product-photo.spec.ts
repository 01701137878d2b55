import { drawPicture } from '../../support/pictures.ts'
import { callAsOwner, type OwnShop, withOwnShop } from '../own-shop.ts'
import { expect, test } from '../shopper.ts'

test.setTimeout(90_000)

test('a photograph of a bottle is seen whole on its page, another one fills its place around what its owner marked', async ({
  page,
}) => {
  await withOwnShop(async (shop) => {
    for (const [width, height, fit, position] of [
      [400, 1000, 'contain', '50% 50%'],
      [1200, 800, 'cover', '0px 0px'],
    ] as const) {
      const image = await sendPhoto(shop, await drawPicture('jpeg', width, height))
      await callAsOwner(shop, 'PUT', `/admin/image/${image}`, { focalX: 0, focalY: 0 })
      await callAsOwner(shop, 'PUT', '/admin/product/abbesse', { images: [image] })
      await page.goto(`${shop.url}/boutique/clos-de-l-abbesse`)
      const photo = page.locator('.stage-plate .picture img')
      await expect(photo).toHaveCSS('object-fit', fit)
      await expect(photo).toHaveCSS('object-position', position)
    }
  })
})

async function sendPhoto({ url, token }: OwnShop, photo: Buffer): Promise<string> {
  const body = new FormData()
  body.append('alt', 'Une bouteille')
  body.append('images', new File([new Uint8Array(photo)], 'photo.jpg', { type: 'image/jpeg' }))
  const headers = { idSite: '1', Authorization: `Bearer ${token}` }
  const answer = await fetch(`${url}/api/admin/image`, { method: 'POST', headers, body })
  const { data } = (await answer.json()) as { data: { images: { id: string }[] } }
  return data.images[0]?.id ?? ''
}
